// The sheet a board is drawn on: as high as this, and as wide as its board says.

export const HEIGHT = 1000;
/** Land drawn beyond the outermost spaces, so that coast and mountains have room. */
export const MARGIN = 64;
