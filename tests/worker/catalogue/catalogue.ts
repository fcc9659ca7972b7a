import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { AuditList } from '../../../worker/contract/audit.ts';
import { GameList, Preferences } from '../../../worker/contract/game.ts';
import { expectAnswer, getAs, post, put } from '../support/client.ts';
import { addAdmin, type addUser } from '../support/people.ts';
import { valueOf } from '../support/sql.ts';

/** Helpers for tests of the catalogue, as its admins use it. */

export type Person = Awaited<ReturnType<typeof addUser>>;

export const game = (id: number) => `/api/games/${id}`;
export const category = (id: number) => `/api/categories/${id}`;

export const keeper = () => addAdmin('Keeper');

export const addTo = (admin: Person, name: string, categories: number[] = []) =>
  expectAnswer(
    post('/api/admin/games', { name, categories: categories.map(category) }, admin.token),
    201,
    AdminGameItem,
  );

/** The log lines about something, newest first. */
export const logOf = async (admin: Person, about: string) =>
  (await getAs(AuditList, `/api/admin/audit-log?about=${about}`, admin.token)).member.map(
    ({ action, reason, before, after }) => ({ action, reason, before, after }),
  );

export const countLog = () => valueOf<number>`SELECT count(*) AS n FROM audit_log`;

/** The ids of the games that a search finds. */
export const foundBy = async (q: string) =>
  (await getAs(GameList, `/api/games?q=${encodeURIComponent(q)}`)).member.map(({ id }) => id);

export const choose = (person: Person, ids: number[]) =>
  put('/api/preferences', { games: ids.map((id) => ({ game: game(id) })) }, person.token);

export const chosenBy = async (person: Person) =>
  (await getAs(Preferences, '/api/preferences', person.token)).games.map(({ game: { id } }) => id);
