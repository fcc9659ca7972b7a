import {
  type CallEnding,
  type CallMedia,
  type CallTransport,
  SFU_CAMERAS_MAX,
  SFU_SCREENS_MAX,
  VIDEO_MEMBERS_MAX,
} from '../../../worker/contract/call-bounds.ts';
import type { CallCaller, CallSentFrame, CallRoster } from '../../../worker/contract/call.ts';

/** This tab, as the server's last welcome named it. */
export interface Self {
  peerId: string;
  userSocketId: string;
}

/** An incoming ring. */
export interface Ring {
  call: string;
  /** The caller of a single call. For a group, all members of the call. */
  callers: readonly CallCaller[];
  group: boolean;
  media: CallMedia;
  transport: CallTransport;
  /** The session whose members are called. Null for a call among friends. */
  session: CallRoster['session'];
  /** In ms on this machine's own clock, because the server's may differ. */
  endsAt: number;
  /** The user's answer. The server may have missed it, so it is sent again when the ring is repeated. */
  answer: 'accept' | 'decline' | null;
  /** The socket has reconnected and the server has not repeated this ring yet. If it doesn't, the ring is over. */
  stale: boolean;
}

export interface Switches {
  audio: boolean;
  video: boolean;
  screen: boolean;
}

/**
 * Who is called: users, or all members of a session. With `join` nobody is rung. It is the id of the session's running
 * call, or null if this tab begins one.
 */
export type Target = { to: readonly number[] } | { session: string; join?: string | null };

/** The call that this tab is starting or is in. */
export interface Talk {
  /** Null until the server has named a new call. */
  call: string | null;
  /** Null until the server has confirmed that this tab is in it. */
  roster: CallRoster | null;
  media: CallMedia;
  /** When the server's response times out. Null if none is expected. */
  answerBy: number | null;
  /** How often this tab has joined the call. After each join it sends the first offers. */
  arrivals: number;
  /** Sent once the socket is open and no cancelled call can still be named. */
  unsent: CallSentFrame | null;
  /** Whether anyone else is in the call or rung, or was before a reload. */
  met: boolean;
  /** Others were in the call, and all of them have left. */
  left: boolean;
  /** Since when others are in the call, in ms since 1970. Null while nobody else is. */
  since: number | null;
  /** How long others were in it before. */
  togetherMs: number;
  /**
   * Users who may see this device's IP address: those who were named before joining. Null until the first roster, if
   * the user has started the call or joined it by its button. That button says that everyone in the call sees the
   * address.
   */
  agreed: readonly number[] | null;
  /** How often the host had muted this user in the roster that this tab has seen last. Null before the first. */
  mutes: number | null;
  /** The host has muted this user, who hasn't unmuted since. */
  hostMuted: boolean;
  /** Strangers to whom the user doesn't want to connect. */
  refused: readonly number[];
}

/** The last call or ring that ended, shown until it is dismissed. */
export interface Over {
  kind: 'ring' | 'call';
  /** `refused`: by the server. `unanswered`: the server did not respond. `hung-up`: by this user. */
  reason: CallEnding | 'refused' | 'unanswered' | 'offline' | 'hung-up';
  /** The call's id, so that it can be reported. Null if nobody else was in it. */
  talked: string | null;
  /** The session whose call it was. Null for a call among friends. */
  session: CallRoster['session'];
  transport: CallTransport;
  /** The other people in it. */
  people: readonly { id: number; name: string }[];
  /** How long others were in the call with this tab. */
  togetherMs: number;
  media: CallMedia;
}

/** This tab's state of calls. */
export interface TabState {
  user: number;
  /** Null before the first welcome. */
  self: Self | null;
  /** The socket is open and has received its welcome. */
  connected: boolean;
  rings: readonly Ring[];
  talk: Talk | null;
  /** What this user wants to send. */
  switches: Switches;
  over: Over | null;
  /** A cancelled call may be named by the server until this time, in ms since 1970. */
  givenUpUntil: number | null;
  /** Calls that are over. A late frame about one of them is ignored. */
  past: readonly string[];
  /** Rings that were heard: the call, and when the ring ends. In one call someone can be rung again. */
  heard: readonly string[];
}

export interface CallStep {
  state: TabState;
  send: CallSentFrame[];
}

