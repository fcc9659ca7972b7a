import { beforeEach, describe, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { join } from '../../../worker/media/files/picture.ts';
import { cleanSvg } from '../../../worker/media/files/svg/clean.ts';
import { UnfitError } from '../../../worker/media/files/unfit.ts';
import { expectAnswer, get, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import {
  type Somebody,
  add,
  added,
  bytesOf,
  formOf,
  pageOf,
  sendRaw,
  stored,
  storedAs,
} from './ask.ts';
import { holds, utf8 } from './bytes.ts';
import { NAMES, PAYLOAD, broken, drawings, polyglots } from './hostile.ts';
import { measure, png, svg, video } from './make.ts';

let eve: Somebody;
let before: string[];

beforeEach(async () => {
  eve = await addUser();
  before = await stored();
});

it.each(Object.keys(broken))(
  'a file that is broken or none is refused, and nothing of it stored: %s',
  async (name) => {
    const bytes = (await broken[name]?.()) ?? new Uint8Array(0);
    const problem = await expectAnswer(add(eve, bytes), 422, Problem.strict());
    expect(problem.violations?.[0]?.propertyPath).toBe('file');
    expect(await stored()).toEqual(before);
  },
);

/** The drawing as it is stored. Empty if it can't be read as XML, since it is refused then. */
function cleaned(drawing: Uint8Array) {
  try {
    return new TextDecoder().decode(cleanSvg(drawing).bytes);
  } catch (error) {
    if (error instanceof UnfitError) return '';
    throw error;
  }
}

describe('a drawing', () => {
  it.each(Object.keys(drawings))('loses %s', (name) => {
    const bytes = cleaned(svg(`<rect width="8" height="8"/>${drawings[name]}`));
    expect(bytes).not.toContain(PAYLOAD);
    expect(bytes).not.toMatch(/script|javascript|evil|\son\w+=|foreignObject|animate|iframe/i);
    expect(bytes === '' || bytes.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  });

  it('keeps what it needs: shapes, gradients, declarations and what they name within', async () => {
    const inside =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
      '<g id="one"><path d="M0 0L8 8"/></g><use xlink:href="#one" xmlns:xlink="http://www.w3.org/1999/xlink"/>' +
      '<rect style="opacity: .5; fill: url(\'#g\'); cursor: url(https://evil.example/x)"/><text>5 &lt; 6 &amp; "7"</text>';
    const item = await added(eve, svg(inside));
    const bytes = new TextDecoder().decode(await bytesOf(item.newName));
    for (const part of [
      'fill="url(#g)"',
      'href="#one"',
      'opacity=".5"',
      '5 &lt; 6 &amp; &quot;7&quot;',
    ]) {
      expect(bytes).toContain(part);
    }
    expect(bytes).not.toMatch(/style|cursor|evil/);
    expect((await measure(item.newName)).format).toBe('image/svg+xml');
  });
});

describe('a file that is two at once', () => {
  it.each(Object.keys(polyglots))('%s is one of them afterwards', async (name) => {
    const item = await added(eve, (await polyglots[name]?.()) ?? new Uint8Array(0));
    const { format } = await measure(item.newName);
    expect(format).toBe(item.extension === 'jpg' ? 'image/jpeg' : `image/${item.extension}`);
    for (const key of storedAs(item)) {
      const bytes = await bytesOf(key);
      expect(holds(bytes, PAYLOAD)).toBe(false);
      expect(holds(bytes, 'PK\u0003\u0004')).toBe(false);
    }
  });

  it('a video that is a page as well is served as a video, and runs nothing', async () => {
    const bytes = join([video('mp4', 64), utf8(`<script>${PAYLOAD}</script>`)]);
    const { newName } = await added(eve, bytes);
    const { headers, body } = await get(`/files/${newName}`);
    await body?.cancel();
    expect(headers.get('Content-Type')).toBe('video/mp4');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox$/);
  });
});

it.each(NAMES)('a name of its own is never taken: %j', async (name) => {
  const item = await added(eve, png(4, 4), { name });
  expect(item.newName).toMatch(/^[\w-]{22}\.png$/);
  for (const key of (await stored()).filter((stands) => !before.includes(stands))) {
    expect(key).toMatch(/^[\w-]{22}(-\d+\.webp|\.png)$/);
  }
});

const FORM = { 'Content-Type': 'multipart/form-data; boundary=x' };

describe('a body', () => {
  it.each([
    ['no form', 'nonsense', FORM],
    ['empty', '', FORM],
    ['a form that never ends', '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n', FORM],
    ['a form without its boundary', '--x--', { 'Content-Type': 'multipart/form-data' }],
  ])('that is %s is a bad request', async (_, body, headers) => {
    const answer = await sendRaw('POST', '/api/media', eve.token, body, headers);
    expect([400, 422]).toContain(answer.status);
    Problem.strict().parse(await answer.json());
    expect(await stored()).toEqual(before);
  });

  it('of another type is refused as such', async () => {
    const answer = send('POST', '/api/media', { token: eve.token, body: { file: 'x' } });
    await expectAnswer(answer, 415, Problem.strict());
  });

  it('of another length than its header says is refused', async () => {
    const form = new Response(formOf(pageOf(eve), png(4, 4), {}));
    const contentType = form.headers.get('Content-Type') ?? '';
    const bytes = new Uint8Array(await form.arrayBuffer());
    const headers = { 'Content-Type': contentType, 'Content-Length': String(bytes.length + 5) };
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    });
    const answer = sendRaw('POST', '/api/media', eve.token, stream, headers);
    await expectAnswer(answer, 400, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('whose file is a word is refused', async () => {
    const form = new FormData();
    form.set('file', 'just text');
    form.set('owner', pageOf(eve));
    await expectAnswer(sendRaw('POST', '/api/media', eve.token, form), 422, Problem.strict());
  });
});
