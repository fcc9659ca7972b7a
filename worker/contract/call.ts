import { z } from '@hono/zod-openapi';

import {
  CALL_ENDINGS,
  CALL_MEDIA,
  CALL_MEMBERS_MAX,
  CALL_TRANSPORTS,
  CALL_WAYS,
  RING_OUTCOMES,
  TRACK_KINDS,
} from './call-bounds.ts';
import { Person } from './person.ts';
import { Iri } from './reference.ts';
import { frame, schema } from './schema.ts';

/**
 * The call's frames on the socket. The socket identifies the sender. A client's frame that names its sender is refused
 * unless the id matches the socket.
 */

const UserId = z.int().positive();
const CallId = z.uuid();
const PeerId = z.uuid();
const Media = z.enum(CALL_MEDIA);
const Transport = z.enum(CALL_TRANSPORTS);

/** `peerId` identifies one tab of one member. It outlives a lost socket, the socket's id doesn't. */
const Peer = z.object({ peerId: PeerId, id: UserId, userSocketId: z.string().max(64) });

const Switches = z.object({ audio: z.boolean(), video: z.boolean(), screen: z.boolean() });

/** A user in a call, as one viewer sees them. */
const Caller = Peer.extend({
  ...Person.omit({ id: true }).shape,
  way: z.enum(CALL_WAYS),
  /** Whether both are members of the call's session. */
  fellow: z.boolean(),
});

const Member = Caller.extend({
  ...Switches.shape,
  /** False while the member's socket is lost and may come back. */
  connected: z.boolean(),
  /**
   * What the member sends through the SFU. The number changes when it is sent again, so that others ask for it again.
   * Empty in a mesh.
   */
  sends: z.partialRecord(z.enum(TRACK_KINDS), z.int()),
  /** A raised hand. */
  hand: z.boolean(),
  /** Whether others receive their sound. In a large call that is so for the host, and for those who spoke last. */
  heard: z.boolean(),
  /** How often the host has muted them. Their tab mutes itself when it rises, and they can unmute. */
  mutes: z.int(),
});

/**
 * The session whose members were called. Null in a call of friends, and for a viewer who isn't a member of the session.
 */
const OfSession = z.object({ id: UserId, name: z.string() }).nullable();

/**
 * All members, as of `version`. Every change carries the whole roster, so the next one repairs a lost, doubled or late
 * frame. A higher version replaces a lower one.
 */
const Roster = z.object({
  version: z.int(),
  transport: Transport,
  media: Media,
  session: OfSession,
  /** Whether the call belongs to a session of which the viewer isn't a member. */
  guest: z.literal(true).optional(),
  /** The session's host, who may mute and remove. */
  host: UserId.nullable(),
  startedAt: z.iso.datetime(),
  members: z.array(Member),
  /** Users who were rung in this call and aren't members now. */
  rung: z.array(Person.extend({ outcome: z.enum(RING_OUTCOMES), expiresAt: z.iso.datetime() })),
});

const To = z
  .array(UserId)
  .min(1)
  .max(CALL_MEMBERS_MAX - 1);

const SDP_MAX = 48 * 1024;
const CANDIDATE_MAX = 2 * 1024;

const Description = z.object({
  type: z.enum(['offer', 'answer', 'pranswer', 'rollback']),
  sdp: z.string().max(SDP_MAX).default(''),
});
const Candidate = z.object({
  candidate: z.string().max(CANDIDATE_MAX),
  sdpMid: z.string().max(64).nullable().optional(),
  sdpMLineIndex: z.int().min(0).max(255).nullable().optional(),
  usernameFragment: z.string().max(256).nullable().optional(),
});

/**
 * Identifies one connection between two peers. Only clients use it: a reloaded tab keeps its peer id but not its
 * connection.
 */
const Link = z.string().max(80).optional();

const SignalBody = z.union([
  z.object({ link: Link, description: Description }),
  z.object({ link: Link, candidate: Candidate }),
]);

