// Languages the catalogue may have, each in its own words.

export const languages: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español (España)',
};

/** The language to begin with: the one chosen before, else the browser's, else English. */
export function firstLanguage(chosen: string): string {
  if (chosen in languages) return chosen;
  for (const tag of navigator.languages) {
    const [code = ''] = tag.split('-');
    if (code in languages) return code;
  }
  return 'en';
}
