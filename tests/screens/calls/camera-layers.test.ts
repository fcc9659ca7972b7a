import { expect, it, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { z } from 'zod';

import { connectSfu } from '../../../web/calls/core/sfu-peer.ts';
import type { RemoteTrack } from '../../../worker/calls/sfu.ts';

const Session = z.object({ sessionId: z.string() });
const Described = z.object({
  sessionDescription: z.object({ sdp: z.string() }),
  tracks: z.array(z.object({ mid: z.string() })),
});

/** A camera whose picture moves. */
function camera() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const timer = setInterval(() => {
    canvas.getContext('2d')?.fillRect(Math.random() * 640, 0, 9, 360);
  }, 40);
  onTestFinished(() => clearInterval(timer));
  return canvas.captureStream().getVideoTracks()[0] ?? null;
}

const open = async () => {
  const peer = connectSfu([], () => undefined);
  onTestFinished(() => peer.close());
  const { sessionId } = Session.parse(await commands.askSfu('POST', 'sessions/new'));
  return { peer, sessionId, path: `sessions/${sessionId}` };
};

it('sends a camera in two sizes, of which the SFU shows the one that is asked for', async () => {
  onTestFinished(commands.stopSfu);
  const [sender, receiver] = [await open(), await open()];
  const { sdp, mids } = await sender.peer.offer(['video'], true);
  await sender.peer.send('video', camera());
  const sent = await commands.askSfu('POST', `${sender.path}/tracks/new`, {
    sessionDescription: { sdp },
    tracks: [{ location: 'local', mid: mids.get('video'), trackName: 'camera' }],
  });
  await sender.peer.take(Described.parse(sent).sessionDescription.sdp);

  const ask = (preferredRid: string): RemoteTrack => ({
    location: 'remote',
    sessionId: sender.sessionId,
    trackName: 'camera',
    simulcast: { preferredRid, priorityOrdering: 'asciibetical', ridNotAvailable: 'asciibetical' },
  });
  const pulled = await commands.askSfu('POST', `${receiver.path}/tracks/new`, {
    tracks: [ask('l')],
  });
  const offered = Described.parse(pulled);
  const answer = await receiver.peer.answer(offered.sessionDescription.sdp);
  const agreed = { sessionDescription: { sdp: answer } };
  await commands.askSfu('PUT', `${receiver.path}/renegotiate`, agreed);
  const line = offered.tracks[0]?.mid ?? '';
  const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true });
  const track = receiver.peer.receiving(line)?.track;
  video.srcObject = track ? new MediaStream([track]) : null;
  await expect.poll(() => video.videoWidth).toBe(160);
  const tracks = [{ ...ask('h'), mid: line }];
  await commands.askSfu('PUT', `${receiver.path}/tracks/update`, { tracks });
  await expect.poll(() => video.videoWidth).toBe(640);
});
