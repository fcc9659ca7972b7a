/**
 * A text's beginning, of at most `max` UTF-16 code units. It never ends within what people see as one character, such
 * as an emoji of several.
 */
export const cutText = (text: string, max: number): string =>
  text.slice(0, new Intl.Segmenter().segment(text).containing(max)?.index);
