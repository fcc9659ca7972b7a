/** The start of what clients show as a link, wherever it stands. */
const LINK = /https?:\/\/|\bwww\./i;

/** Whether a text has a link. New accounts can't send links to people who aren't their friends. */
export const holdsLink = (text: string) => LINK.test(text);