export const CallClientFrames = [
  z.object({
    event: z.literal('call'),
    data: z.union([
      z.object({ to: To, media: Media }),
      z.object({ session: Iri('sessions'), media: Media }),
    ]),
  }),
  /** Joins the session's running call, or starts one that rings nobody. */
  frame('join', { session: Iri('sessions'), media: Media }),
  frame('addcall', { call: CallId, to: To }),
  /** Answers a caller: one frame per caller. `data` is the caller as the prompt showed them, or their peer id. */
  frame('confirmed', {
    call: CallId,
    caller: UserId,
    user: UserId,
    socket: z.string().max(64),
    data: z.union([Peer, PeerId]),
    peer: z.record(z.string(), z.unknown()).nullable(),
    accept: z.boolean(),
  }),
  /**
   * A message to another peer of the call. Between peers whose way is `relayed`, the server removes all candidates but
   * those of the relay.
   */
  z.object({
    event: z.literal('signal'),
    data: z.object({ call: CallId, to: PeerId }).and(SignalBody),
  }),
  frame('state', { call: CallId, ...Switches.shape }),
  /** Leaves the call. Before anyone has answered, it ends the ringing. */
  frame('leave', { call: CallId }),
  /** Begins or ends to speak. In a large call through an SFU this decides whom the others receive. */
  frame('speaking', { call: CallId, on: z.boolean() }),
  frame('hand', { call: CallId, up: z.boolean() }),
  /** The host mutes a member of a session's call, who can unmute. */
  frame('mute', { call: CallId, peer: PeerId }),
  /** The host removes a member from a session's call. They can't come back by themselves. */
  frame('remove', { call: CallId, peer: PeerId }),
] as const;

const prompt = {
  transport: Transport,
  media: Media,
  session: OfSession,
  expiresAt: z.iso.datetime(),
};

export const CallServerFrames = [
  /** One caller rings: the prompt is 'join call with {name}'. */
  frame('call', { ...Caller.shape, call: CallId, ...prompt }),
  /** A group rings. Sent again with the same call when its members change. */
  frame('addcall', { call: CallId, callers: z.array(Caller).min(1), ...prompt }),
  /** Tells each caller how a rung user answered. The server sets the identities. */
  frame('confirmed', {
    call: CallId,
    caller: UserId,
    user: UserId,
    socket: z.string(),
    data: Peer,
    peer: z.null(),
    accept: z.boolean(),
  }),
  z.object({
    event: z.literal('signal'),
    data: z.object({ call: CallId, from: PeerId }).and(SignalBody),
  }),
  /** A member joined. Also sent to the member themselves when they call, join or come back. */
  frame('joined', { call: CallId, peerId: PeerId, id: UserId, roster: Roster }),
  frame('left', { call: CallId, peerId: PeerId, id: UserId, roster: Roster }),
  /**
   * Any other change of the roster: mute and camera, a socket lost or back, an answer, a ring, or several members who
   * joined or left at once.
   */
  frame('state', { call: CallId, roster: Roster }),
  /** Tells a member that the call is over for them, and a ringing tab to stop ringing. */
  frame('ended', { call: CallId, reason: z.enum(CALL_ENDINGS) }),
] as const;

/** A session's running call, as its members see it. */
export const SessionCall = schema('SessionCall', { id: CallId, users: z.array(Person) });

/** A session's call has begun, ended, or has other members than before. Sent to every tab of the session's members. */
export const VoiceFrame = frame('voice', { session: UserId, call: SessionCall.nullable() });

export type SessionCall = z.infer<typeof SessionCall>;
export type VoiceFrame = z.infer<typeof VoiceFrame>;
export type CallMember = z.infer<typeof Member>;
export type CallRoster = z.infer<typeof Roster>;
export type CallPeer = z.infer<typeof Peer>;
export type CallCaller = z.infer<typeof Caller>;
export type SignalBody = z.infer<typeof SignalBody>;
export type CallClientFrame = z.infer<(typeof CallClientFrames)[number]>;
/** The frame on the wire, where a session is named by its IRI. */
export type CallSentFrame = z.input<(typeof CallClientFrames)[number]>;
export type CallServerFrame = z.infer<(typeof CallServerFrames)[number]>;
