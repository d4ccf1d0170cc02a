/** Tries until it works: what is loaded late must not stay away because the line broke just then. */
export async function persist<T>(load: () => Promise<T>, tries = 60, pause = 1000): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await load();
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
