import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Exchange from '../../../web/media/uploads/exchange.ts';
import { PROOF_NEEDED } from '../../../worker/contract/proof.ts';
import { browserWith, tokenUntil } from '../accounts/logged-in.ts';

const token = tokenUntil(Date.now() + 15 * 60_000);
const renewed = tokenUntil(Date.now() + 16 * 60_000);

let exchange: typeof Exchange.exchange;
let requests: FakeRequest[];

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly bookmark: string | null = '7';
  readonly abort = vi.fn<() => void>(() => this.#end('abort'));
  status = 0;
  responseText = '';
  line = '';
  open(method: string, path: string) {
    this.line = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = (name: string) => (name === 'X-D1-Bookmark' ? this.bookmark : null);
  send() {
    requests.push(this);
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.#end('load');
  }
  fail() {
    this.#end('error');
  }
  #end(event: string) {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(async () => {
  vi.resetModules();
  requests = [];
  browserWith({ jwt_token: token, refresh_token: 'first' });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ token: renewed })));
  ({ exchange } = await import('../../../web/media/uploads/exchange.ts'));
});

/** A file that was deleted after it was chosen. */
function goneFile() {
  const file = new File(['lake'], 'lake.png');
  const unreadable = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  vi.spyOn(file, 'slice').mockReturnValue(unreadable);
  return file;
}

function formOf(file: File) {
  const form = new FormData();
  form.set('alt', 'The lake');
  form.set('file', file);
  return form;
}

function begin(body: Blob | FormData = new Blob()) {
  const control = new AbortController();
  const onSent = vi.fn<(bytes: number) => void>();
  const message = { method: 'PUT', path: '/api/upload', body } as const;
  const outcome = exchange(message, { signal: control.signal, onSent }).catch(
    (error: { kind?: string; name: string }) => error.kind ?? error.name,
  );
  return { control, onSent, outcome };
}

const request = async (index = 0) => vi.waitUntil(() => requests[index]);

describe('an upload', () => {
  it('is sent as the user, tells how far it is, and gives what the server answers', async () => {
    const { onSent, outcome } = begin();
    const sent = await request();
    expect(sent.line).toBe('PUT /api/upload');
    expect(sent.headers).toEqual({ Authorization: `Bearer ${token}` });
    sent.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 12 }));
    expect(onSent.mock.calls).toEqual([[12]]);
    sent.answer(201, '{"id":1}');
    expect(await outcome).toEqual({ id: 1 });
  });

  it('lets this tab read what it has written', async () => {
    const { outcome } = begin();
    (await request()).answer(204, '');
    expect(await outcome).toBeNull();
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', asked);
    const { authorisedFetch } = await import('../../../web/base/transport.ts');
    await authorisedFetch('https://peerway.test/api/media');
    const [, init] = asked.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).get('X-D1-Bookmark')).toBe('7');
  });

  it.each([
    [199, 'refused'],
    [300, 'refused'],
    [404, 'missing'],
    [429, 'limited'],
    [500, 'broken'],
  ])('that is answered with %i fails: %s', async (status, kind) => {
    const { outcome } = begin();
    (await request()).answer(status, '<html>');
    expect(await outcome).toBe(kind);
    expect(requests).toHaveLength(1);
  });

  it('without a network is offline', async () => {
    const { outcome } = begin();
    (await request()).fail();
    expect(await outcome).toBe('offline');
  });

  it.each([
    ['alone', goneFile()],
    ['in a form', formOf(goneFile())],
  ])(
    'of a file that is gone, %s, isn’t taken for offline, since a retry can’t help',
    async (_, body) => {
      const { outcome } = begin(body);
      (await request()).fail();
      expect(await outcome).toBe('invalid');
    },
  );

  it('of a file that is there, in a form, is offline without a network', async () => {
    const { outcome } = begin(formOf(new File(['lake'], 'lake.png')));
    (await request()).fail();
    expect(await outcome).toBe('offline');
  });

  it('is sent again with a new token once the old one isn’t taken', async () => {
    const { outcome } = begin();
    (await request()).answer(401, '{"code":401}');
    const again = await request(1);
    expect(again.headers).toEqual({ Authorization: `Bearer ${renewed}` });
    again.answer(200, '{}');
    expect(await outcome).toEqual({});
  });

  it('of a visitor is refused without another attempt', async () => {
    localStorage.removeItem('jwt_token');
    const { outcome } = begin();
    const sent = await request();
    expect(sent.headers).toEqual({});
    sent.answer(401, '{"code":401,"message":"please login!"}');
    expect(await outcome).toBe('unauthenticated');
    expect(requests).toHaveLength(1);
  });

  it('is offline if its token can’t be renewed without a network', async () => {
    localStorage.setItem('jwt_token', tokenUntil(0));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await begin().outcome).toBe('offline');
    expect(requests).toEqual([]);
  });

  it('that is cancelled ends, before it is sent or while it is', async () => {
    const early = begin();
    early.control.abort();
    expect(await early.outcome).toBe('AbortError');
    expect(requests).toEqual([]);
    const late = begin();
    const sent = await request();
    late.control.abort();
    expect(await late.outcome).toBe('AbortError');
    expect(sent.abort).toHaveBeenCalledOnce();
  });

  it('that is cancelled once all is sent gives what the server answers', async () => {
    const { control, outcome } = begin();
    const sent = await request();
    sent.upload.dispatchEvent(new Event('load'));
    control.abort();
    sent.answer(201, '{"id":1}');
    expect(await outcome).toEqual({ id: 1 });
  });

  it('that is cancelled while a proof is asked for isn’t sent again', async () => {
    const { control, outcome } = begin();
    const { setAskForProof } = await import('../../../web/base/ask-for-proof.ts');
    setAskForProof(() => {
      control.abort();
      return Promise.resolve(true);
    });
    (await request()).answer(403, JSON.stringify({ type: PROOF_NEEDED }));
    expect(await outcome).toBe('AbortError');
    expect(requests).toHaveLength(1);
  });

  it('that has ended isn’t aborted any more', async () => {
    const { control, outcome } = begin();
    const sent = await request();
    sent.answer(200, '{}');
    await outcome;
    control.abort();
    expect(sent.abort).not.toHaveBeenCalled();
  });
});
