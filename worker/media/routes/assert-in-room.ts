import type { Context } from 'hono';

import { viewerOf } from '../../core/auth/guards.ts';
import { Database } from '../../core/database.ts';
import { askNamedRoom } from '../../core/objects.ts';
import { notFound } from '../../core/problems.ts';
import type { AppEnv } from '../../core/router.ts';
import { stemIn } from '../files/names.ts';
import { findRoomPicture } from '../queries/room-pictures.ts';

/**
 * Lets only those pass to whom the picture's room shows it. For all others there is no such file. An expired token is a
 * 401, as everywhere, so that clients refresh it.
 */
export async function assertInRoom(c: Context<AppEnv>, newName: string) {
  const viewer = await viewerOf(c);
  if (!viewer) throw notFound('file');
  const db = new Database(c.env.DB, 'first-primary', viewer);
  const picture = await findRoomPicture(db, stemIn(newName));
  const room = picture?.room ?? null;
  if (!picture || room === null) throw notFound('file');
  const { id, uploaderId } = picture;
  const shown = await askNamedRoom(c.env, room, async (stub) =>
    stub.showsPicture(viewer.id, { id, uploaderId }),
  );
  if (!shown) throw notFound('file');
}
