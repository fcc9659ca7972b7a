/**
 * Statements that fill a database inside SQLite, `:n` rows at a time, without rows from JavaScript. "Random" values
 * are hashes of the row's number, so that the same scale always has the same data.
 */
import { hourFacts, offsetsOf, toDigits } from '../../../worker/sessions/hour-match.ts';
import {
  APPLICATIONS,
  FIRST_LISTED,
  HEAVY,
  HEAVY_BLOCKS,
  HEAVY_FRIENDS,
  HEAVY_PREFERENCES,
  HOST,
  HOSTED,
  HOST_AHEAD,
  HOST_PAST,
  HOUR_MS,
  NOW,
  ORDINARY,
} from './world.ts';

/** Numbers `i` from 1 on. */
const numbers = (count: number | string) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;

/** A number in [0, below) that depends on `row` and `salt`. Each value of a row has its own salt. */
const hash = (row: string, salt: number, below: number) =>
  `((((${row} + ${salt * 7919}) * 2654435761 % 4294967296) >> 7) % ${below})`;

/** A number in [0, below) that is more often small, like the use of games and words. */
const skewed = (row: string, salt: number, below: number) =>
  `CAST(${below} * pow(${hash(row, salt, 10_000)} / 10000.0, 3) AS INTEGER)`;

/** One of several weighted texts. */
const oneOf = (row: string, salt: number, weighted: [string, number][]) => {
  const all = weighted.flatMap(([text, weight]) => Array.from({ length: weight }, () => text));
  return `json_extract('${JSON.stringify(all)}', '$[' || ${hash(row, salt, all.length)} || ']')`;
};

const LANGUAGES: [string, number][] = [
  ['en', 50],
  ['de', 14],
  ['fr', 12],
  ['es', 12],
  ['pt-br', 6],
  ['ja', 4],
  ['sv', 1],
  ['fi', 1],
];
const REGIONS: [string, number][] = [
  ['europe', 45],
  ['north-america', 30],
  ['south-america', 10],
  ['asia', 8],
  ['oceania', 4],
  ['africa', 2],
  ['middle-east', 1],
];
const PLATFORMS: [string, number][] = [
  ['["pc"]', 55],
  ['["playstation"]', 15],
  ['["xbox"]', 10],
  ['["pc","xbox","playstation"]', 10],
  ['["switch"]', 7],
  ['["mobile"]', 3],
];
const LEVELS: [string, number][] = [
  ['any', 50],
  ['beginner', 20],
  ['intermediate', 20],
  ['advanced', 10],
];
const TITLES: [string, number][] = [
  ['Evening run', 20],
  ['Ranked grind', 15],
  ['Chill session', 15],
  ['Weekend raid', 10],
  ['Looking for a fifth', 10],
  ['Championship practice', 10],
  ['First steps together', 10],
  ['Speedrun attempts', 9],
  ['Zephyr expedition', 1],
];

const GAMES = 123;
const WORDS = 2_000;

/** Two thousand made-up words. A description has sixteen of them, mostly the first ones. */
const words = `
CREATE TEMP TABLE vocabulary (id INTEGER PRIMARY KEY, word TEXT);
${numbers(WORDS)} INSERT INTO vocabulary SELECT i, substr('babedafogamikonupesitovuzaluremo', 1 + i % 16 * 2, 2)
  || substr('rantelmirdossunvelkarthil', 1 + i / 16 % 8 * 3, 3) || substr('ainoersisum', 1 + i / 128 * 2 % 10, 2)
  || char(97 + i / 640 % 26) FROM n;`;

const description = (row: string) =>
  Array.from(
    { length: 16 },
    (_, index) => `(SELECT word FROM vocabulary WHERE id = 1 + ${skewed(row, 40 + index, WORDS)})`,
  ).join(` || ' ' || `);

const users = `
${numbers(':n')} INSERT INTO users (id, name, name_key, email, email_key, password_hash, status, about, region,
  languages, platforms, online, online_for, terms_accepted_at, created_at)
SELECT i, ${oneOf('i', 1, [
  ['Nova', 5],
  ['Pixel', 3],
  ['Shadow', 2],
  ['Player', 9],
  ['Zephyr', 1],
])} || ' ' || i, 'name ' || i, i || '@example.test', i || '@example.test', '-',
  CASE WHEN i > 10 AND ${hash('i', 2, 100)} = 0 THEN 'suspended' ELSE 'active' END, 'Plays when the day is done.',
  ${oneOf('i', 3, REGIONS)}, '["' || ${oneOf('i', 4, LANGUAGES)} || '"]', ${oneOf('i', 5, PLATFORMS)},
  ${hash('i', 6, 10)} = 0, ${oneOf('i', 7, [
    ['everyone', 8],
    ['friends', 1],
    ['nobody', 1],
  ])}, ${NOW}, ${NOW} FROM n;
${numbers(':n')} INSERT OR IGNORE INTO preferences (user_id, game_id, position)
  SELECT i, 1 + ${skewed('i', 8, GAMES)}, 0 FROM n
  UNION ALL SELECT i, 1 + ${skewed('i', 9, GAMES)}, 1 FROM n
  UNION ALL SELECT i, 1 + ${skewed('i', 10, GAMES)}, 2 FROM n WHERE i % 2 = 0;
DELETE FROM preferences WHERE user_id = ${HEAVY};
${numbers(HEAVY_PREFERENCES)} INSERT INTO preferences (user_id, game_id, position) SELECT ${HEAVY}, i * 2, i FROM n;
${numbers(':n')} INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, created_at)
  SELECT i, i, 0, 'png', 'u' || i, 1000, ${NOW} FROM n WHERE i % 3 > 0;`;

