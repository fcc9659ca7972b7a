import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { ConversationList, MessageList } from '../../../worker/contract/message.ts';
import { countRows } from '../../durable/support/rows-written.ts';
import { everyPage, expectRefused, get, put } from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import { limitOf } from '../support/limits.ts';
import {
  addWriter,
  conversationPage,
  hostWith,
  messagesOf,
  pairRoom,
  readRoom,
  textsOf,
  write,
  written,
} from '../support/messages.ts';
import { addGames } from '../support/sessions.ts';

beforeAll(() => addGames());

const search = (q: string) => `?q=${encodeURIComponent(q)}`;

it('finds what a room’s messages contain, as people type it, for its members', async () => {
  const [host, member, other] = [await addWriter(), await addWriter(), await addWriter()];
  const { room } = await hostWith(host, [member]);
  const texts = [
    'Treffen wir uns in KÖLN?',
    'Ja, köln!',
    '100% _sicher_',
    'ПРИВЕТ aus Koeln',
    'ｆｕｌｌ width w Łodzi, ٢٥ maja',
  ];
  for (const text of texts) await write(room, host, text);
  const koln = [texts[0], texts[1], texts[3]];
  expect(await textsOf(room, member, search('köln'))).toEqual(koln);
  expect(await textsOf(room, member, search('KOELN'))).toEqual(koln);
  expect(await textsOf(room, member, search('привет'))).toEqual([texts[3]]);
  expect(await textsOf(room, member, search('full'))).toEqual([texts[4]]);
  expect(await textsOf(room, member, search('koln'))).toEqual(texts.slice(0, 2));
  expect(await textsOf(room, member, search('lodzi, 25'))).toEqual([texts[4]]);
  expect(await textsOf(room, member, search('ء'))).toEqual([]);
  expect(await textsOf(room, member, search('% _'))).toEqual(['100% _sicher_']);
  expect(await textsOf(room, member, search('Berlin'))).toEqual([]);
  expect((await readRoom(room, other, search('köln'))).status).toBe(404);
  await expectRefused(readRoom(room, member, search(' ')), 'q');
  await expectRefused(readRoom(room, member, search('a'.repeat(101))), 'q');
  await expectRefused(readRoom(room, member, `${search('a')}&cursor=soonest-1`), 'cursor');
});

it('hides from a search what a block hides, and what was deleted', async () => {
  const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
  const { room } = await hostWith(host, [ada, ben]);
  await written(room, ada, 'word from ada');
  await written(room, ben, 'word from ben');
  await put(`/api/blocks/${ben.id}`, undefined, ada.token);
  expect(await textsOf(room, ada, search('word'))).toEqual(['word from ada']);
  expect(await textsOf(room, ben, search('word'))).toEqual(['word from ben']);
});

it('reads a bounded part of a large room at once, and goes on from there', async () => {
  const [host, member] = [await addWriter(), await addWriter()];
  const { id, room } = await hostWith(host, [member]);
  await written(room, host, 'the first word');
  const stub = env.ROOM.getByName(`session/${id}`);
  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO messages (number, author, text, sent_at, nonce)
      SELECT i, ${host.id}, iif(i % 100 = 0, 'a word', 'm'), 0, 'n' || i FROM n`);
  });
  await evictDurableObject(stub);
  const rows = await countRows(stub);
  rows.forget();
  const page = await messagesOf(room, member, `${search('WORD')}&itemsPerPage=10`);
  expect(page.member.map(({ number }) => number)).toEqual(
    Array.from({ length: 10 }, (_, index) => 4_100 + 100 * index),
  );
  expect(rows.read()).toBeLessThan(1_600);
  const pages = [page, ...(await everyPage(MessageList, page.view.next ?? '', member.token))];
  const found = pages.flatMap((one) => one.member.map(({ number }) => number));
  expect(new Set(found).size).toBe(51);
  expect(pages.length).toBeLessThan(8);
  rows.forget();
  const rare = await messagesOf(room, member, search('the first'));
  expect(rare.member).toEqual([]);
  expect(rare.view.next).toBeDefined();
  expect(rows.read()).toBeLessThan(2_600);
});

it('folds a bounded number of letters at once, and goes on from there', async () => {
  const [host, member] = [await addWriter(), await addWriter()];
  const { id, room } = await hostWith(host, [member]);
  await written(room, host, 'the first word');
  const stub = env.ROOM.getByName(`session/${id}`);
  // One character is a whole blessing of eighteen letters.
  const text = '\uFDFA'.repeat(2_000);
  await runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
      INSERT INTO messages (number, author, text, sent_at, nonce)
      SELECT i, ${host.id}, ?, 0, 'n' || i FROM n`,
      text,
    );
  });
  await evictDurableObject(stub);
  const page = await messagesOf(room, member, search('WORD'));
  expect([page.member, page.view.next]).toEqual([[], expect.any(String)]);
  const rest = await everyPage(MessageList, page.view.next ?? '', member.token);
  expect(rest.at(-1)?.member.map(({ number }) => number)).toEqual([1]);
  expect(rest).toHaveLength(4);
});

it('bounds how often one searches, and begins none for a device that was logged out', async () => {
  const [host, member] = [await addWriter(), await addWriter()];
  const { id, room } = await hostWith(host, [member]);
  await written(room, host, 'a word');
  const statusOf = async (query?: string) => (await readRoom(room, member, query)).status;
  const unlimited = env.LIMIT_FEED;
  env.LIMIT_FEED = limitOf(4);
  const found = [await statusOf(search('a')), await statusOf(search('b'))];
  const beyond = [await statusOf(search('c')), await statusOf()];
  env.LIMIT_FEED = unlimited;
  expect([...found, ...beyond]).toEqual([200, 200, 429, 200]);
  await env.DB.prepare('UPDATE devices SET revoked_at = 1 WHERE user_id = ?').bind(member.id).run();
  const rows = await countRows(env.ROOM.getByName(`session/${id}`));
  rows.forget();
  expect([await statusOf(search('a')), rows.read()]).toEqual([401, 0]);
});

it('bounds how often one lists conversations', async () => {
  const { token } = await addWriter();
  const list = async () => (await get('/api/conversations', token)).status;
  const unlimited = env.LIMIT_FEED;
  env.LIMIT_FEED = limitOf(2);
  const statuses = [await list(), await list()];
  env.LIMIT_FEED = unlimited;
  expect(statuses).toEqual([200, 429]);
});

it('lists conversations page by page, each once, with what came last first', async () => {
  const reader = await addWriter();
  const others = [];
  for (let count = 0; count < 5; count += 1) {
    const other = await addWriter();
    await befriend(reader, other);
    await written(pairRoom(reader), other, `from ${count}`);
    others.push(other);
  }
  const first = await conversationPage(reader, '/api/conversations?itemsPerPage=2');
  const rest = await everyPage(ConversationList, first.view.next ?? '', reader.token);
  const pages = [first, ...rest];
  expect(pages.map(({ member }) => member.map(({ last }) => last?.text))).toEqual([
    ['from 4', 'from 3'],
    ['from 2', 'from 1'],
    ['from 0'],
  ]);
});
