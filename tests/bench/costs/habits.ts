/**
 * What an average monthly gamer does in a month. These are assumptions, not counts: an operator who knows better changes
 * them here and runs `npm run bench -- costs`.
 */
export const HABITS = {
  /** A gamer is online for two hours on each of these days. Half of the month’s gamers come only on a few days. */
  daysOnline: 10,
  homePages: 20,
  searches: 20,
  sessionPages: 20,
  /** The share of a page’s pictures that the browser doesn’t have yet. */
  picturesLoaded: 0.5,
  applications: 2,
  sessionsHosted: 0.5,
  messages: 80,
  /** Notifications sent. Each has a notice, and some are reminders. */
  notifications: 20,
  emails: 2,
  uploads: 0.2,
  /** Copies made of an upload: the large one, and those for cards that somebody’s screen asks for. */
  copies: 2.5,
  /** Lines in the log: warnings and errors. */
  logLines: 1,
  /** Hours in calls of four members with sound. */
  callHours: 6,
  /** The share of these hours in which all members show their cameras. */
  withCamera: 0.15,
  /** The share of connections over the relay: all between members who aren’t friends, and some between friends. */
  relayed: 0.7,
} as const;

/** What a gamer leaves behind for good, even if they never come back. */
export const KEPT = {
  fileBytes: 300_000,
  /** The bytes of messages and of the objects' own storage. */
  objectBytes: 60_000,
} as const;