const sessionColumns = `id, host_id, name, description, platforms, region, language, level, style, microphone,
  adults_only, starts_at, ends_at, seats, seats_taken, visibility, closed, created_at`;

/**
 * All listed sessions start within a year, most within weeks. The first twentieth by start and the last by id are
 * full. So in either order many full ones come before the first with a free seat.
 */
const sessions = `
${numbers(HOST_PAST + HOST_AHEAD)} INSERT INTO sessions (${sessionColumns})
SELECT i, ${HOST}, 'Evening run', 'The usual round.', '["pc"]', 'europe', 'en', 'any', 'casual', 0, 0,
  ${NOW} + (i - ${HOST_PAST}) * ${HOUR_MS} * 3, ${NOW} + (i - ${HOST_PAST}) * ${HOUR_MS} * 3 + ${HOUR_MS},
  8, 4, 'public', i <= ${HOST_PAST}, ${NOW} FROM n;
${numbers(':n')}, s AS (SELECT i, ${hash('i', 11, 1_000_000)} AS start FROM n)
INSERT INTO sessions (${sessionColumns})
SELECT ${FIRST_LISTED - 1} + i, 4 + ${hash('i', 12, 1_000_000)} % (:n - 4), ${oneOf('i', 13, TITLES)}, ${description('i')},
  ${oneOf('i', 14, PLATFORMS)}, ${oneOf('i', 15, REGIONS)}, ${oneOf('i', 16, LANGUAGES)}, ${oneOf('i', 17, LEVELS)},
  'casual', i % 2, i % 10 = 0,
  ${NOW} + CAST(365 * 24.0 * ${HOUR_MS} * start / 1e6 * start / 1e6 AS INTEGER),
  ${NOW} + CAST(365 * 24.0 * ${HOUR_MS} * start / 1e6 * start / 1e6 AS INTEGER) + (1 + i % 4) * ${HOUR_MS},
  6, CASE WHEN start < 50000 OR i > :n * 0.95 OR ${hash('i', 18, 2)} THEN 6 ELSE 1 + ${hash('i', 19, 5)} END,
  ${oneOf('i', 20, [
    ['public', 16],
    ['friends', 3],
    ['unlisted', 1],
  ])}, 0, ${NOW} FROM s;
INSERT OR IGNORE INTO session_games (session_id, game_id, position)
  SELECT id, 1 + ${skewed('id', 21, GAMES)}, 0 FROM sessions
  UNION ALL SELECT id, 1 + ${skewed('id', 22, GAMES)}, 1 FROM sessions WHERE id % 3 = 0;
INSERT INTO media (uploader_id, session_id, position, extension, new_name, bytes, created_at)
  SELECT host_id, id, 0, 'png', 's' || id, 1000, ${NOW} FROM sessions WHERE id % 2 = 0;`;

const offsets = offsetsOf('Europe/Berlin', NOW);

/** The hours of two users whose searches have the most facets: one asks for 84 facets, the other for all but 83. */
const hours = [
  { user: ORDINARY, chosen: Array.from({ length: 42 }, (_, index) => index * 4) },
  {
    user: HEAVY,
    chosen: Array.from({ length: 43 }, (_, index) => index * 4 - (index === 42 ? 2 : 0)),
  },
]
  .map(({ user, chosen }) => {
    const facts = hourFacts(chosen, offsets);
    return `INSERT INTO user_hours (user_id, zone, hours, offsets, match, matches, stale_at)
      VALUES (${user}, 'Europe/Berlin', '${toDigits(chosen)}', '${facts.offsets}', '${facts.match}', '${facts.matches}', 0);`;
  })
  .join('\n');

