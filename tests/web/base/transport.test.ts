import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as AskForProof from '../../../web/base/ask-for-proof.ts';
import type * as Transport from '../../../web/base/transport.ts';
import { FACTOR_NEEDED, PROOF_NEEDED } from '../../../worker/contract/proof.ts';
import { browserWith } from '../accounts/logged-in.ts';

const URL_OF_ME = 'https://peerway.test/api/currentuser';
const BOOKMARK = 'X-D1-Bookmark';

let transport: typeof Transport;
let setAskForProof: typeof AskForProof.setAskForProof;
let asked: Request[];
/** The next answers. After the last one each answer is a 200. */
let answers: Response[];

const sent = (name: string) => asked.map(({ headers }) => headers.get(name));
const ask = (init?: RequestInit) => transport.authorisedFetch(URL_OF_ME, init);
const answerAt = (bookmark: string) => new Response(null, { headers: { [BOOKMARK]: bookmark } });
const problem = (type: string, status = 403) => Response.json({ type, status }, { status });
const post = (type: string) =>
  ask({ method: 'POST', body: '{}', headers: { 'Content-Type': type } });
const early = () => {
  window.peerwayPrefetched = new Map([[URL_OF_ME, Promise.resolve(new Response('early'))]]);
};
const renewed = () => Response.json({ token: 'newer', refresh_token: 'next' });
const expired = () => new Response(null, { status: 401 });

beforeEach(async () => {
  vi.resetModules();
  [asked, answers] = [[], []];
  browserWith({ jwt_token: 'mine', refresh_token: 'refreshing' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, URL_OF_ME), init));
    return Promise.resolve(answers.shift() ?? new Response('{}'));
  });
  transport = await import('../../../web/base/transport.ts');
  ({ setAskForProof } = await import('../../../web/base/ask-for-proof.ts'));
});

describe('a request', () => {
  it('carries the token and the language', async () => {
    await ask();
    expect([sent('Authorization'), sent('Accept-Language')]).toEqual([['Bearer mine'], ['en']]);
  });

  it('says how far this tab has read, from the last answer that told it', async () => {
    answers = [answerAt('2'), new Response('{}')];
    for (let requests = 0; requests < 3; requests += 1) await ask();
    expect(sent(BOOKMARK)).toEqual([null, '2', '2']);
    // A late notice may have an older bookmark than the last answer.
    transport.advanceTo('1');
    await ask();
    transport.advanceTo('3');
    await ask();
    expect(sent(BOOKMARK).slice(3)).toEqual(['2', '3']);
  });

  it('begins with the bookmark of a notice if nothing else was read', async () => {
    transport.advanceTo('1');
    await ask();
    expect(sent(BOOKMARK)).toEqual(['1']);
  });

  it('with JSON has the contract’s type, and any other keeps its own', async () => {
    await post('application/json; charset=utf-8');
    await post('text/csv');
    expect(sent('Content-Type')).toEqual(['application/ld+json', 'text/csv']);
  });

  it('isn’t sent if it was made before the client was there, for the same log-in', async () => {
    window.peerwayPrefetchToken = 'mine';
    early();
    const [first, second] = [await ask(), await ask()];
    expect([await first.text(), await second.text()]).toEqual(['early', '{}']);
    early();
    await ask({ method: 'DELETE' });
    expect(sent('Authorization')).toHaveLength(2);
    window.peerwayPrefetchToken = 'somebody else’s';
    expect(await (await ask({ method: 'GET' })).text()).toBe('{}');
    // The night of tonight is read from the addresses, so none may stay until the next evening.
    expect(window.peerwayPrefetched?.size).toBe(0);
  });
});

