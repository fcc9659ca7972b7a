/** What Unicode recommends to show as one emoji: flags, keycaps, families and skin tones, too. */
const EMOJI = /^\p{RGI_Emoji}$/v;
/** Asks for a picture rather than a letter. Some keyboards leave it out, as in `❤`. */
const AS_PICTURE = '\uFE0F';

/** The one emoji that a text consists of, always in the same spelling. Undefined if it is anything else. */
export const toEmoji = (text: string): string | undefined =>
  [text, `${text}${AS_PICTURE}`].find((spelling) => EMOJI.test(spelling));
