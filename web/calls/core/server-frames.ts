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
  withPast,
} from './state.ts';
import { ANSWER_WITHIN_MS, RETOLD_WITHIN_MS, ringEnd } from './times.ts';

/**
 * Takes a frame of the server. Rosters are whole states: a higher version replaces a lower one, whatever was missed
 * between.
 */
export function takeServerFrame(state: TabState, frame: ServerFrame, now: number): CallStep {
  switch (frame.event) {
    case 'welcome':
      return welcomed(state, frame.data, now);
    case 'call': {
      const { call, media, peerId, id, userSocketId, name, way } = frame.data;
      const callers = [{ peerId, id, userSocketId, name, way }];
      return rung(state, { call, media, callers, group: false }, now);
    }
    case 'addcall': {
      const { call, media, callers } = frame.data;
      return rung(state, { call, media, callers, group: true }, now);
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
      endsAt: Math.min(ring.endsAt, now + RETOLD_WITHIN_MS),
    })),
  };
  if (!talk) return stay(next);
  if (talk.unsent) {
    // What was given up while the socket was lost has no name to wait for any more.
    const begun = { ...next, givenUpUntil: null, talk: { ...talk, unsent: null } };
    return { state: begun, send: [talk.unsent] };
  }
  // An answer that was given waits for its ring to be told again; all else is told again by itself.
  const waits = talk.roster === null && next.rings.some(({ call }) => call === talk.call);
  if (self === null || self.peerId === peerId || waits) {
    return stay({ ...next, talk: { ...talk, answerBy: now + ANSWER_WITHIN_MS } });
  }
  return stay(finish(next, 'lost'));
}

type Prompt = Pick<Ring, 'call' | 'media' | 'group'> & { callers: readonly CallCaller[] };

function rung(state: TabState, prompt: Prompt, now: number): CallStep {
  const { talk } = state;
  if ((talk?.roster && talk.call === prompt.call) || state.past.includes(prompt.call)) {
    return stay(state);
  }
  const known = state.rings.find(({ call }) => call === prompt.call);
  const ring: Ring = {
    ...prompt,
    // Told again of a ring, one isn't rung for longer.
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

/** Whom an acceptance has not reached: all of them after a socket's loss, else who has joined meanwhile. */
function unconfirmed(ring: Ring, known: Ring | undefined): Ring {
  if (!known || known.stale) return ring;
  const before = new Set(known.callers.map(({ peerId }) => peerId));
  return { ...ring, callers: ring.callers.filter(({ peerId }) => !before.has(peerId)) };
}

/** This tab is in a call: one it made, answered or came back to, or that took the place of one it was making. */
function joined(state: TabState, call: string, roster: CallRoster): CallStep {
  const { talk } = state;
  const leave: CallSentFrame = { event: 'leave', data: { call } };
  // Hung up before the server had named it, or said that it was answered.
  if (!talk || talk.unsent) return getOn(state, call, [leave]);
  if (state.past.includes(call)) return { state, send: [leave] };
  const same = talk.call === call || talk.call === null;
  const base = same ? talk : talkOf(call, talk.media, null);
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

/** A call that was given up before it had a name has come and gone; what waited for that begins. */
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
          ? { kind: 'ring', reason, talked: null, people, media: ring.media }
          : state.over,
    });
  }
  // A call that nobody could be rung for ends before it is named.
  if (state.givenUpUntil !== null) return getOn(state, call, []);
  if (talk?.call !== null || talk.roster) return stay(state);
  return stay({ ...finish(state, reason), past: withPast(state, call) });
}

/** The server would not have something; where a call was being asked for, it was that. */
function refused(state: TabState): CallStep {
  const { talk } = state;
  if (state.givenUpUntil !== null) return getOn(state, '', []);
  if (!talk || talk.roster || talk.answerBy === null) return stay(state);
  return stay(finish(state, 'refused'));
}
