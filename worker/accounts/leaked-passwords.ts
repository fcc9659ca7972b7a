import lines from './leaked-passwords.json' with { type: 'json' };

/**
 * The 2684 most common leaked passwords that are long enough for ours and that weak-password.ts doesn't recognize.
 * Lower case. They are from the 49,233 in @zxcvbn-ts/language-common 4.1.3 (MIT; © 2012-2016 Dan Wheeler and Dropbox,
 * Inc., 2021 @zxcvbn-ts), and from the 3,000 most common ones of our length in Mark Burnett's ten million passwords
 * (public domain).
 */
export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(
  lines.flatMap((line) => line.split(' ')),
);
