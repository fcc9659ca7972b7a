import { describe, expect, it, vi } from 'vitest';

import { judge, checkCover } from '../../../web/media/uploads/check-file.ts';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { PROOF_NEEDED } from '../../../worker/contract/proof.ts';

describe('a file that somebody has chosen', () => {
  it.each([
    ['image/jpeg', 'a.jpg', IMAGE_MAX_BYTES, undefined],
    // It is scaled down before it is sent.
    ['image/jpeg', 'a.jpg', IMAGE_MAX_BYTES + 1, undefined],
    ['image/jpeg', 'a.jpg', 65 * 1024 * 1024, 'image-size'],
    ['image/gif', 'a.gif', IMAGE_MAX_BYTES + 1, 'image-size'],
    ['image/svg+xml', 'a.svg', 1, undefined],
    ['image/png', 'a.png', 0, 'empty'],
    ['video/mp4', 'a.mp4', VIDEO_MAX_BYTES, undefined],
    ['video/mp4', 'a.mp4', VIDEO_MAX_BYTES + 1, 'video-size'],
    ['video/webm', 'a.webm', IMAGE_MAX_BYTES + 1, undefined],
    ['image/heic', 'a.heic', 1, undefined],
    ['video/quicktime', 'a.mov', 1, undefined],
    ['application/pdf', 'a.pdf', 1, 'kind'],
    ['audio/mpeg', 'a.mp3', 1, 'kind'],
  ])('as %s (%s) of %i bytes is judged before it is sent: %s', (type, name, size, refusal) => {
    expect(judge({ type, name, size }).refusal).toBe(refusal);
  });

  it.each([
    ['audio/ogg', 'Evening.ogg', 'video'],
    ['application/octet-stream', 'Evening.MKV', 'video'],
    ['', 'Evening.m4v', 'video'],
    ['', 'IMG_2041', 'image'],
    ['image/webp', 'clip.mp4', 'image'],
  ])('as %s (%s) is left to the server, and sent as %s', (type, name, kind) => {
    expect(judge({ type, name, size: 1 })).toEqual({ kind });
    const large = { type: '', name: 'Evening', size: IMAGE_MAX_BYTES + 1 };
    expect(judge(large)).toEqual({ kind: 'video' });
  });
});

it.each([
  ['image/jpeg', IMAGE_MAX_BYTES, undefined],
  ['image/png', IMAGE_MAX_BYTES + 1, 'image-size'],
  ['image/png', 0, 'empty'],
  ['image/gif', 1, 'kind'],
  ['image/svg+xml', 1, 'kind'],
  ['video/mp4', 1, 'kind'],
  ['', 1, 'kind'],
])(
  'a cover that an admin has chosen as %s of %i bytes is judged before it is sent: %s',
  (type, size, refusal) => {
    expect(checkCover({ type, size })).toBe(refusal);
  },
);

describe('an upload that needs a proof', () => {
  const answers: [number, unknown][] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send() {
      const [status, body] = answers.shift() ?? [500, null];
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.dispatchEvent(new Event('load'));
    }
  }
  const progress = { signal: new AbortController().signal, onSent: () => {} };
  const needed: [number, unknown] = [403, { type: PROOF_NEEDED, status: 403 }];

  it.each([
    [true, { id: 1 }],
    [false, 'refused'],
  ])('is sent again once it was given: %s', async (given, outcome) => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.stubGlobal('location', { origin: 'https://peerway.test' });
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { setAskForProof } = await import('../../../web/base/ask-for-proof.ts');
    const { exchange } = await import('../../../web/media/uploads/exchange.ts');
    const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(given));
    setAskForProof(ask);
    answers.splice(0, 2, needed, [200, { id: 1 }]);
    const sent = exchange(
      { method: 'PUT', path: '/api/admin/games/1/cover', body: new Blob() },
      progress,
    ).catch((error: { kind: string }) => error.kind);
    expect(await sent).toEqual(outcome);
    expect(ask).toHaveBeenCalledExactlyOnceWith(false);
    vi.unstubAllGlobals();
  });
});
