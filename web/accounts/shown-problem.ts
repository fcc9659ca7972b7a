import { momentWord } from '../ui/dates.ts';

/** The end of a suspension in the server's message, as an ISO time. */
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** A message of the log-in, with its time in the user's own zone. */
export const shownProblem = (problem: string) =>
  problem.replace(INSTANT, (instant) => momentWord(Date.parse(instant)));
