import { setTimeout as wait } from 'node:timers/promises';

import type { ServerFrame } from '../../../worker/contract/socket.ts';
import type { Scene } from './scene.ts';

const TALKS_MS = 2_000;

/** Matches this event of this call. @returns true or undefined */
const is = (frame: ServerFrame, event: 'confirmed' | 'ended', call: string) =>
  (frame.event === event && frame.data.call === call) || undefined;

/** Pairs of friends. One rings and hangs up. In every second call the other has accepted before. */
export function ringing(scene: Scene) {
  const { notes, roles } = scene;
  /** How often each call has rung, to find those that ring twice. */
  const prompts = new Map<string, number>();
  for (const { callee } of roles.pairs) {
    scene.person(callee).onFrame = (frame) => {
      if (frame.event !== 'call') return;
      prompts.set(frame.data.call, (prompts.get(frame.data.call) ?? 0) + 1);
    };
  }

  async function pickUp(callerId: number, calleeId: number, call: string) {
    const [caller, callee] = [scene.person(callerId), scene.person(calleeId)];
    const confirmed = caller.next('confirmed', (frame) => is(frame, 'confirmed', call));
    const { peerId, userSocketId } = caller.welcome;
    const data = { id: callerId, peerId, userSocketId };
    const socket = callee.welcome.userSocketId;
    callee.send({
      event: 'confirmed',
      data: { call, caller: callerId, user: calleeId, socket, data, peer: null, accept: true },
    });
    await confirmed;
    await wait(TALKS_MS);
  }

  async function hangUp(caller: number, callee: number, call: string) {
    const ended = scene.person(callee).next('ended', (frame) => is(frame, 'ended', call));
    const begun = performance.now();
    scene.person(caller).send({ event: 'leave', data: { call } });
    notes.time('hangUp', begun, (await ended).at);
  }

  return {
    ring: async (index: number) => {
      const pair = roles.pairs[index % roles.pairs.length];
      if (!pair) throw new Error('there are no pairs');
      const { caller, callee } = pair;
      const prompted = scene
        .person(callee)
        .next('call', (frame) =>
          frame.event === 'call' && frame.data.id === caller ? frame.data.call : undefined,
        );
      const joined = scene
        .person(caller)
        .next('joined', (frame) => frame.event === 'joined' || undefined);
      const begun = performance.now();
      scene.person(caller).send({ event: 'call', data: { to: [callee], media: 'audio' } });
      const prompt = await prompted;
      notes.time('ring', begun, prompt.at);
      const call = prompt.found;
      await joined;
      const picksUp = index % 2 === 0;
      const outcome = picksUp ? 'accepted' : 'cancelled';
      notes.report.calls.push({ id: call, caller, callee, outcome });
      if (picksUp) await pickUp(caller, callee, call);
      await hangUp(caller, callee, call);
    },
    check: () => {
      for (const [call, count] of prompts) {
        if (count > 1) notes.report.doubled.push(`call ${call} rang ${count} times`);
      }
    },
  };
}
