/** The name of every deleted account. Nobody else can have it, so clients may say it in their own language. */
export const FORMER_NAME = 'Former player';
