import { describe, it } from 'vitest';

import { ClientFrame } from '../../../worker/contract/socket.ts';
import { expectRefused, expectTaken, list, x } from './schemas.ts';

const userId = (at: number) => at + 1;
const frame = (event: string, data: object) => ({ event, data });

describe('a frame of a call', () => {
  const call = crypto.randomUUID();

  it('rings at most as many as fit', () => {
    const media = 'audio';
    expectTaken(
      ClientFrame,
      frame('call', { to: [1], media }),
      frame('call', { to: list(7, userId), media }),
    );
    expectRefused(
      ClientFrame,
      frame('call', { to: [], media }),
      frame('call', { to: list(8, userId), media }),
    );
    expectRefused(ClientFrame, frame('call', { to: [0], media }));
  });

  it('signals what a browser can have to say', () => {
    const to = crypto.randomUUID();
    const signal = (over: object) => frame('signal', { call, to, ...over });
    const offer = (sdp: string) => signal({ description: { type: 'offer', sdp } });
    const candidate = (over: object) => signal({ candidate: { candidate: 'x', ...over } });
    expectTaken(
      ClientFrame,
      offer(''),
      offer(x(48 * 1024)),
      signal({ description: { type: 'rollback' } }),
    );
    expectRefused(ClientFrame, offer(x(48 * 1024 + 1)));
    expectTaken(
      ClientFrame,
      candidate({ candidate: '', sdpMid: null, sdpMLineIndex: 0 }),
      candidate({ candidate: x(2048), sdpMid: x(64), sdpMLineIndex: 255 }),
      signal({ link: x(80), candidate: { candidate: '', usernameFragment: x(256) } }),
    );
    expectRefused(
      ClientFrame,
      candidate({ candidate: x(2049) }),
      candidate({ sdpMid: x(65) }),
      candidate({ sdpMLineIndex: -1 }),
      candidate({ sdpMLineIndex: 256 }),
      candidate({ usernameFragment: x(257) }),
      signal({ link: x(81), candidate: { candidate: '' } }),
    );
  });
});