/** Friends, blocks, applications and notices. Every user has some, and the few measured users have many. */
const ties = `
${numbers(HEAVY_FRIENDS)} INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
  SELECT ${HEAVY}, i + 10, ${HEAVY}, 1, '', ${NOW} FROM n
  UNION ALL SELECT ${HEAVY}, i + 510, CASE i % 2 WHEN 1 THEN ${HEAVY} ELSE i + 510 END, 0, 'Hello', ${NOW} FROM n WHERE i < 400
  UNION ALL SELECT ${ORDINARY}, i + 10, i + 10, i % 2, '', ${NOW} FROM n WHERE i <= 20;
${numbers(':n - 30')} INSERT OR IGNORE INTO friends (low_id, high_id, inviter_id, active, description, created_at)
  SELECT i + 10, i + 11 + ${hash('i', 23, 5)}, i + 10, i % 4 > 0, '', ${NOW} FROM n;
${numbers(HEAVY_BLOCKS)} INSERT INTO blocks (user_id, blocked_id, created_at)
  SELECT ${HEAVY}, :n - i * 2, ${NOW} FROM n UNION ALL SELECT :n - i * 2 - 1, ${HEAVY}, ${NOW} FROM n WHERE i <= 20;
${numbers(':n - 1')} INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
  SELECT ${FIRST_LISTED} + i, 4 + ${hash('i', 24, 1_000_000)} % (:n - 4), 'Me please', ${oneOf(
    'i',
    25,
    [
      ['accepted', 3],
      ['pending', 2],
      ['declined', 1],
      ['left', 1],
    ],
  )}, ${NOW} + i, ${NOW} FROM n;
${numbers(APPLICATIONS)} INSERT OR IGNORE INTO applications (session_id, user_id, text, status, status_at, created_at)
  SELECT ${FIRST_LISTED} + i, ${HEAVY}, 'Me please', ${oneOf('i', 26, [
    ['accepted', 1],
    ['pending', 1],
    ['left', 1],
  ])}, ${NOW} + i, ${NOW} FROM n
  UNION ALL SELECT ${HOSTED}, 10 + i, 'Me please', CASE WHEN i < 4 THEN 'accepted' ELSE 'pending' END, ${NOW} + i, ${NOW} FROM n
  UNION ALL SELECT i, ${HEAVY}, 'Me please', 'accepted', ${NOW} + i, ${NOW} FROM n;
${numbers(':n')} INSERT INTO notices (user_id, kind, actor_id, session_id, created_at)
  SELECT CASE i % 2 WHEN 0 THEN i ELSE ${HEAVY} + i / 2000 END, 'application-received', 4, ${HOSTED}, ${NOW} + i FROM n;`;

/**
 * The admin area's data. For each user there are one log line, a third of a report and half of a game request. Many
 * requests are for the same game, and are one line of the queue.
 */
const care = `
${numbers(':n')} INSERT INTO audit_log (actor_id, action, about, reason, before, after, created_at)
  SELECT 1 + i % 3, ${oneOf('i', 27, [
    ['warning', 6],
    ['suspension', 2],
    ['ban', 1],
    ['report-decided', 9],
  ])}, '/api/users/' || (4 + ${hash('i', 28, 1_000_000)} % (:n - 4)), ${oneOf('i', 29, [
    ['Insults in a session', 9],
    ['Threats, after a warning', 3],
    ['Zephyr advertisement', 1],
  ])}, '{"status":"active"}', '{"status":"banned"}', ${NOW} + i FROM n;
${numbers(':n / 3')} INSERT INTO reports (reporter_id, about, reason, text, evidence, reported_id, decision, decided_at,
  created_at) SELECT 4 + i, '/api/users/' || (4 + ${hash('i', 30, 1_000_000)} % (:n - 4)), 'spam', 'Look at this',
  '{"name":"Nova","text":"Plays when the day is done.","media":[]}', 4 + ${hash('i', 30, 1_000_000)} % (:n - 4),
  CASE i % 4 WHEN 0 THEN NULL ELSE 'upheld' END, CASE i % 4 WHEN 0 THEN NULL ELSE ${NOW} END, ${NOW} + i FROM n;
UPDATE reports SET taken_by = ${HEAVY} WHERE id % 16 = 0 AND decided_at IS NULL;
UPDATE media SET taken_down_at = ${NOW} WHERE id % 100 = 0;
UPDATE sessions SET taken_down_at = ${NOW}, closed = 1 WHERE id % 100 = 0;
${numbers(':n / 2')} INSERT INTO game_requests (user_id, name, name_key, created_at)
  SELECT 4 + i, wish, lower(wish), ${NOW} + i FROM (SELECT i, CASE WHEN i % 2 OR i < 50 THEN 'Zephyr Tactics'
    ELSE 'Wish ' || (${hash('i', 31, 1_000_000)} % (:n / 20)) END AS wish FROM n);`;

/** One script each, in this order. `:n` stands for the scale. */
export const FILL = { words, users, hours, sessions, ties, care };