export const stay = (state: TabState): CallStep => ({ state, send: [] });

export const initialState = (user: number): TabState => ({
  user,
  self: null,
  connected: false,
  rings: [],
  talk: null,
  switches: { audio: true, video: false, screen: false },
  over: null,
  givenUpUntil: null,
  past: [],
  heard: [],
});

export const talkOf = (
  call: string | null,
  media: CallMedia,
  answerBy: number | null,
  unsent: CallSentFrame | null = null,
): Talk => ({
  call,
  roster: null,
  media,
  answerBy,
  arrivals: 0,
  unsent,
  met: false,
  left: false,
  since: null,
  togetherMs: 0,
  agreed: null,
  mutes: null,
  hostMuted: false,
  refused: [],
});

const PAST_KEPT = 16;

export const withLast = (known: readonly string[], one: string) =>
  known.includes(one) ? known : [...known, one].slice(-PAST_KEPT);

export const withPast = ({ past }: TabState, call: string | null) =>
  call === null ? past : withLast(past, call);

/** Everyone in a call but this user, members first. */
function othersOf({ talk, user }: TabState): Over['people'] {
  const { members = [], rung = [] } = talk?.roster ?? {};
  const people = [...members, ...rung].filter(({ id }) => id !== user);
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Who is in the call or may still join: not those who have left or declined. */
export function presentOf({ talk, user }: TabState): Over['people'] {
  const { members = [], rung = [] } = talk?.roster ?? {};
  const ringing = rung.filter(({ outcome }) => outcome === 'ringing');
  return [...members, ...ringing].filter(({ id }) => id !== user);
}

/** Whether this user hears that somebody is rung. Offline nobody knows when that ends. */
export function hearsRingback({ talk, user, connected }: TabState): boolean {
  const { members = [], rung = [] } = talk?.roster ?? {};
  const isAlone = members.every(({ id }) => id === user);
  return connected && isAlone && rung.some(({ outcome }) => outcome === 'ringing');
}

/** Whether anyone else is or was in the call. */
const wasAnswered = ({ talk, user }: TabState) =>
  (talk?.roster?.members.some(({ id }) => id !== user) ?? false) ||
  (talk?.roster?.rung.some(({ outcome }) => outcome === 'accepted') ?? false);

export const finish = (state: TabState, reason: Over['reason']): TabState => ({
  ...state,
  talk: null,
  past: withPast(state, state.talk?.call ?? null),
  rings: state.rings.filter(({ call }) => call !== state.talk?.call),
  over: {
    kind: 'call',
    reason,
    talked: wasAnswered(state) && reason !== 'elsewhere' ? (state.talk?.call ?? null) : null,
    session: state.talk?.roster?.session ?? null,
    transport: state.talk?.roster?.transport ?? 'mesh',
    people: othersOf(state),
    togetherMs: 0,
    media: state.talk?.media ?? 'audio',
  },
});

/** The `confirmed` frames that answer a ring: one to each caller. Empty while the socket is closed. */
export function confirmations(
  { user, self, connected }: TabState,
  { call, callers }: Ring,
  accept: boolean,
): CallSentFrame[] {
  if (!self || !connected) return [];
  const { peerId, userSocketId } = self;
  return callers.map((caller) => ({
    event: 'confirmed',
    data: {
      call,
      caller: caller.id,
      user,
      socket: userSocketId,
      data: { peerId: caller.peerId, id: caller.id, userSocketId: caller.userSocketId },
      peer: accept ? { peerId, id: user, userSocketId } : null,
      accept,
    },
  }));
}

/**
 * Whether this user may show a camera or a screen. A larger mesh has neither. Through an SFU some are shown at a time.
 */
export function mayShow({ talk, user }: Pick<TabState, 'talk' | 'user'>, what: 'video' | 'screen') {
  const { members = [], transport } = talk?.roster ?? {};
  if (transport !== 'sfu') return members.length <= VIDEO_MEMBERS_MAX;
  const shown = members.filter((member) => member.id !== user && member[what]).length;
  return shown < (what === 'video' ? SFU_CAMERAS_MAX : SFU_SCREENS_MAX);
}

export const sameSwitches = (a: Switches, b: Switches) =>
  a.audio === b.audio && a.video === b.video && a.screen === b.screen;