describe('an answer that wants a proof', () => {
  it.each([
    [PROOF_NEEDED, false],
    [FACTOR_NEEDED, true],
  ])('by %s asks for it, and the request is sent again', async (type, factor) => {
    const give = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    setAskForProof(give);
    answers = [problem(type)];
    expect((await ask()).status).toBe(200);
    expect(give.mock.calls).toEqual([[factor]]);
    expect(asked).toHaveLength(2);
  });

  it('isn’t given by whoever has logged in in another tab meanwhile', async () => {
    const [hers, his] = ['1', '2'].map((sub) => `a.${btoa(JSON.stringify({ sub }))}.b`);
    localStorage.setItem('jwt_token', hers ?? '');
    setAskForProof(() => {
      localStorage.setItem('jwt_token', his ?? '');
      return Promise.resolve(true);
    });
    answers = [problem(PROOF_NEEDED)];
    expect((await post('application/json')).status).toBe(403);
    expect(sent('Authorization')).toEqual([`Bearer ${hers}`]);
  });

  it('is the answer if none is given', async () => {
    setAskForProof(() => Promise.resolve(false));
    answers = [problem(PROOF_NEEDED)];
    const refused = await ask();
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { type: PROOF_NEEDED, status: 403 },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('is no other refusal, and none that isn’t JSON', async () => {
    const give = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    setAskForProof(give);
    const refusals = [
      problem('about:blank'),
      problem(PROOF_NEEDED, 409),
      Response.json(null, { status: 403 }),
      Response.json('no', { status: 403 }),
      new Response('<html>', { status: 403 }),
      new Response(null, { status: 403 }),
    ];
    for (const refusal of refusals) {
      answers = [refusal];
      expect((await ask()).status).toBe(refusal.status);
    }
    expect(give).not.toHaveBeenCalled();
  });
});

describe('a token that has expired', () => {
  it('is renewed once, and the request is sent with the new one', async () => {
    answers = [expired(), renewed()];
    expect((await ask()).status).toBe(200);
    expect(sent('Authorization')).toEqual(['Bearer mine', null, 'Bearer newer']);
    answers = [expired(), expired(), expired()];
    expect((await ask()).status).toBe(401);
  });

  it('sends nothing that was written in the name of whoever has logged in in another tab meanwhile', async () => {
    const [hers, his] = ['1', '2'].map((sub) => `a.${btoa(JSON.stringify({ sub }))}.b`);
    localStorage.setItem('jwt_token', hers ?? '');
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(new Request(new URL(url, URL_OF_ME), init));
      localStorage.setItem('jwt_token', his ?? '');
      return Promise.resolve(expired());
    });
    await expect(post('application/json')).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(sent('Authorization')).toEqual([`Bearer ${hers}`]);
    // What is read may be read again.
    localStorage.setItem('jwt_token', hers ?? '');
    await ask();
    expect(sent('Authorization').slice(1)).toEqual([`Bearer ${hers}`, `Bearer ${his}`]);
  });

  it('may then want a proof, too', async () => {
    setAskForProof(() => Promise.resolve(true));
    answers = [expired(), renewed(), problem(PROOF_NEEDED)];
    expect((await ask()).status).toBe(200);
    expect(sent('Authorization').slice(2)).toEqual(['Bearer newer', 'Bearer newer']);
  });

  it('that can’t be renewed for now makes nobody a visitor', async () => {
    answers = [expired(), new Response(null, { status: 503 }), expired()];
    await expect(ask()).rejects.toMatchObject({ kind: 'offline' });
    await expect(ask()).rejects.toMatchObject({ kind: 'offline' });
    expect(sent('Authorization')).toEqual(['Bearer mine', null, 'Bearer mine']);
  });

  it('that is never renewed is waited for no longer than the request may take', async () => {
    const request = new AbortController();
    const never = new Promise<Response>(() => undefined);
    vi.stubGlobal('fetch', (url: string) =>
      url.endsWith('/token/refresh') ? never : Promise.resolve(expired()),
    );
    const answer = ask({ signal: request.signal });
    request.abort(new DOMException('', 'TimeoutError'));
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
  });

  it('that nothing renews makes the tab a visitor’s', async () => {
    answers = [expired(), expired()];
    expect((await ask()).status).toBe(200);
    await ask();
    expect(sent('Authorization')).toEqual(['Bearer mine', null, null, null]);
  });

  it('is none of a visitor, who is told that a log-in is needed', async () => {
    localStorage.removeItem('jwt_token');
    answers = [expired()];
    expect((await ask()).status).toBe(401);
    expect(asked).toHaveLength(1);
  });
});
