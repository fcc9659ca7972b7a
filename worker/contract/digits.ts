const DIGIT = /\p{Nd}/u;

/** A decimal digit of any script as one of ASCII. Scripts have their digits in rows of ten, from zero. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
