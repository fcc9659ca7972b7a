import { z } from '@hono/zod-openapi';

import { CAMERA_LAYERS, SFU_TRACKS_MAX, TRACK_KINDS } from './call-bounds.ts';
import { issue } from './issue.ts';

/**
 * The voice of a session through an SFU. A browser has one connection to it, and names others by their peer ids. It
 * never learns an id of the SFU.
 */

const SDP_MAX = 64 * 1024;

const Sdp = z
  .string()
  .max(SDP_MAX)
  .refine((text) => text.startsWith('v=0'), issue('unfit'));
const PeerId = z.uuid();
const Kind = z.enum(TRACK_KINDS);
/** A line of the connection, as SDP names it. */
const Mid = z.string().min(1).max(16);
/** Without it, the SFU chooses. It also chooses if the camera is sent in one size. */
const Layer = z.enum(CAMERA_LAYERS).optional();

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(SFU_TRACKS_MAX);

export const SfuPublish = z.object({
  peer: PeerId,
  offer: Sdp,
  tracks: listOf(z.object({ mid: Mid, kind: Kind })),
});
export const SfuPublished = z.object({ answer: z.string() });

const Wanted = z.object({ of: PeerId, kind: Kind, layer: Layer });
export const SfuSubscribe = z.object({ peer: PeerId, tracks: listOf(Wanted) });

/**
 * `unavailable`: this member doesn't send that, or isn't in the call. `retry`: the SFU doesn't have it yet, or has
 * failed.
 */
const TrackError = z.enum(['unavailable', 'retry']);
export const SfuTrack = z.union([
  z.object({ of: PeerId, kind: Kind, mid: z.string() }),
  z.object({ of: PeerId, kind: Kind, error: TrackError }),
]);

/** `offer` is null if nothing of it could be had. Otherwise `answer` must follow. */
export const SfuSubscribed = z.object({ offer: z.string().nullable(), tracks: z.array(SfuTrack) });

export const SfuAnswerOffer = z.object({ peer: PeerId, answer: Sdp });
export const SfuUpdate = z.object({ peer: PeerId, tracks: listOf(Wanted.extend({ mid: Mid })) });
export const SfuUpdated = z.object({ tracks: z.array(SfuTrack) });
export const SfuClose = z.object({ peer: PeerId, mids: listOf(Mid) });

export type SfuTrack = z.infer<typeof SfuTrack>;

/** A request of one peer, as the call's object takes it. */
export type SfuAsk =
  | ({ act: 'publish' } & Omit<z.infer<typeof SfuPublish>, 'peer'>)
  | ({ act: 'subscribe' } & Omit<z.infer<typeof SfuSubscribe>, 'peer'>)
  | ({ act: 'answer' } & Omit<z.infer<typeof SfuAnswerOffer>, 'peer'>)
  | ({ act: 'update' } & Omit<z.infer<typeof SfuUpdate>, 'peer'>)
  | ({ act: 'close' } & Omit<z.infer<typeof SfuClose>, 'peer'>);

/**
 * `hidden`: not this peer of this call. `session`: a new connection is needed. `pictures`: enough are shown.
 * `busy` and `down`: the SFU.
 */
export type SfuRefusal = 'hidden' | 'session' | 'pictures' | 'busy' | 'down';

export type SfuReply = { refused: SfuRefusal } | { sdp: string | null; tracks: SfuTrack[] };
