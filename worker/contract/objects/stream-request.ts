import { z } from 'zod';

import { TOPICS_MAX } from '../presence.ts';

/** The Worker's request to a viewer's object to open a stream. The Worker has already checked who the viewer is. */
const StreamRequest = z.object({
  deviceId: z.int(),
  users: z.array(z.int().positive()).max(TOPICS_MAX),
});
export type StreamRequest = z.infer<typeof StreamRequest>;

const HEADER = 'x-peerway-stream-request';

export const streamRequest = (request: StreamRequest) =>
  new Request('https://presence/', {
    headers: { Upgrade: 'websocket', [HEADER]: JSON.stringify(request) },
  });

export const readStreamRequest = (request: Request): StreamRequest =>
  StreamRequest.parse(JSON.parse(request.headers.get(HEADER) ?? 'null'));
