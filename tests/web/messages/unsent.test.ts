import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { errors } from '../../../web/words/made/common.ts';
import { ROOM } from './server-room.ts';
import { ME, openTab, passes, world } from './unsent-world.ts';

const ELSEWHERE = '/api/users/3';

let disk: ReturnType<typeof world>['disk'];
let server: ReturnType<typeof world>['server'];
let frozen: ReturnType<typeof world>['frozen'];
let logInElsewhere: ReturnType<typeof world>['logInElsewhere'];

beforeEach(() => {
  ({ disk, server, frozen, logInElsewhere } = world());
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is written', () => {
  it('once the database’s connection has ended is sent, and lost by no reload', async () => {
    const tab = await openTab();
    await tab.write(ROOM, 'one');
    disk.end();
    await tab.write(ROOM, 'two');
    server.fate = () => 'unsent';
    disk.end();
    await tab.write(ROOM, 'three');
    await tab.write(ROOM, 'four');
    expect([server.texts, tab.shown()]).toEqual([
      ['one', 'two'],
      ['three', 'four'],
    ]);
    server.fate = () => 'answered';
    const reloaded = await openTab();
    expect([server.texts, reloaded.shown()]).toEqual([['one', 'two', 'three', 'four'], []]);
    expect(disk.rows.size).toBe(0);
  });

  it('stays the draft until it is stored, and what was typed since remains', async () => {
    const tab = await openTab();
    let store = disk.slowDown();
    await tab.write(ROOM, 'one');
    expect([tab.drafts.readDraft(ME, ROOM), server.texts]).toEqual(['one', []]);
    store();
    await passes(1);
    expect([tab.drafts.readDraft(ME, ROOM), server.texts]).toEqual(['', ['one']]);
    store = disk.slowDown();
    await tab.write(ROOM, 'two');
    tab.drafts.writeDraft(ME, ROOM, 'half a th');
    store();
    await passes(1);
    expect(tab.drafts.readDraft(ME, ROOM)).toBe('half a th');
  });

  it('and can’t be stored is sent all the same, in order', async () => {
    disk.refused = true;
    const tab = await openTab();
    void tab.sendLater({ user: ME, room: ROOM, text: 'one', after: undefined });
    await tab.write(ROOM, 'two');
    expect([server.texts, tab.shown(), tab.toasts()]).toEqual([['one', 'two'], [], []]);
    expect(tab.drafts.readDraft(ME, ROOM)).toBe('');
  });

  it('and can neither be stored nor sent is back in the field, with a word', async () => {
    disk.refused = true;
    server.fate = () => 'unanswered';
    const tab = await openTab();
    await tab.write(ROOM, 'one');
    expect(tab.shown()).toEqual(['one']);
    tab.drafts.writeDraft(ME, ROOM, 'tw');
    await passes(30_000);
    expect([tab.shown(), tab.toasts()]).toEqual([[], [errors.offline]]);
    expect(tab.drafts.returned.get()).toEqual({ room: ROOM, draft: 'one\ntw', pictures: false });
    expect(tab.drafts.readDraft(ME, ROOM)).toBe('one\ntw');
    server.fate = () => 'unsent';
    await tab.write(ROOM, 'three');
    expect(tab.drafts.readDraft(ME, ROOM)).toBe('three');
    await passes(60_000);
    expect(server.texts).toEqual([]);
  });

  it('and came back to the field, although the server has it, is one message if it is sent again', async () => {
    disk.refused = true;
    server.fate = () => 'lost';
    const tab = await openTab();
    await tab.write(ROOM, 'one');
    expect(tab.drafts.readDraft(ME, ROOM)).toBe('one');
    server.fate = () => 'answered';
    for (const texts of [['one'], ['one', 'one']]) {
      await tab.write(ROOM, 'one');
      expect(server.texts).toEqual(texts);
    }
  });

  it('and can’t be stored never overtakes what waits', async () => {
    server.fate = (text) => (text === 'one' ? 'unsent' : 'answered');
    const tab = await openTab();
    await tab.write(ROOM, 'one');
    disk.full = true;
    await tab.write(ROOM, 'two');
    expect([server.texts, tab.shown()]).toEqual([[], ['one']]);
    expect(tab.drafts.readDraft(ME, ROOM)).toBe('two');
  });
});

