import { env } from 'cloudflare:test';

import { Afterwards } from '../../../worker/contract/afterwards.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { getAs, patch, post, send } from './client.ts';
import { addUser } from './people.ts';
import { HOUR_MS, hostSession } from './sessions.ts';
import { sql } from './sql.ts';

/** Sessions that are over, and what happens after them. */

export interface Player {
  id: number;
  name: string;
  token: string;
}

/** A user whose account is old enough for their thanks and marks to count. */
export async function addPlayer(days = 100): Promise<Player> {
  const player = await addUser();
  await sql`UPDATE users SET created_at = ${Date.now() - days * DAY_MS} WHERE id = ${player.id}`.run();
  return player;
}

/** A session that ended this many hours ago, with members who joined before its start. @returns its id */
export async function played(
  host: Player,
  members: readonly Player[],
  { hoursAgo = 1, ...over }: { hoursAgo?: number } & Record<string, unknown> = {},
) {
  const { id } = await hostSession(host, { seats: 20, ...over });
  const end = Date.now() - hoursAgo * HOUR_MS;
  await env.DB.batch([
    ...members.map(
      (member) =>
        sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
         VALUES (${id}, ${member.id}, '', 'accepted', ${end - 5 * HOUR_MS}, ${end - 5 * HOUR_MS})`,
    ),
    sql`UPDATE sessions SET starts_at = ${end - 2 * HOUR_MS}, ends_at = ${end}, closed = 1, seats_taken = ${members.length + 1} WHERE id = ${id}`,
  ]);
  return id;
}

const absence = (session: number, user: Player) => `/api/sessions/${session}/absences/${user.id}`;

export const mark = (host: Player, session: number, user: Player) =>
  send('PUT', absence(session, user), { token: host.token });
export const unmark = (host: Player, session: number, user: Player) =>
  send('DELETE', absence(session, user), { token: host.token });
export const contest = (user: Player, session: number, of = user) =>
  patch(absence(session, of), { contested: true }, user.token);
export const agree = (witness: Player, session: number, user: Player) =>
  patch(absence(session, user), { agreed: true }, witness.token);

export const sendThanks = (giver: Player, to: Player, session: number, kind = 'teammate') =>
  post(
    '/api/thanks',
    { user: `/api/users/${to.id}`, session: `/api/sessions/${session}`, kind },
    giver.token,
  );

export const afterwardsOf = (viewer: Player, session: number) =>
  getAs(Afterwards, `/api/sessions/${session}/afterwards`, viewer.token);

/** What the viewer reads about one of the others. */
export const aboutOf = async (viewer: Player, session: number, of: Player) =>
  (await afterwardsOf(viewer, session)).people.find(({ id }) => id === of.id);
