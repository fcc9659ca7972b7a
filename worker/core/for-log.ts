const LENGTH_MAX = 200;

/** A text from outside as part of one line of the log. Line breaks and terminal codes would forge other lines. */
export const forLog = (text: string) =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LENGTH_MAX);
