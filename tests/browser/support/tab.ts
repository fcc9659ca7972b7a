/** A browser's only tab, as Firefox's and WebKit's drivers can both steer it. */
export interface Tab {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, by its source. It may return a promise of what JSON can say. */
  evaluate<Args extends unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown>;
  /** Presses and releases the mouse at this place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys, one per character. */
  type(text: string): Promise<void>;
  /** The key that moves on to the next part of a date. Empty where a complete part does so itself. */
  nextPart: string;
  /** @returns a PNG */
  picture(): Promise<Uint8Array>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
