/**
 * What an average monthly gamer does in a month. These are assumptions, not counts: an operator who knows better changes
 * them here and runs `npm run bench -- costs`.
 */
export const HABITS = {
  /** Online 2 h a day, as figure 15 counts presence. Half of the month’s gamers look in on few days only. */
  daysOnline: 10,
  homePages: 20,
  searches: 20,
  sessionPages: 20,
  applications: 2,
  sessionsHosted: 0.5,
  messages: 80,
  /** Each with a notice, a reminder among them. */
  notifications: 20,
  emails: 2,
  uploads: 0.2,
  /** In calls of four with sound. */
  callHours: 6,
  /** The part of them in which all show their camera. */
  withCamera: 0.15,
  /** The share of connections that go through the relay: all between members who aren’t friends, some between friends. */
  relayed: 0.7,
} as const;

/** What stays of a gamer, whether they come back or not. */
export const KEPT = {
  fileBytes: 300_000,
  /** Of messages and of what objects remember. */
  objectBytes: 60_000,
} as const;
