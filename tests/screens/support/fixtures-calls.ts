// A call as the server tells a tab of it, and devices as the browser would give them.
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { CallCaller, CallMember, CallRoster } from '../../../worker/contract/call.ts';
import type { ClientFrame } from '../../../worker/contract/socket.ts';
import { callMember, callRoster } from '../../support/roster.ts';
import type { Answers } from './api.ts';
import { friendsPage } from './fixtures-app.ts';
import { messagePage } from './fixtures-messages.ts';
import { friendEntry } from './fixtures-people.ts';
import { list, userItem } from './fixtures.ts';
import { mount } from './mount.tsx';
import { OWN_PEER, pushFrame, sentFrames } from './socket.ts';

export const CALL = 'b3c8f1d2-6a4e-4f57-9d0b-7c2e5a910f31';
export const NIGHT = { id: 31, name: 'Dungeon night' };

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

const caller = (changes: Partial<CallCaller> = {}): CallCaller => {
  const id = changes.id ?? 8;
  return {
    peerId: `5e1f0c9a-2b7d-4a3c-8f10-0a1b2c3d4e${String(id).padStart(2, '0')}`,
    id,
    userSocketId: `socket-${id}`,
    name: 'Jonas',
    firstFile: null,
    way: 'direct',
    fellow: false,
    ...changes,
  };
};

export const JONAS = caller();
export const SENA = caller({ id: 9, name: 'Sena' });

/** A member of the call with the microphone on. */
export const inCall = (who: CallCaller, changes: Partial<CallMember> = {}) =>
  callMember({ ...who, ...changes });

const MIRA = inCall(caller({ peerId: OWN_PEER, id: 7, userSocketId: 'socket-1', name: 'Mira' }));

const ringing = ({ id, name, firstFile }: CallCaller): CallRoster['rung'][number] => ({
  id,
  name,
  firstFile,
  outcome: 'ringing',
  expiresAt: secondsFromNow(30),
});

let version = 0;

/** The roster of the viewer's call with these others. Each roster has a higher version than the one before. */
const rosterOf = (
  others: CallMember[],
  { own = {}, ...changes }: Partial<CallRoster> & { own?: Partial<CallMember> } = {},
) => {
  version += 1;
  const startedAt = secondsFromNow(-60);
  return callRoster([{ ...MIRA, ...own }, ...others], { version, startedAt, ...changes });
};

type Changes = Partial<Pick<CallRoster, 'session' | 'guest' | 'rung' | 'host' | 'transport'>> & {
  own?: Partial<CallMember>;
};

/** Sends the frame that lets the viewer into the call. */
export const letIn = (others: CallMember[], changes: Changes = {}) =>
  pushFrame({
    event: 'joined',
    data: { call: CALL, peerId: OWN_PEER, id: 7, roster: rosterOf(others, changes) },
  });

/** Sends a frame with the current members of the call. */
export const nowIn = (others: CallMember[], changes: Changes = {}) =>
  pushFrame({ event: 'state', data: { call: CALL, roster: rosterOf(others, changes) } });

export const ended = (reason: 'busy' | 'cancelled' | 'elsewhere' | 'left') =>
  pushFrame({ event: 'ended', data: { call: CALL, reason } });

/** Sends a ring: of one caller, or of a group. */
export function ring(callers: CallCaller[] = [JONAS], media: 'audio' | 'video' = 'audio') {
  const about = { call: CALL, transport: 'mesh', session: null } as const;
  const prompt = { ...about, media, expiresAt: secondsFromNow(30) };
  const [one, ...more] = callers;
  return one && more.length === 0
    ? pushFrame({ event: 'call', data: { ...one, ...prompt } })
    : pushFrame({ event: 'addcall', data: { callers, ...prompt } });
}

/** The data of the frames that the tab has sent for this event, oldest first. */
export function sent<Event extends ClientFrame['event']>(
  event: Event,
): Extract<ClientFrame, { event: Event }>['data'][];
export function sent(event: string): unknown[] {
  return sentFrames().flatMap((frame) => (frame.event === event ? [frame.data] : []));
}

export const alert = page.getByRole('alertdialog');
export const stage = page.getByRole('region', { name: 'Call', exact: true });

/** Someone on the stage. The list beside it has everyone, too. */
export const tile = (name: string) =>
  stage.getByRole('list').first().getByRole('listitem').filter({ hasText: name });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The answers for /friends during a call: two friends who are online. */
