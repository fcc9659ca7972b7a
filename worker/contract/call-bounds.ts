/**
 * The bounds and times of calls that both ends must agree on. No imports: the browser loads these without the
 * schema library.
 */

/** Members and those being rung, together: a mesh of voice is right to about so many. */
export const CALL_MEMBERS_MAX = 8;
/** Beyond so many members nobody's camera or screen is shown: each sends one picture to every other. */
export const VIDEO_MEMBERS_MAX = 5;
/** Nobody is rung longer than this. */
export const RING_MS = 30_000;
/** A member whose socket is gone has so long to come back with the same peer id. */
export const RETURN_MS = 15_000;
/** A call in which one is alone, and nobody is rung, ends after this. */
export const ALONE_MAX_MS = 10 * 60 * 1000;

/** What one wants to begin with: voice, or voice and camera. */
export const CALL_MEDIA = ['audio', 'video'] as const;
/**
 * What became of somebody who was rung. `unreachable` says no more: a block is never announced. `friends-only`: lets
 * friends call only, and the caller isn't one. `full`: the call had no room left.
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
/** Whether somebody may be rung: `friends-only` where they let friends call only, and the caller isn't one. */
export type Reach = 'rings' | 'friends-only' | 'none';
/**
 * How the viewer connects to somebody in a call. `direct`: to friends. To others `relayed` where the operator has a relay:
 * neither learns the other's network address. Without one they are `exposed` to each other.
 */
export const CALL_WAYS = ['direct', 'relayed', 'exposed'] as const;
/**
 * Why a call, or the ringing of this tab, is over. `elsewhere`: answered or declined in another tab or on another
 * device. `left`: the others have gone. `removed`: a block or a suspension came between.
 */
export const CALL_ENDINGS = [
  'left',
  'declined',
  'no-answer',
  'busy',
  'cancelled',
  'unreachable',
  'friends-only',
  'elsewhere',
  'alone',
  'removed',
  'lost',
] as const;

export type CallMedia = (typeof CALL_MEDIA)[number];
export type CallWay = (typeof CALL_WAYS)[number];
export type RingOutcome = (typeof RING_OUTCOMES)[number];
export type CallEnding = (typeof CALL_ENDINGS)[number];
