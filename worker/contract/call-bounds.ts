/**
 * The bounds and times of calls that both ends must agree on. No imports: the browser loads these without the
 * schema library.
 */

/** Members and users being rung, together. A mesh of voice connections works up to about this size. */
export const CALL_MEMBERS_MAX = 8;
/** With more members, cameras and screens are off, since each member sends its video to every other. */
export const VIDEO_MEMBERS_MAX = 5;
/** The same for a call through an SFU, to which each member sends once. */
const SFU_MEMBERS_MAX = 40;
/** How many cameras and how many screens are shown at a time through an SFU. */
export const SFU_CAMERAS_MAX = 12;
export const SFU_SCREENS_MAX = 2;
/** With more members than this, one hears the host, and so many who spoke last. The SFU's price is what it sends. */
export const SFU_ALL_HEARD_MAX = 12;
export const SFU_SPEAKERS_MAX = 5;
/** Sound and pictures in one request to an SFU. */
export const SFU_TRACKS_MAX = 64;
/** How long a user is rung. */
export const RING_MS = 30_000;
/** How long a member whose socket was lost can return with the same peer id. */
export const RETURN_MS = 15_000;
/** A call with only one member left, in which no one is rung, ends after this. */
export const ALONE_MAX_MS = 60_000;
/** A call that only one user has joined so far ends after this. */
export const WAIT_MAX_MS = 10 * 60 * 1000;

/** What a call starts with: voice, or voice and camera. */
export const CALL_MEDIA = ['audio', 'video'] as const;
/**
 * The outcome for a user who was rung. `unreachable` gives no reason, since a block is never revealed. `friends-only`:
 * only friends may call this user, and the caller isn't one. `full`: the call had no room left.
 */
export const RING_OUTCOMES = [
  'ringing',
  'accepted',
  'declined',
  'no-answer',
  'busy',
  'cancelled',
  'unreachable',
  'friends-only',
  'full',
] as const;
/** Whether a user may be rung. `friends-only`: only friends may call this user, and the caller isn't one. */
export type Reach = 'rings' | 'friends-only' | 'none';
/**
 * How the viewer connects to another user in a call. `direct`: to friends. To others `relayed` if the operator has a
 * relay, so neither learns the other's IP address. Without a relay they are `exposed` to each other.
 */
export const CALL_WAYS = ['direct', 'relayed', 'exposed'] as const;
/**
 * Why a call is over, or why a tab stops ringing. `elsewhere`: answered or declined in another tab or on another
 * device. `left`: the others have left. `removed`: because of a block or a suspension.
 */
export const CALL_ENDINGS = [
  'left',
  'declined',
  'no-answer',
  'busy',
  'cancelled',
  'unreachable',
  'friends-only',
  'full',
  'elsewhere',
  'alone',
  'removed',
  'lost',
] as const;

/**
 * How sound and pictures travel: from browser to browser, or through the operator's SFU. Decided when a call begins,
 * and never changed. Only a session's call goes through an SFU.
 */
export const CALL_TRANSPORTS = ['mesh', 'sfu'] as const;
/** What a member sends through an SFU. */
export const TRACK_KINDS = ['audio', 'video', 'screen', 'screenAudio'] as const;
/** The sizes in which a camera is sent through an SFU: high and low. In the order of the alphabet the better is first. */
export const CAMERA_LAYERS = ['h', 'l'] as const;

export const membersMax = (transport: CallTransport) =>
  transport === 'sfu' ? SFU_MEMBERS_MAX : CALL_MEMBERS_MAX;

export type CallTransport = (typeof CALL_TRANSPORTS)[number];
export type TrackKind = (typeof TRACK_KINDS)[number];
export type CameraLayer = (typeof CAMERA_LAYERS)[number];
export type CallMedia = (typeof CALL_MEDIA)[number];
export type CallWay = (typeof CALL_WAYS)[number];
export type RingOutcome = (typeof RING_OUTCOMES)[number];
export type CallEnding = (typeof CALL_ENDINGS)[number];
