// An unexpected message in the console fails the test.
/** Warnings about settings that the tests' Worker doesn't have. */
const ALWAYS =
  /^Configuration: (OPERATOR|TURN) isn’t set up|^Configuration: ADMIN_SECOND_FACTOR needs attention/;

let expected: RegExp[] = [];
let allowed: RegExp[] = [];
let logged: string[] = [];

/** Expects these messages during the running test. Each must be logged, at any level. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** Allows these messages during the running test, for random events such as a schedule's faults. */
export function allowConsole(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/** The text of a logged value. An error begins with its class, which its stack may leave out. */
const textOf = (word: unknown) =>
  word instanceof Error
    ? `${word.constructor.name}: ${word.message}\n${word.stack ?? ''}`
    : String(word);

// The product's code runs in the same isolate, so this is also its console.
for (const level of ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    logged.push(words.map(textOf).join(' '));
  };
}

/** Forgets what was logged so far, for messages that an earlier file has left behind. */
export function forgetLogged(): void {
  logged = [];
}

/** Throws for unexpected messages, and for expected ones that are missing. */
export function checkConsole(): void {
  const known = [ALWAYS, ...expected, ...allowed];
  const unexpected = logged.filter((line) => !known.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !logged.some((line) => pattern.test(line)));
  [expected, allowed, logged] = [[], [], []];
  if (unexpected.length > 0) {
    throw new Error(`Logged, but not expected by the test:\n${unexpected.join('\n')}`);
  }
  if (missing.length > 0) {
    throw new Error(`Expected by the test, but not logged: ${missing.join(', ')}`);
  }
}
