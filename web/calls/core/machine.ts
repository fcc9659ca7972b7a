import type { CallMedia } from '../../../worker/contract/call-bounds.ts';
import type { CallSentFrame } from '../../../worker/contract/call.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import { leftAlone, mutedByHost, switched, within } from './own-switches.ts';
import { takeServerFrame } from './server-frames.ts';
import {
  type TabState,
  type CallStep,
  confirmations,
  finish,
  stay,
  type Switches,
  type Talk,
  type Target,
  talkOf,
  withPast,
} from './state.ts';
import type { StoredCall } from './tab-peer.ts';
import { ANSWER_WITHIN_MS } from './times.ts';

// The call machine: a pure reducer, so that tests can run it through any order of frames, clicks and time.

export type CallInput =
  | { kind: 'frame'; frame: ServerFrame }
  /** The socket has closed. When it is back, a `welcome` frame arrives. */
  | { kind: 'down' }
  /** This tab was in a call before a reload, and may rejoin as the same peer. */
  | ({ kind: 'resume' } & Omit<StoredCall, 'user'>)
  | { kind: 'dial'; target: Target; media: CallMedia }
  | { kind: 'add'; to: readonly number[] }
  | { kind: 'accept'; call: string; media: CallMedia }
  | { kind: 'decline'; call: string }
  | { kind: 'switch'; switches: Switches }
  /** Whether to connect to a stranger, who then sees this device's IP address. */
  | { kind: 'stranger'; user: number; agrees: boolean }
  | { kind: 'hand'; up: boolean }
  /** By the host of the session, to another member. */
  | { kind: 'mute' | 'remove'; peer: string }
  | { kind: 'leave' }
  /** A script that the call needs could not be loaded. */
  | { kind: 'fail' }
  /** The message about the last call or ring was read. */
  | { kind: 'read' }
  | { kind: 'time' };

function reduce(state: TabState, input: CallInput, now: number): CallStep {
  switch (input.kind) {
    case 'frame':
      return leftAlone(within(mutedByHost(takeServerFrame(state, input.frame, now))));
    case 'down':
      return stay({ ...state, connected: false });
    case 'resume':
      return stay({
        ...state,
        self: { peerId: input.peerId, userSocketId: '' },
        switches: input.switches,
        talk: {
          ...talkOf(null, input.media, null),
          met: input.since !== null,
          left: input.since === null && input.togetherMs > 0,
          since: input.since,
          togetherMs: input.togetherMs,
          agreed: input.agreed,
          mutes: input.mutes,
        },
      });
    case 'dial':
      return dial(state, input.target, input.media, now);
    case 'add':
      return add(state, input.to);
    case 'accept':
      return accept(state, input.call, input.media, now);
    case 'decline':
      return decline(state, input.call);
    case 'switch':
      return switched(state, input.switches);
    case 'stranger':
      return stay(answerStranger(state, input.user, input.agrees));
    case 'hand':
    case 'mute':
    case 'remove':
      return tell(state, input);
    case 'leave':
      return leave(state, now);
    case 'fail': {
      const gone = leave(state, now);
      return { state: { ...gone.state, over: finish(state, 'refused').over }, send: gone.send };
    }
    case 'read':
      return stay({ ...state, over: null });
    case 'time':
      return stay(pass(state, now));
    default:
      return input satisfies never;
  }
}

const togetherAt = (now: number, { since, togetherMs }: Talk) => togetherMs + now - (since ?? now);

/** Also notes since when others are in the call, and after it, how long they were. */
export function reduceTab(before: TabState, input: CallInput, now: number): CallStep {
  const { state, send } = reduce(before, input, now);
  const { talk, over, user } = state;
  if (talk?.roster) {
    const others = talk.roster.members.some(({ id }) => id !== user);
    if (others === (talk.since !== null)) return { send, state };
    const togetherMs = togetherAt(now, talk);
    return { send, state: { ...state, talk: { ...talk, since: others ? now : null, togetherMs } } };
  }
  // A call that a reload has lost may have ended long ago.
  if (talk || !before.talk?.roster || !over || over === before.over) return { send, state };
  return { send, state: { ...state, over: { ...over, togetherMs: togetherAt(now, before.talk) } } };
}

/** When the machine needs its next `time` input. Null if nothing is due. */
export function dueAt({ rings, talk, givenUpUntil }: TabState): number | null {
  const times = [...rings.map(({ endsAt }) => endsAt), talk?.answerBy, givenUpUntil];
  const due = times.filter((time) => time !== null && time !== undefined);
  return due.length === 0 ? null : Math.min(...due);
}

function dialFrame(target: Target, media: CallMedia): CallSentFrame {
  if ('to' in target) return { event: 'call', data: { to: [...target.to], media } };
  const { session, join } = target;
  return { event: join === undefined ? 'call' : 'join', data: { session, media } };
}

