import type { CallEnding } from '../../../worker/contract/call-bounds.ts';
import type { CallCaller, CallSentFrame, CallRoster } from '../../../worker/contract/call.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import {
  type TabState,
  type CallStep,
  confirmations,
  finish,
  type Ring,
  type Self,
  sameSwitches,
  stay,
  talkOf,
  withLast,
  withPast,
} from './state.ts';
import { ANSWER_WITHIN_MS, REPEATED_WITHIN_MS, ringEnd } from './times.ts';

/**
 * Handles a frame of the server. A roster is a whole state. So a higher version replaces a lower one, even if
 * versions between them were missed.
 */
export function takeServerFrame(state: TabState, frame: ServerFrame, now: number): CallStep {
  switch (frame.event) {
    case 'welcome':
      return welcomed(state, frame.data, now);
    case 'call': {
      const { call, transport, media, session, peerId, id, userSocketId, name, firstFile } =
        frame.data;
      const { way, fellow } = frame.data;
      const callers = [{ peerId, id, userSocketId, name, firstFile, way, fellow }];
      const prompt = { call, transport, media, session, callers, group: false };
      return rung(state, prompt, frame.data.expiresAt, now);
    }
    case 'addcall': {
      const { call, transport, media, session, callers } = frame.data;
      const prompt = { call, transport, media, session, callers, group: true };
      return rung(state, prompt, frame.data.expiresAt, now);
    }
    case 'joined':
      return frame.data.peerId === state.self?.peerId
        ? joined(state, frame.data.call, frame.data.roster)
        : stay(changed(state, frame.data.call, frame.data.roster));
    case 'left':
    case 'state':
      return stay(changed(state, frame.data.call, frame.data.roster));
    case 'ended':
      return ended(state, frame.data.call, frame.data.reason);
    case 'error':
      return refused(state);
    case 'confirmed':
    case 'signal':
    case 'notice':
    case 'notice-count':
    case 'roster':
    case 'notice-read':
    case 'voice':
    case 'message':
    case 'typing':
    case 'read':
    case 'unread':
      return stay(state);
    default:
      return frame satisfies never;
  }
}

function welcomed(state: TabState, { peerId, userSocketId }: Self, now: number): CallStep {
  const { self, talk } = state;
  const next: TabState = {
    ...state,
    self: { peerId, userSocketId },
    connected: true,
    rings: state.rings.map((ring) => ({
      ...ring,
      stale: true,
      endsAt: Math.min(ring.endsAt, now + REPEATED_WITHIN_MS),
    })),
  };
  if (!talk) return stay(next);
  if (talk.unsent) {
    // The server won't name a cancelled call any more once its socket was lost.
    const begun = { ...next, givenUpUntil: null, talk: { ...talk, unsent: null } };
    return { state: begun, send: [talk.unsent] };
  }
  // An answer waits until the server repeats its ring. Anything else the server repeats by itself.
  const waits = talk.roster === null && next.rings.some(({ call }) => call === talk.call);
  if (self === null || self.peerId === peerId || waits) {
    return stay({ ...next, talk: { ...talk, answerBy: now + ANSWER_WITHIN_MS } });
  }
  return stay(finish(next, 'lost'));
}

type Prompt = Pick<Ring, 'call' | 'transport' | 'media' | 'session' | 'group'> & {
  callers: readonly CallCaller[];
};

function rung(before: TabState, prompt: Prompt, expiresAt: string, now: number): CallStep {
  const { talk } = before;
  const key = `${prompt.call} ${expiresAt}`;
  const known = before.rings.find(({ call }) => call === prompt.call);
  const late = !known && before.heard.includes(key);
  if ((talk?.roster && talk.call === prompt.call) || late) return stay(before);
  const state = {
    ...before,
    heard: withLast(before.heard, key),
    past: before.past.filter((call) => call !== prompt.call),
  };
  const ring: Ring = {
    ...prompt,
    // A repeated ring keeps its end.
    endsAt: known && !known.stale ? known.endsAt : ringEnd(now),
    answer: known?.answer ?? null,
    stale: false,
  };
  const others = state.rings.filter((one) => one !== known);
  if (ring.answer === 'decline') {
    return {
      state: { ...state, rings: others, past: withPast(state, prompt.call) },
      send: confirmations(state, ring, false),
    };
  }
  return {
    state: { ...state, rings: [...others, ring] },
    send: ring.answer === 'accept' ? confirmations(state, unconfirmed(ring, known), true) : [],
  };
}

