import { momentWord } from '../ui/dates.ts';

/** The end of a suspension in the server's message. It is shown in the user's own time zone. */
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** The server's message of a log-in, as it is shown. */
export const shownProblem = (problem: string) =>
  problem.replace(INSTANT, (instant) => momentWord(Date.parse(instant)));
