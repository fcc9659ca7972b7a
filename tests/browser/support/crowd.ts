// Members of a session's voice without the client: each has a socket and sends sound, all from one page.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

import { SOCKET_PING_INTERVAL_MS } from '../../../worker/contract/presence.ts';
import { SfuPublished } from '../../../worker/contract/sfu.ts';
import { ServerFrame } from '../../../worker/contract/socket.ts';
import { launchBrowser } from './launch.ts';
import { url } from './place.ts';
import { type Player, call } from './players.ts';

const Ticket = z.object({ ticket: z.string() });

/** What the page does for each of them. */
async function offerNoise() {
  const context = new AudioContext();
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() - 0.5) / 4;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const sink = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
  source.connect(sink);
  source.start();
  const connection = new RTCPeerConnection({ bundlePolicy: 'max-bundle' });
  const [track] = sink.stream.getAudioTracks();
  const line = connection.addTransceiver(track ?? 'audio', { direction: 'sendonly' });
  await connection.setLocalDescription();
  // Kept, so that none is garbage.
  Object.assign(globalThis, {
    latest: connection,
    [`kept-${line.mid}-${performance.now()}`]: connection,
  });
  return { offer: connection.localDescription?.sdp ?? '', mid: line.mid ?? '' };
}

async function takeAnswer(sdp: string) {
  const connection: unknown = Reflect.get(globalThis, 'latest');
  if (!(connection instanceof RTCPeerConnection)) throw new Error('no connection');
  await connection.setRemoteDescription({ type: 'answer', sdp });
}

/** Joins a session's voice with a socket alone. Resolves when the server has confirmed it. */
export async function enterVoice({ id, token }: Player, session: number) {
  const { ticket } = await call(Ticket, 'POST', '/api/socket-ticket', { token });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io?ticket=${ticket}`);
  socket.addEventListener('open', () => {
    // As the client does. A socket that is silent for a minute is taken for a dead one.
    const heartbeat = setInterval(() => socket.send('ping'), SOCKET_PING_INTERVAL_MS);
    socket.addEventListener('close', () => clearInterval(heartbeat));
  });
  let peer = '';
  const joined = Promise.withResolvers<string>();
  socket.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
    if (!text.startsWith('{')) return;
    const frame = ServerFrame.parse(JSON.parse(text));
    if (frame.event === 'welcome') {
      ({ peerId: peer } = frame.data);
      const data = { session: `/api/sessions/${session}`, media: 'audio' };
      socket.send(JSON.stringify({ event: 'join', data }));
    }
    if (frame.event === 'joined' && frame.data.id === id) joined.resolve(frame.data.call);
  });
  return { socket, call: await joined.promise, peer };
}

/** Opens a crowd in a session's voice. Nobody in it hears anything. */
export async function openCrowd(session: number) {
  const browser = await launchBrowser({ args: ['--autoplay-policy=no-user-gesture-required'] });
  const page = await browser.newPage();
  await page.goto(`${url}/robots.txt`);
  const sockets: WebSocket[] = [];

  /** Joins, and sends noise without a pause if they speak. */
  const join = async (player: Player, speaks: boolean) => {
    const { token } = player;
    const { socket, call: id, peer } = await enterVoice(player, session);
    sockets.push(socket);
    if (!speaks) return;
    const { offer, mid } = await page.evaluate(offerNoise);
    const body = { peer, offer, tracks: [{ mid, kind: 'audio' }] };
    const path = `/api/calls/${id}/sfu/publish`;
    const { answer } = await call(SfuPublished, 'POST', path, { token, body });
    await page.evaluate(takeAnswer, answer);
  };

  return {
    join,
    close: async () => {
      for (const socket of sockets) socket.close();
      await wait(0);
      await browser.close();
    },
  };
}
