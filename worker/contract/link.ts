/**
 * The start of what clients show as a link, wherever it stands. With the same flags as theirs: under `iu` a long s (ſ)
 * counts as an s.
 */
const LINK = /https?:\/\/|\bwww\./iu;

/** Whether a text has a link. New accounts can't send links to people who aren't their friends. */
export const holdsLink = (text: string) => LINK.test(text);