it('goes out only as the user who wrote it, whoever has logged in in another tab', async () => {
  const tab = await openTab();
  logInElsewhere(ME + 1);
  disk.refused = true;
  await tab.write(ROOM, 'unstored');
  expect([server.texts, tab.drafts.readDraft(ME, ROOM)]).toEqual([[], 'unstored']);
  disk.refused = false;
  logInElsewhere(ME + 1);
  await tab.write(ROOM, 'mine');
  expect([server.texts, tab.shown()]).toEqual([[], ['mine']]);
  logInElsewhere(ME);
  await passes(5_000);
  expect([server.texts, tab.shown()]).toEqual([['mine'], []]);
});

describe('a request', () => {
  it('without an answer holds up no other room, and its own for half a minute, in any tab', async () => {
    const [first, second] = [await openTab(), await openTab()];
    server.fate = (text) => (text === 'one' ? 'unanswered' : 'answered');
    await first.write(ROOM, 'one');
    await second.write(ELSEWHERE, 'there');
    await second.write(ROOM, 'two');
    expect(server.texts).toEqual(['there']);
    server.fate = () => 'answered';
    await passes(29_000);
    expect(server.texts).toEqual(['there']);
    await passes(1_000);
    expect(server.texts).toEqual(['there', 'one', 'two']);
    await passes(5_000);
    expect([first.shown(), disk.rows.size]).toEqual([[], 0]);
  });

  it('of a frozen tab holds up the others for a while, and is sent once', async () => {
    frozen.value = true;
    const asleep = await openTab();
    server.fate = () => 'unanswered';
    await asleep.write(ROOM, 'one');
    frozen.value = false;
    server.fate = () => 'answered';
    const tab = await openTab();
    await tab.write(ROOM, 'two');
    expect(server.texts).toEqual([]);
    await passes(45_000);
    expect(server.texts).toEqual(['one', 'two']);
    // The tab has the lock now.
    await tab.write(ROOM, 'three');
    expect(server.texts).toEqual(['one', 'two', 'three']);
  });

  it('is sent again until it is answered, and makes one message', async () => {
    server.fate = () => 'lost';
    const tab = await openTab();
    await tab.write(ROOM, 'one');
    await tab.write(ROOM, 'two');
    server.fate = () => 'answered';
    await passes(5_000);
    expect([server.texts, tab.shown()]).toEqual([['one', 'two'], []]);
  });

  it('isn’t sent again and again while the database can’t forget it', async () => {
    const tab = await openTab();
    server.fate = () => 'unsent';
    await tab.write(ROOM, 'one');
    [disk.full, server.fate] = [true, () => 'answered'];
    await passes(5_000);
    const { requests } = server;
    await passes(4_000);
    expect([server.texts, server.requests]).toEqual([['one'], requests]);
    disk.full = false;
    await passes(1_000);
    expect([server.texts, disk.rows.size]).toEqual([['one'], 0]);
    await passes(60_000);
    expect(server.requests).toBe(requests + 1);
  });

  it('is made once the database can be read again', async () => {
    server.fate = () => 'unsent';
    const tab = await openTab();
    await tab.write(ROOM, 'one');
    [disk.refused, server.fate] = [true, () => 'answered'];
    await passes(10_000);
    expect([server.texts, tab.shown()]).toEqual([[], ['one']]);
    disk.refused = false;
    await passes(5_000);
    expect([server.texts, tab.shown()]).toEqual([['one'], []]);
  });
});

it('keeps what the server refuses until it is sent again or deleted, and says if that can’t be', async () => {
  server.fate = () => 422;
  const tab = await openTab();
  for (const text of ['one', 'two']) await tab.write(ROOM, text);
  const [one, two] = tab.unsent.get();
  if (!one || !two) throw new Error('Both were refused.');
  expect([one.problem, two.problem]).toEqual([errors.broken, errors.broken]);
  disk.full = true;
  await tab.sendAgain(one);
  await tab.discard(two);
  expect([tab.shown(), tab.toasts()]).toEqual([['one', 'two'], [errors.broken]]);
  [disk.full, server.fate] = [false, () => 'answered'];
  await tab.discard(two);
  await tab.sendAgain(one);
  expect([tab.shown(), server.texts]).toEqual([[], ['one']]);
});
