import { cutOff, damaged } from '../unfit.ts';

const NAME = /[A-Za-z_][\w.:-]{0,99}/y;
const SPACE = /\s*/y;

/** Walks through markup; whatever it is asked for and does not find is a fault of the file. */
export class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text.replace(/^\u{FEFF}/u, '');
  }

  atEnd() {
    return this.#at >= this.#text.length;
  }

  /** Goes past this, where it comes next. */
  takes(what: string): boolean {
    const found = this.#text.startsWith(what, this.#at);
    if (found) this.#at += what.length;
    return found;
  }

  expect(what: string) {
    if (!this.takes(what)) throw this.atEnd() ? cutOff() : damaged();
  }

  /** All before the next of this, and past it. */
  upTo(what: string): string {
    const end = this.#text.indexOf(what, this.#at);
    if (end === -1) throw cutOff();
    const passed = this.#text.slice(this.#at, end);
    this.#at = end + what.length;
    return passed;
  }

  /** All before the next tag. */
  text(): string {
    const end = this.#text.indexOf('<', this.#at);
    const passed = this.#text.slice(this.#at, end === -1 ? undefined : end);
    this.#at += passed.length;
    return passed;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0] ?? '';
  }

  skipSpace(): true {
    this.#at += this.#match(SPACE).length;
    return true;
  }

  seesName() {
    return this.#match(NAME) !== '';
  }

  name(): string {
    const name = this.#match(NAME);
    if (name === '') throw this.atEnd() ? cutOff() : damaged();
    this.#at += name.length;
    return name;
  }

  /** Goes past the quote that begins here. @returns which it is */
  quote(): string {
    if (this.takes('"')) return '"';
    this.expect("'");
    return "'";
  }
}
