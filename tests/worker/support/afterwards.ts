import { env } from 'cloudflare:test';

import { Afterwards } from '../../../worker/contract/afterwards.ts';
import { ApplicationList } from '../../../worker/contract/application.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { expectDone, getAs, patch, post, send } from './client.ts';
import { addUser } from './people.ts';
import { HOUR_MS, apply, hostSession } from './sessions.ts';
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

/** Moves the end of a session and its marks into the past. */
export const shift = (session: number, days: number) =>
  env.DB.batch([
    sql`UPDATE applications SET status_at = status_at - ${days * DAY_MS} WHERE session_id = ${session}`,
    sql`UPDATE sessions SET starts_at = starts_at - ${days * DAY_MS}, ends_at = ends_at - ${days * DAY_MS} WHERE id = ${session}`,
    sql`UPDATE absences SET marked_at = marked_at - ${days * DAY_MS}, contested_at = contested_at - ${days * DAY_MS}
      WHERE session_id = ${session}`,
  ]);

let settled = 0;

/** Moves a session to a day of its own, on which nobody can mark anyone any more. */
export const settle = (session: number) => shift(session, 3 + (settled += 1));

/** The attendance band of an applicant, as a host reads it. */
export async function bandFor(applicant: Player) {
  const reader = await addPlayer();
  const { id } = await hostSession(reader);
  await apply(applicant, id);
  const path = `/api/applications?session=/api/sessions/${id}`;
  const { member } = await getAs(ApplicationList, path, reader.token);
  return member[0]?.applicant?.attendance;
}

/** Makes a record of past sessions with several hosts, all of them settled. */
export async function record(
  player: Player,
  { came, missed }: { came: number[]; missed: number[] },
) {
  const hosts = await Promise.all(Array.from({ length: 6 }, () => addPlayer()));
  const at = async (index: number, absent: boolean) => {
    const by = hosts[index] ?? player;
    const session = await played(by, [player]);
    if (absent) await expectDone(mark(by, session, player));
    await settle(session);
  };
  for (const index of came) await at(index, false);
  for (const index of missed) await at(index, true);
}