/** The callers that still need the acceptance: all after a lost socket, otherwise those who have joined since. */
function unconfirmed(ring: Ring, known: Ring | undefined): Ring {
  if (!known || known.stale) return ring;
  const before = new Set(known.callers.map(({ peerId }) => peerId));
  return { ...ring, callers: ring.callers.filter(({ peerId }) => !before.has(peerId)) };
}

/**
 * The server says that this tab is in a call: one that it started, answered or rejoined, or one that replaced the call
 * that it was starting.
 */
function joined(state: TabState, call: string, roster: CallRoster): CallStep {
  const { talk } = state;
  const leave: CallSentFrame = { event: 'leave', data: { call } };
  // The user hung up before the server had named the call or confirmed the answer.
  if (!talk || talk.unsent) return getOn(state, call, [leave]);
  // The user has answered a ring before the server named the call that they had started.
  const isGivenUp = state.givenUpUntil !== null && talk.call !== null && talk.call !== call;
  if (isGivenUp) return getOn(state, call, [leave]);
  if (state.past.includes(call)) return { state, send: [leave] };
  const same = talk.call === call || talk.call === null;
  const base = same ? talk : { ...talkOf(call, talk.media, null), agreed: [] };
  const next: TabState = {
    ...state,
    rings: state.rings.filter((ring) => ring.call !== call),
    past: same ? state.past : withPast(state, talk.call),
    over: null,
    talk: {
      ...base,
      call,
      roster: base.roster && base.roster.version > roster.version ? base.roster : roster,
      answerBy: null,
      agreed: base.agreed ?? roster.members.map(({ id }) => id),
      arrivals: base.arrivals + 1,
    },
  };
  const mine = roster.members.find(({ peerId }) => peerId === state.self?.peerId);
  const told = mine !== undefined && sameSwitches(mine, state.switches);
  return {
    state: next,
    send: told ? [] : [{ event: 'state', data: { call, ...state.switches } }],
  };
}

/** The cancelled call was named and left. So the call that waited for that can start. */
function getOn(state: TabState, call: string, send: CallSentFrame[]): CallStep {
  const { talk } = state;
  return {
    state: {
      ...state,
      givenUpUntil: null,
      past: withPast(state, call),
      talk: talk && { ...talk, unsent: null },
    },
    send: talk?.unsent ? [...send, talk.unsent] : send,
  };
}

function changed(state: TabState, call: string, roster: CallRoster): TabState {
  const { talk } = state;
  if (!talk?.roster || talk.call !== call || roster.version <= talk.roster.version) return state;
  return { ...state, talk: { ...talk, roster } };
}

function ended(state: TabState, call: string, reason: CallEnding): CallStep {
  const { talk } = state;
  if (state.past.includes(call)) return stay(state);
  if (talk?.call === call) return stay(finish(state, reason));
  const ring = state.rings.find((one) => one.call === call);
  if (ring) {
    const people = ring.callers.map(({ id, name }) => ({ id, name }));
    return stay({
      ...state,
      rings: state.rings.filter((one) => one !== ring),
      past: withPast(state, call),
      over:
        ring.answer === null
          ? {
              kind: 'ring',
              reason,
              talked: null,
              session: null,
              transport: 'mesh',
              people,
              togetherMs: 0,
              media: ring.media,
            }
          : state.over,
    });
  }
  // It answers the leaving of a call that the user is joining again.
  if (reason === 'left') return stay(state);
  // If nobody can be rung, a call ends before it is named.
  if (state.givenUpUntil !== null) return getOn(state, call, []);
  if (talk?.call !== null || talk.roster) return stay(state);
  return stay({ ...finish(state, reason), past: withPast(state, call) });
}

/** The server refused something. If a call was being started or joined, it was that. */
function refused(state: TabState): CallStep {
  const { talk } = state;
  if (state.givenUpUntil !== null) return getOn(state, '', []);
  if (!talk || talk.roster || talk.answerBy === null) return stay(state);
  return stay(finish(state, 'refused'));
}
