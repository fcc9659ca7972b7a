// An unexpected error or warning fails the test.
/** The tests' Worker has neither of them configured. */
const ALWAYS =
  /^Configuration: (OPERATOR|TURN) isn’t set up|^Configuration: ADMIN_SECOND_FACTOR needs attention/;

let expected: RegExp[] = [];
let allowed: RegExp[] = [];
let logged: string[] = [];

/** For the running test: each of these must be logged, as an error or a warning. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** For the running test: these may be logged. For random events, as in schedules of random faults. */
export function allowConsole(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/** An error begins with the name of its class, which its stack may not have. */
const textOf = (word: unknown) =>
  word instanceof Error
    ? `${word.constructor.name}: ${word.message}\n${word.stack ?? ''}`
    : String(word);

// The product's code runs in the same isolate, so this is its console, too.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    logged.push(words.map(textOf).join(' '));
  };
}

/** Forgets what was logged so far. For what an earlier file left running, once it has ended. */
export function forgetLogged(): void {
  logged = [];
}

/** Throws for what was logged without being expected, and for what was expected without being logged. */
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
