import { env } from 'cloudflare:test';

import { AppealItem, DecisionList } from '../../../worker/contract/decision.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { ReportItem } from '../../../worker/contract/report.ts';
import { expectAnswer, getAs, patch, post } from './client.ts';
import { type addUser, logIn } from './people.ts';
import { valueOf } from './sql.ts';

/** Decisions about users, and their appeals, as clients make and read them. */

export type Person = Awaited<ReturnType<typeof addUser>>;

export const decisionsOf = async (token: string) =>
  (await getAs(DecisionList, '/api/decisions', token)).member;

/** The newest decision about a person. */
export async function latest(token: string) {
  const [decision] = await decisionsOf(token);
  if (!decision) throw new Error('no decision');
  return decision;
}

export const warn = (who: Person, by: Person, over: Record<string, unknown> = {}) =>
  post(`/api/admin/users/${who.id}/warnings`, { reason: 'Insults', ...over }, by.token);

export const setStatus = (
  who: Person,
  by: Person,
  status: string,
  over: Record<string, unknown> = {},
) => patch(`/api/admin/users/${who.id}`, { status, reason: 'Threats', ...over }, by.token);

/** The ticket of a refused log-in. */
export async function lockedOut(who: Person) {
  const { ticket } = await expectAnswer(logIn(who), 401, Unauthenticated.strict());
  if (ticket === undefined) throw new Error('no ticket');
  return ticket;
}

export const appealTo = (id: number, token: string, text = 'It wasn’t me') =>
  post('/api/appeals', { decision: `/api/decisions/${id}`, text }, token);

export const appealed = async (id: number, token: string) =>
  (await expectAnswer(appealTo(id, token), 201, AppealItem)).id;

export const decide = (id: number, decision: string, by: Person) =>
  patch(`/api/admin/appeals/${id}`, { decision, note: 'We looked again' }, by.token);

export const report = async (about: string, by: Person) =>
  (await expectAnswer(post('/api/reports', { about, reason: 'spam' }, by.token), 201, ReportItem))
    .id;

/** A file of someone's page or session, with its bytes. */
export async function addFile(owner: Person, session: number | null = null, alt = '') {
  const newName = `${crypto.randomUUID()}.png`;
  await env.FILES.put(newName, 'bytes');
  const id =
    await valueOf<number>`INSERT INTO media (uploader_id, user_id, session_id, position, extension, new_name, alt, bytes, created_at)
     VALUES (${owner.id}, ${session === null ? owner.id : null}, ${session}, 0, 'png', ${newName}, ${alt}, 10, 0) RETURNING id`;
  return { id: id ?? 0, path: `/files/${newName}` };
}

/** Takes a session or a file down, by its path in the admin area. */
export const takeDown = (path: string, by: Person, over: Record<string, unknown> = {}) =>
  patch(path, { takenDown: true, reason: 'An advertisement', ...over }, by.token);
