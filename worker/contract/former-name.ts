/** The name of every deleted account. No user can take it, so clients may translate it. */
export const FORMER_NAME = 'Former player';
