import { env } from 'cloudflare:test';

import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { sendRaw } from '../media/ask.ts';
import { expectAnswer, send } from '../support/client.ts';
import { valueOf } from '../support/sql.ts';
import type { Person } from './catalogue.ts';

/** Helpers for the covers of games, as admins set and remove them. */

const pathOf = (id: number) => `/api/admin/games/${id}/cover`;

export const sendCover = (admin: Person, id: number, bytes: Uint8Array, headers = {}) =>
  sendRaw('PUT', pathOf(id), admin.token, Uint8Array.from(bytes), headers);

export const coverFiles = async (admin: Person, id: number, bytes: Uint8Array) => {
  const { cover } = await expectAnswer(sendCover(admin, id, bytes), 200, AdminGameItem);
  return cover ?? [];
};

export const uncover = ({ token }: Person, id: number) => send('DELETE', pathOf(id), { token });

/** Gives a game a cover, directly in the database. */
export const coverGame = (id: number) =>
  env.DB.prepare(`UPDATE games SET cover_name = ?1 || '.png', cover = json_array(?1 || '.png')
    WHERE id = ?2`)
    .bind(`cover${id}`.padEnd(22, '-'), id)
    .run();

/** The name of a game's original file. */
export const fileOf = (id: number) =>
  valueOf<string>`SELECT cover_name AS name FROM games WHERE id = ${id}`;
