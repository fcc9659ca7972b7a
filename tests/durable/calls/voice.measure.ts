import { env } from 'cloudflare:test';
import { expect, it, onTestFinished, vi } from 'vitest';

import { SfuSubscribed } from '../../../worker/contract/sfu.ts';
import { expectAnswer, post, put } from '../../worker/support/client.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { openVoice } from '../support/calls.ts';
import { called, resetCounts } from '../support/count.ts';
import { until } from '../support/live.ts';
import { offerOf } from '../support/offer.ts';

/** Run only by the bench. Leaves its counts in `meta`. */

const SDP = offerOf('1');
/** How long nobody is told of anything more, so that all has been told. */
const QUIET_MS = 1_000;

it.for(env.VOICE_MEMBERS.split(',').map(Number))(
  'figure 34: what it costs that the last of %i joins',
  async (members, { task }) => {
    await addGames();
    Object.assign(env, {
      SFU_APP_ID: 'app',
      SFU_APP_SECRET: 'secret',
      SFU_URL: 'https://sfu.test',
    });
    let lines = 0;
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const { length } = typeof body === 'string' ? (body.match(/"trackName"/gu) ?? []) : [];
      const tracks = Array.from({ length }, () => ({ mid: `m${(lines += 1)}` }));
      return Response.json({
        sessionId: crypto.randomUUID(),
        tracks,
        sessionDescription: { sdp: SDP },
      });
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Object.assign(env, { SFU_APP_ID: undefined, SFU_APP_SECRET: undefined, SFU_URL: undefined });
    });
    const { call, session, tabs } = await openVoice(members);
    const [last, first] = [tabs.at(-1), tabs[0]];
    if (!last || !first) throw new Error('nobody');
    const { peerId: peer, token } = last;
    const route = (act: string) => `/api/calls/${call}/sfu/${act}`;
    const tracks = [{ mid: '0', kind: 'audio' }];
    const publish = (tab: typeof last) =>
      post(route('publish'), { peer: tab.peerId, offer: SDP, tracks }, tab.token);
    const isToldOf = (count: number) =>
      until(`the first to be told of ${count} in voice`, () => {
        const told = first.socket.frames.findLast((frame) => frame.event === 'voice');
        return told?.data.call?.users.length === count;
      });
    await publish(first);
    await isToldOf(members);
    last.leave(call);
    await first.sees(...tabs.slice(0, -1));
    await isToldOf(members - 1);

    resetCounts();
    const before = first.socket.frames.length;
    last.send({ event: 'join', data: { session: `/api/sessions/${session}`, media: 'audio' } });
    await first.sees(...tabs);
    await publish(last);
    const wanted = { peer, tracks: [{ of: first.peerId, kind: 'audio' }] };
    const { offer } = await expectAnswer(
      post(route('subscribe'), wanted, token),
      200,
      SfuSubscribed,
    );
    expect(offer).toBe(SDP);
    await put(route('answer'), { peer, answer: SDP }, token);
    await until('the others to know what is sent', () =>
      first.roster()?.members.some(({ id, sends }) => id === last.id && sends.audio !== undefined),
    );
    await scheduler.wait(QUIET_MS);
    task.meta.measured = {
      [`objectCalls${members}`]:
        called('call', 'signalling') - called('signalling.fetch', 'signalling.webSocketMessage'),
      [`framesToEach${members}`]: first.socket.frames.length - before,
    };
  },
);
