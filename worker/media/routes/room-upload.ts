import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { roomName } from '../../contract/objects/room-name.ts';
import type { FileOwnerIri } from '../../contract/reference.ts';
import { askRoom } from '../../core/objects.ts';
import { invalid } from '../../core/problems.ts';
import { problemOf } from '../../core/room-refusals.ts';
import { type AppEnv, requireViewer } from '../../core/router.ts';
import type { Picture } from '../files/picture.ts';
import type { UploadOwner } from '../queries/uploads.ts';

/** What an upload is for. A room says whether the caller, who may act, may add pictures. @throws ProblemError */
export async function ownerOf(
  c: Context<AppEnv>,
  { kind, id, inRoom }: z.infer<typeof FileOwnerIri>,
): Promise<UploadOwner> {
  if (!inRoom) return { kind, id };
  const viewer = requireViewer(c);
  const room = { kind, id };
  const refusal = await askRoom(c.env, room, viewer.id, async (stub) =>
    stub.pictureRefusal(viewer.id),
  );
  if (refusal) throw problemOf(refusal);
  return { kind: 'room', room: roomName(room, viewer.id) };
}

/** Messages show no videos and no drawings. @throws ProblemError 422 */
export function assertRaster(picture: Picture | undefined) {
  if (!picture?.raster) throw invalid('file', (say) => say.files.wrongType('jpg, gif, png'));
}
