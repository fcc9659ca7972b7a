/** Graphemes are what people see as one character, such as a letter with its accents or an emoji of several. */

/** A text's length as people count it. */
export const countGraphemes = (text: string): number =>
  Array.from(new Intl.Segmenter().segment(text)).length;

/** A text's beginning, of at most `max` UTF-16 code units. It never ends within a grapheme. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, new Intl.Segmenter().segment(text).containing(max)?.index);
