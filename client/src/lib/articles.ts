// Where it is written what an article does: a page to read, nothing the client plays by.

const rules: Readonly<Record<string, string>> = {
  helm: 'AN-ITEM-1', witch: 'AN-ITEM-4', shield: 'AN-ITEM-5', bow: 'AN-ITEM-6', falcon: 'AN-ITEM-7',
  telescope: 'AN-ITEM-8', wineskin: 'AN-ITEM-9', herb: 'AN-HERB-2', rune: 'AN-RUNE-3',
};

/** The rule of a thing by its name, whichever side is up (`shield_half`); "" for what explains itself. */
export function articleRule(name: string): string {
  return rules[name.split('_')[0]!] ?? '';
}
