import { env } from 'cloudflare:test';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { SEND_AGAIN_MS } from '../../../worker/core/send-again.ts';
import { expectAnswer, getAs, patch, post } from './client.ts';
import { addUser } from './people.ts';
import { sql } from './sql.ts';

/** Games and sessions, and what users do with them through the API. */

/** A small catalogue: ids 1 to `count`, each in category 1. */
export async function addGames(count = 6) {
  await env.DB.batch([
    sql`INSERT OR IGNORE INTO categories (id, name, position) VALUES (1, 'Shooter', 1)`,
    ...Array.from({ length: count }, (_, index) => [
      sql`INSERT OR IGNORE INTO games (id, name, name_key, created_at) VALUES (${index + 1}, ${`Game ${index + 1}`}, ${`game ${index + 1}`}, 0)`,
      sql`INSERT OR IGNORE INTO game_categories (game_id, category_id) VALUES (${index + 1}, 1)`,
      sql`INSERT INTO game_search (rowid, words) VALUES (${index + 1}, ${`Game ${index + 1}`})`,
    ]).flat(),
  ]);
}

export const HOUR_MS = 60 * 60 * 1000;

let bodies = 0;

/** A valid session for the contract. Each is another, since the same again from one host is the one that is there. */
export const sessionBody = (over: Record<string, unknown> = {}) => ({
  name: 'Evening run',
  description: `Quiet and friendly. ${(bodies += 1)}`,
  games: ['/api/games/1'],
  platforms: ['pc'],
  region: 'europe',
  language: 'en',
  startsAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  durationMinutes: 120,
  seats: 4,
  ...over,
});

interface Person {
  id: number;
  token: string;
}

/** Hosts a session. */
export const hostSession = ({ token }: Pick<Person, 'token'>, over: Record<string, unknown> = {}) =>
  expectAnswer(post('/api/sessions', sessionBody(over), token), 201, SessionItem);

/** Asks to join a session. @returns the raw response */
export const sendApplication = ({ id, token }: Person, session: number, text = '') =>
  post(
    '/api/applications',
    { text, user: `/api/users/${id}`, session: `/api/sessions/${session}` },
    token,
  );

/** Applies for a session. The application must succeed. */
export const apply = (user: Person, session: number, text = '') =>
  expectAnswer(sendApplication(user, session, text), 201, ApplicationItem);

/** Changes the status of an application. The change must succeed. */
export const changeApplicationStatus = (
  { token }: Pick<Person, 'token'>,
  id: number,
  status: string,
) => expectAnswer(patch(`/api/applications/${id}`, { status }, token), 200, ApplicationItem);

/** The kinds of a user's notices, newest first. */
export const noticeKinds = async ({ token }: Pick<Person, 'token'>) =>
  (await getAs(NoticeList, '/api/notices', token)).member.map(({ kind }) => kind);

/** Makes all applications old enough that whoever has withdrawn or left can apply again. */
export const letApplyAgain = () =>
  sql`UPDATE applications SET created_at = created_at - ${SEND_AGAIN_MS}`.run();

/** Gives this many new users a seat each, without asking the API. */
export async function fillSeats(session: number, count: number) {
  const members = await Promise.all(Array.from({ length: count }, () => addUser()));
  await sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
    SELECT ${session}, value, '', 'accepted', 1, 1 FROM json_each(${JSON.stringify(members.map(({ id }) => id))})`.run();
  return members;
}
