/** Letters that are written as two on other keyboards. `æ` and `ß` always are, so folding does that. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const LETTER = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'giu');

/** A text, and how it is written without umlauts if it has any: `Käse` and `Kaese`. Never the other way: `neue` has none. */
export function spellingsOf(text: string): string[] {
  const composed = text.normalize('NFC');
  const spelled = composed.replaceAll(LETTER, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
  return spelled === composed ? [text] : [text, spelled];
}
