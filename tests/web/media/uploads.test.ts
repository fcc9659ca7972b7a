import { describe, expect, it, vi } from 'vitest';

import { judge, checkCover } from '../../../web/media/uploads/check-file.ts';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { PROOF_NEEDED } from '../../../worker/contract/proof.ts';

describe('a file that somebody has chosen', () => {
  it.each([
    ['image/jpeg', IMAGE_MAX_BYTES, undefined],
    ['image/jpeg', IMAGE_MAX_BYTES + 1, 'image-size'],
    ['image/svg+xml', 1, undefined],
    ['image/png', 0, 'empty'],
    ['video/mp4', VIDEO_MAX_BYTES, undefined],
    ['video/mp4', VIDEO_MAX_BYTES + 1, 'video-size'],
    ['video/webm', IMAGE_MAX_BYTES + 1, undefined],
    ['image/heic', 1, 'kind'],
    ['image/webp', 1, 'kind'],
    ['video/quicktime', 1, 'kind'],
    ['application/pdf', 1, 'kind'],
    ['', 1, 'kind'],
  ])('as %s of %i bytes is judged before it is sent: %s', (type, size, refusal) => {
    expect(judge({ type, size }).refusal).toBe(refusal);
  });
});

describe('a cover that an admin has chosen', () => {
  it.each([
    ['image/jpeg', IMAGE_MAX_BYTES, undefined],
    ['image/png', IMAGE_MAX_BYTES + 1, 'image-size'],
    ['image/png', 0, 'empty'],
    ['image/gif', 1, 'kind'],
    ['image/svg+xml', 1, 'kind'],
    ['video/mp4', 1, 'kind'],
    ['', 1, 'kind'],
  ])('as %s of %i bytes is judged before it is sent: %s', (type, size, refusal) => {
    expect(checkCover({ type, size })).toBe(refusal);
  });
});

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
