import {
  type CallEnding,
  type CallMedia,
  VIDEO_MEMBERS_MAX,
} from '../../../worker/contract/call-bounds.ts';
import type { CallCaller, CallSentFrame, CallRoster } from '../../../worker/contract/call.ts';

/** The tab as the server's last welcome named it. */
export interface Self {
  peerId: string;
  userSocketId: string;
}

/** Somebody rings this tab. */
export interface Ring {
  call: string;
  /** One for the prompt of a single call; of a group all that are in it. */
  callers: readonly CallCaller[];
  group: boolean;
  media: CallMedia;
  /** Whose members are called; null among friends. */
  session: CallRoster['session'];
  /** On this machine's own clock, in ms: the server's may go differently. */
  endsAt: number;
  /** Said, and perhaps not heard by the server: said again when the ring is told again. */
  answer: 'accept' | 'decline' | null;
  /** Not heard of since the socket came back; the server tells of it again, or it is over. */
  stale: boolean;
}

export interface Switches {
  audio: boolean;
  video: boolean;
  screen: boolean;
}

/** Whom one calls: people, or all of a session. `join` is the session's running call, for which nobody is rung. */
export type Target = { to: readonly number[] } | { session: string; join?: string | undefined };

/** The call that this tab makes or is in. */
export interface Talk {
  /** Null until the server has named a call that was asked for. */
  call: string | null;
  /** Null until the server has said that this tab is in it. */
  roster: CallRoster | null;
  media: CallMedia;
  /** By then the server has said something, or it never will; null while nothing is owed. */
  answerBy: number | null;
  /** How often this tab has come into it: each time it is the one that reaches out to those who are there. */
  arrivals: number;
  /** Waits for the socket, or until a call that was given up before it had a name is out of the way. */
  unsent: CallSentFrame | null;
  /** Others are in it or rung. Before a reload they were. */
  met: boolean;
}

/** What was over last; shown until it is read. */
export interface Over {
  kind: 'ring' | 'call';
  /** `refused`: the server would not have it. `unanswered`: nothing came from it. `hung-up`: by this person. */
  reason: CallEnding | 'refused' | 'unanswered' | 'offline' | 'hung-up';
  /** Its id, where others were in it: what was said in it can be reported. */
  talked: string | null;
  /** Who it was with, this person not among them. */
  people: readonly { id: number; name: string }[];
  media: CallMedia;
}

/** What this tab knows of calls. */
export interface TabState {
  user: number;
  /** Null before the first welcome. */
  self: Self | null;
  /** The socket is open and has been welcomed. */
  connected: boolean;
  rings: readonly Ring[];
  talk: Talk | null;
  /** What this person wants to be heard and seen of them. */
  switches: Switches;
  /** The spec's: whose call was accepted last. */
  callUser: readonly CallCaller[];
  over: Over | null;
  /** Until when a call that was given up before it had a name may still be named. */
  givenUpUntil: number | null;
  /** Calls that are done with: a late word on them means no other one. */
  past: readonly string[];
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
  callUser: [],
  over: null,
  givenUpUntil: null,
  past: [],
});

export const talkOf = (
  call: string | null,
  media: CallMedia,
  answerBy: number | null,
  unsent: CallSentFrame | null = null,
): Talk => ({ call, roster: null, media, answerBy, arrivals: 0, unsent, met: false });

const PAST_KEPT = 16;

export const withPast = ({ past }: TabState, call: string | null) =>
  call === null || past.includes(call) ? past : [...past, call].slice(-PAST_KEPT);

/** Everybody of a call but oneself, members first. */
function othersOf({ talk, user }: TabState): Over['people'] {
  const { members = [], rung = [] } = talk?.roster ?? {};
  const people = [...members, ...rung].filter(({ id }) => id !== user);
  return [...new Map(people.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Who is there or may come: not who has left, or won't. */
export function presentOf({ talk, user }: TabState): Over['people'] {
  const { members = [], rung = [] } = talk?.roster ?? {};
  const ringing = rung.filter(({ outcome }) => outcome === 'ringing');
  return [...members, ...ringing].filter(({ id }) => id !== user);
}

/** Whether anybody else is in the call, or has been. */
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
    people: othersOf(state),
    media: state.talk?.media ?? 'audio',
  },
});

/** The spec's confirmations of a prompt: one to each caller. None where the server can't receive them now. */
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

/** In a larger call nobody's camera or screen is shown. */
export const mayShow = ({ talk }: Pick<TabState, 'talk'>) =>
  (talk?.roster?.members.length ?? 0) <= VIDEO_MEMBERS_MAX;

export const sameSwitches = (a: Switches, b: Switches) =>
  a.audio === b.audio && a.video === b.video && a.screen === b.screen;
