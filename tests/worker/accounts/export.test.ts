import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { zipOf } from '../../../worker/accounts/export/zip.ts';
import { patch, post, put } from '../support/client.ts';
import { invited } from '../support/friendship.ts';
import { type Account, PASSWORD, register } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import { addGames, sessionBody } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';
import { addEveryWay } from '../support/ways-in.ts';
import { addFullAccount, exported } from './exported.ts';

let mira: Account;
let ben: Account;

const Row = z.record(z.string(), z.unknown());

const addFile = async (who: Account, name: string, bytes: Uint8Array, under = name) => {
  await env.FILES.put(under, bytes);
  await sql`INSERT INTO media (uploader_id, user_id, position, extension, new_name, alt, bytes, created_at)
    VALUES (${who.id}, ${who.id}, 0, 'png', ${name}, 'At my desk', ${bytes.byteLength}, 0)`.run();
};

beforeAll(async () => {
  await addGames();
  [mira, ben] = [await register(), await register()];
});

describe('an export', () => {
  it('holds everything about the person, readable, their files included', async () => {
    const about = 'Zoë “Mira” 🎮\nsecond line';
    await patch(
      `/api/users/${mira.id}`,
      {
        about,
        languages: ['no'],
        gamertags: [{ platform: 'pc', tag: 'MiraTag', visibleTo: 'nobody' }],
      },
      mira.token,
    );
    await put('/api/preferences', { games: [{ game: '/api/games/1' }] }, mira.token);
    await put('/api/hours', { zone: 'Asia/Tokyo', hours: [20, 21] }, mira.token);
    await post('/api/sessions', sessionBody({ name: 'Export night' }), mira.token);
    await hostSeries(mira, { zone: 'Europe/Berlin' }, { name: 'Export weekly' });
    await invited(ben, mira);
    const picture = crypto.getRandomValues(new Uint8Array(40_000));
    await addFile(mira, `${'a'.repeat(22)}.png`, picture);
    await addFile(mira, `${'b'.repeat(22)}.png`, picture, `withdrawn/${'b'.repeat(22)}.png`);
    await addFile(mira, `${'c'.repeat(22)}.png`, picture, 'not-there');

    const { names, text, rows, bytes } = await exported(mira);
    expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(43);
    for (const name of names.filter((file) => file.endsWith('.json')))
      expect(text('README.txt')).toContain(name);
    const account = Row.parse(JSON.parse(text('account.json')));
    expect(account).toMatchObject({ email: mira.email, about, languages: ['no'] });
    expect(account['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(rows('gamertags')).toMatchObject([{ tag: 'MiraTag', visibleTo: 'nobody' }]);
    expect(rows('preferences')).toMatchObject([{ game: 'Counter-Strike 2' }]);
    expect(rows('hours')).toMatchObject([
      { zone: 'Asia/Tokyo', monday: '000000000000000000001100', sunday: '0'.repeat(24) },
    ]);
    expect(rows('sessions-hosted')).toContainEqual(
      expect.objectContaining({
        name: 'Export night',
        games: ['Counter-Strike 2'],
        platforms: ['pc'],
      }),
    );
    expect(rows('series-hosted')).toMatchObject([
      { template: { name: 'Export weekly' }, zone: 'Europe/Berlin', everyWeeks: 1 },
    ]);
    expect(rows('friends')).toMatchObject([
      { name: ben.name, friends: 0, invitedByYou: 0, text: 'Duo tonight?' },
    ]);
    expect(rows('notices')).toMatchObject([{ kind: 'friend-invited', actor: ben.name }]);
    expect(rows('devices')).toHaveLength(1);
    expect(bytes(`files/${'a'.repeat(22)}.png`)).toEqual(picture);
    expect(bytes(`files/${'b'.repeat(22)}.png`)).toEqual(picture);
    expect(names).not.toContain(`files/${'c'.repeat(22)}.png`);
  });

  it('holds no secret, and of others nothing but what one sees of them', async () => {
    await post(
      '/api/reports',
      { about: `/api/users/${ben.id}`, reason: 'harassment', text: 'Told by Mira' },
      mira.token,
    );
    const { all } = await exported(ben);
    expect(all()).not.toContain(mira.email);
    expect(all()).not.toContain('MiraTag');
    expect(all()).not.toContain('Told by Mira');
    const hash =
      await valueOf<string>`SELECT password_hash AS hash FROM users WHERE id = ${ben.id}`;
    expect(all()).not.toContain(hash);
    expect(all()).not.toContain(PASSWORD);
    const key = await valueOf<string>`SELECT key FROM devices WHERE user_id = ${ben.id}`;
    expect(all()).not.toContain(key);
    expect((await exported(mira)).rows('reports-by-you')).toMatchObject([{ text: 'Told by Mira' }]);
  });

  it('lists every way in, without what would open the account', async () => {
    const cleo = await register();
    const { open, secrets, shown } = await addEveryWay(cleo);
    const { rows, all } = await exported(cleo);
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(rows('passkeys')).toEqual([
      {
        name: 'Passkey',
        credentialId: open.credentialId,
        // The public key is in the export, because it opens nothing.
        publicKey: open.publicKey,
        counter: 0,
        createdAt: time,
        usedAt: null,
      },
    ]);
    expect(rows('linked-accounts')).toEqual([
      {
        provider: 'steam',
        idThere: open.subject,
        name: open.nameThere,
        linkedAt: '1970-01-01T00:00:00.000Z',
        usedAt: null,
      },
    ]);
    expect(rows('second-factor')).toEqual([
      { createdAt: time, recoveryCodesLeft: 10, trustedBrowsers: 1 },
    ]);
    expect(rows('devices').map(({ way }) => way)).toEqual(['password', 'code']);
    const hidden = Object.values({ ...secrets, ...shown });
    expect(hidden.filter((text) => text === '' || all().includes(text))).toEqual([]);
  });

  it('holds what is about this person alone, file by file', async () => {
    const [ada, zoe] = [await addFullAccount('Ada'), await addFullAccount('Zoe')];
    for (const { me, holds } of [ada, zoe]) {
      const { names, rows, text } = await exported(me);
      for (const [name, expected] of Object.entries(holds)) {
        expect({ [name]: rows(name) }).toMatchObject({ [name]: expected });
      }
      const account = Row.parse(JSON.parse(text('account.json')));
      expect(account).toMatchObject({ id: me.id, email: me.email });
      expect(rows('reports-by-you')[1]?.['evidence']).toEqual({ name: me.name });
      // What was reported could tell who did.
      expect(text('reports-about-you.json')).not.toMatch(/about|dismissed/);
      // Sessions and messages are tested elsewhere.
      const others = ['account', 'sessions-hosted', 'messages', 'reactions', 'rooms'];
      expect([...Object.keys(holds), ...others].map((name) => `${name}.json`).toSorted()).toEqual(
        names.filter((name) => name.endsWith('.json')).toSorted(),
      );
    }
  });
});

const pieces = (length: number) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      if ((length -= 1) < 0) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024));
    },
  });

describe('the archive', () => {
  it('is made while it is read: no file is opened before the one before it was taken', async () => {
    const opened: number[] = [];
    const stream = zipOf(
      [1, 2, 3].map((id) => ({
        name: `${id}.bin`,
        open: () => {
          opened.push(id);
          return Promise.resolve(pieces(16));
        },
      })),
    );
    const reader = stream.getReader();
    let bytes = 0;
    while (bytes < 512 * 1024) bytes += (await reader.read()).value?.byteLength ?? 0;
    expect(opened).toEqual([1]);
    await reader.cancel();
    expect(opened).toEqual([1]);
  });

  it('breaks off where a file cannot be read, instead of seeming whole', async () => {
    const stream = zipOf([{ name: 'x', open: () => Promise.reject(new Error('no R2')) }]);
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('no R2');
  });
});
