/** Sentences go on behind it without a space in many languages: 。 or ؟ or ” or）. A copied address has none of these. */
const ENDS = String.raw`(?![!-~’])[…\p{Terminal_Punctuation}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]`;
const CHARACTER = String.raw`(?!${ENDS})[^\s<>"()[\]{}\u200B\p{Bidi_Control}]`;
/** A sentence's punctuation or markup, so never the last character of an address. */
const LATER = String.raw`(?![/\-_#%&@])\p{P}|[\x60^|~]`;

/** Matched brackets, such as in `Doom_(1993_video_game)`, belong to the address. An unmatched one ends it. */
const bracketed = (inside: string) =>
  [String.raw`\(${inside}\)`, String.raw`\[${inside}\]`, String.raw`\{${inside}\}`].join('|');
const BRACKETED = bracketed(`(?:${CHARACTER}|${bracketed(`(?:${CHARACTER})*`)})*`);

const LINK = new RegExp(
  `(https?://(?:${CHARACTER}|${BRACKETED})*(?:(?!${LATER})${CHARACTER}|${BRACKETED}))`,
  'giu',
);

/** Splits a text into what isn't a web address, at even places, and what is one, at odd places. */
export const splitAtLinks = (text: string): string[] => text.split(LINK);
