/** The only tab of a browser, with what the drivers of Chromium, Firefox and WebKit all support. */
export interface Tab {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page by its source. Its result, or its promise's, must be JSON. */
  evaluate<Args extends unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown>;
  /** Presses and releases the mouse at this point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys, one per character. */
  type(text: string): Promise<void>;
  /** The key that moves to the next part of a date. Empty if a complete part does so itself. */
  nextPart: string;
  /** @returns a PNG */
  picture(): Promise<Uint8Array>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