export const callAnswers = (more: Answers = {}): Answers => ({
  ...friendsPage(
    [JONAS, SENA].map(({ id, name }) =>
      friendEntry({ id, active: true, user: userItem({ id, name, online: true }) }),
    ),
    { online: 2, active: 2 },
  ),
  'GET /api/users': list('/api/users', [
    userItem({ id: 8, name: 'Jonas', relation: 'friends' }),
    userItem({ id: 9, name: 'Sena', relation: 'friends' }),
  ]),
  // What is beside the call.
  'GET /api/users/8/messages': messagePage([]),
  [`GET /api/sessions/${NIGHT.id}/messages`]: messagePage([], `/api/sessions/${NIGHT.id}`),
  'GET /api/played-with': list('/api/played-with', []),
  [`GET /api/calls/${CALL}/ice-servers`]: { iceServers: [], expiresAt: secondsFromNow(3_600) },
  ...more,
});

/** Waits until the tab's socket is open and has received its welcome. */
export const connected = () => expect.poll(() => sent('in-front').length).toBeGreaterThan(0);

/** Opens /friends and waits for its socket. */
export async function openFriends(more: Answers = {}) {
  await mount('/friends?tab=all', { as: {}, shell: true, answers: callAnswers(more) });
  await expect.element(button('Call Jonas')).toBeVisible();
  await connected();
}

/** The viewer calls Jonas, who is rung. */
export async function callJonas(media: 'audio' | 'video' = 'audio') {
  await button(media === 'video' ? 'Video call with Jonas' : 'Call Jonas').click();
  await expect.poll(() => sent('call')).toEqual([{ to: [8], media }]);
  await letIn([], { rung: [ringing(JONAS)] });
}

interface OpenCall {
  /** It belongs to a session. */
  ofSession?: boolean;
  /** It goes through an SFU, which never answers. */
  sfu?: boolean;
  more?: Answers;
}

const silent = () => Promise.withResolvers<never>().promise;

/** The tracks that the test's devices have given. */
let tracks: MediaStreamTrack[] = [];

/** Opens a running call with these others. The microphone is open, so it can be switched. */
export async function openCall(
  others = [inCall(JONAS)],
  { ofSession = false, sfu = false, more = {} }: OpenCall = {},
) {
  await openFriends({ [`POST /api/calls/${CALL}/sfu/publish`]: silent, ...more });
  await button('Call Jonas').click();
  await expect.poll(() => sent('call')).toHaveLength(1);
  await letIn(others, {
    session: ofSession ? NIGHT : null,
    transport: sfu ? 'sfu' : 'mesh',
  });
  await expect.element(stage.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => tracks.length).toBeGreaterThan(0);
}

const picture = () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream();
};

/**
 * A microphone that hums, a camera and a screen, for one test.
 * @returns what the browser refuses, which may change, and the tracks that it has given
 */
export function useDevices(refused: { audio?: string; video?: string } = {}) {
  const refusing = { ...refused };
  const given: MediaStreamTrack[] = [];
  tracks = given;
  const context = new AudioContext();
  const hum = context.createOscillator();
  hum.start();
  const open = (asked: MediaStreamConstraints = {}) => {
    for (const kind of ['audio', 'video'] as const) {
      const error = refusing[kind];
      if (asked[kind] !== undefined && error !== undefined) throw new DOMException('no', error);
    }
    const microphone = context.createMediaStreamDestination();
    hum.connect(microphone);
    const opened = [
      ...(asked.audio ? microphone.stream.getTracks() : []),
      ...(asked.video ? picture().getTracks() : []),
    ];
    given.push(...opened);
    return new MediaStream(opened);
  };
  const { mediaDevices } = navigator;
  const microphones = vi.spyOn(mediaDevices, 'getUserMedia');
  const screens = vi.spyOn(mediaDevices, 'getDisplayMedia');
  microphones.mockImplementation(async (asked) => {
    await context.resume();
    return open(asked);
  });
  screens.mockImplementation(async () => picture());
  onTestFinished(async () => {
    microphones.mockRestore();
    screens.mockRestore();
    await context.close();
  });
  return { refusing, given };
}

/** The switches that the tab has sent last. */
export const toldLast = () => sent('state').at(-1);
export const told = (audio: boolean, video = false, screen = false) => ({
  call: CALL,
  audio,
  video,
  screen,
});
