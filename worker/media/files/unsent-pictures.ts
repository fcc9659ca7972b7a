import type { Database } from '../../core/database.ts';
import { askNamedRoom } from '../../core/objects.ts';
import type { Env } from '../../env.ts';
import { listUnsettled, settlePictures } from '../queries/room-pictures.ts';

const SETTLED_AT_ONCE = 60;

/**
 * Deletes pictures that were uploaded for a message an hour ago and that none shows. Their rooms are asked once. One that
 * can't be reached is asked again by the next run.
 * @returns whether there may be more
 */
export async function settleUnsent(db: Database, env: Env, now: number) {
  const pictures = await listUnsettled(db, now, SETTLED_AT_ONCE);
  let failed = false;
  for (const [room, all] of Map.groupBy(pictures, (picture) => picture.room ?? '')) {
    const ids = all.map(({ id }) => id);
    try {
      const sent = await askNamedRoom(env, room, async (stub) => stub.sentPictures(ids));
      await settlePictures(db, { ids, sent, now });
    } catch (error) {
      console.error(`The room ${room} could not be reached`, error);
      failed = true;
    }
  }
  return !failed && pictures.length === SETTLED_AT_ONCE;
}
