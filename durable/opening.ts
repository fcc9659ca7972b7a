import { z } from 'zod';

import { TOPICS_MAX } from '../worker/contract/presence.ts';

/** What the Worker asks of a viewer's object when a stream opens; it has checked who asks. */
const Opening = z.object({
  deviceId: z.int(),
  users: z.array(z.int().positive()).max(TOPICS_MAX),
});
export type Opening = z.infer<typeof Opening>;

const HEADER = 'x-peerway-opening';

export const openingRequest = (opening: Opening) =>
  new Request('https://presence/', {
    headers: { Upgrade: 'websocket', [HEADER]: JSON.stringify(opening) },
  });

export const readOpening = (request: Request): Opening =>
  Opening.parse(JSON.parse(request.headers.get(HEADER) ?? 'null'));