function dial(state: TabState, target: Target, media: CallMedia, now: number): CallStep {
  if (state.talk) return stay(state);
  const [only, ...more] = 'to' in target ? target.to : [];
  // If that person is ringing this tab, answer the ring instead of starting another call.
  const ring = state.rings.find(({ callers, group }) => !group && callers[0]?.id === only);
  if (ring && more.length === 0) return accept(state, ring.call, media, now);
  const frame = dialFrame(target, media);
  const waits = state.givenUpUntil !== null || !state.connected;
  const joined = 'to' in target ? undefined : target.join;
  return {
    state: {
      ...state,
      over: null,
      // The user may come back to a call that they have left or declined.
      past: state.past.filter((call) => call !== joined),
      switches: { audio: true, video: media === 'video', screen: false },
      talk: talkOf(null, media, now + ANSWER_WITHIN_MS, waits ? frame : null),
    },
    send: waits ? [] : [frame],
  };
}

function add(state: TabState, to: readonly number[]): CallStep {
  const { call = null, roster } = state.talk ?? {};
  // Before the roster the server would refuse it, and this tab would take that for the refusal of its own join.
  if (call === null || !roster || !state.connected) return stay(state);
  return { state, send: [{ event: 'addcall', data: { call, to: [...to] } }] };
}

function accept(state: TabState, call: string, media: CallMedia, now: number): CallStep {
  const ring = state.rings.find((one) => one.call === call);
  if (!ring || ring.answer !== null) return stay(state);
  const gone = leave(state, now);
  return {
    state: {
      ...gone.state,
      over: null,
      rings: state.rings.map((one) => (one === ring ? { ...ring, answer: 'accept' } : one)),
      switches: { audio: true, video: media === 'video', screen: false },
      talk: {
        ...talkOf(call, media, now + ANSWER_WITHIN_MS),
        agreed: ring.callers.map(({ id }) => id),
      },
    },
    send: [...gone.send, ...confirmations(state, ring, true)],
  };
}

function decline(state: TabState, call: string): CallStep {
  const ring = state.rings.find((one) => one.call === call);
  if (!ring || ring.answer !== null) return stay(state);
  // Without a socket the declined ring is kept, hidden, until the answer can be sent.
  const kept = state.connected ? [] : [{ ...ring, answer: 'decline' as const }];
  return {
    state: {
      ...state,
      rings: [...state.rings.filter((one) => one !== ring), ...kept],
      past: state.connected ? withPast(state, call) : state.past,
    },
    send: confirmations(state, ring, false),
  };
}

/** What the roster then says. Without a socket it is dropped. */
function tell(
  state: TabState,
  input: Extract<CallInput, { kind: 'hand' | 'mute' | 'remove' }>,
): CallStep {
  const { call = null } = state.talk ?? {};
  if (call === null || !state.connected) return stay(state);
  const frame: CallSentFrame =
    input.kind === 'hand'
      ? { event: 'hand', data: { call, up: input.up } }
      : { event: input.kind, data: { call, peer: input.peer } };
  return { state, send: [frame] };
}

function answerStranger(state: TabState, user: number, agrees: boolean): TabState {
  const { talk } = state;
  if (!talk) return state;
  const { agreed, refused } = talk;
  const answered = agrees ? { agreed: [...(agreed ?? []), user] } : { refused: [...refused, user] };
  return { ...state, talk: { ...talk, ...answered } };
}

/** Also works before the server has named the call. Whatever call it then names is left. */
function leave(state: TabState, now: number): CallStep {
  const { talk } = state;
  if (!talk) return stay(state);
  const { call, unsent } = talk;
  const unnamed = call === null && unsent === null;
  const ended = finish(state, 'hung-up');
  return {
    state: {
      ...ended,
      // A call that nobody answered ends without a message.
      over: (ended.over?.talked ?? null) === null ? null : ended.over,
      givenUpUntil: unnamed ? now + ANSWER_WITHIN_MS : state.givenUpUntil,
    },
    send: call === null ? [] : [{ event: 'leave', data: { call } }],
  };
}

/** Drops what has timed out, because the server's frame was lost or never sent. */
function pass(state: TabState, now: number): TabState {
  const { rings, talk, givenUpUntil } = state;
  const next = {
    ...state,
    rings: rings.filter(({ endsAt }) => endsAt > now),
    givenUpUntil: givenUpUntil !== null && givenUpUntil <= now ? null : givenUpUntil,
  };
  if (!talk || talk.answerBy === null || talk.answerBy > now) return next;
  if (talk.unsent && !state.connected) return finish(next, 'offline');
  return finish(next, talk.roster ? 'lost' : 'unanswered');
}
