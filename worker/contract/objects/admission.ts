import { z } from 'zod';

/**
 * What the Worker knows about a socket when it passes the upgrade to the object. It travels in a header of a request
 * that the Worker builds, so a client can't set it.
 */
const Admission = z.object({
  deviceId: z.int(),
  ticketId: z.string(),
  /** In ms since 1970. */
  expiresAt: z.int(),
  /** The peer id that the tab had before it lost its socket, and wants to keep. */
  asked: z.uuid().nullable(),
});
export type Admission = z.infer<typeof Admission>;

const HEADER = 'x-peerway-admission';

/**
 * The upgrade request to the object. The server chooses the socket's id, which partyserver takes from `_pk`. A client
 * that could choose it could replace another socket.
 */
export const admissionRequest = (admission: Admission) =>
  new Request(`https://signalling/?_pk=${crypto.randomUUID()}`, {
    headers: { Upgrade: 'websocket', [HEADER]: JSON.stringify(admission) },
  });

export const readAdmission = (request: Request): Admission =>
  Admission.parse(JSON.parse(request.headers.get(HEADER) ?? 'null'));
