import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { AdminMediaList } from '../../../worker/contract/admin-content.ts';
import { MESSAGE_PICTURES_MAX, ROOM_PICTURES_PER_HOUR } from '../../../worker/contract/bounds.ts';
import type { OwnMedia } from '../../../worker/contract/media.ts';
import { AdminReportDetail, ReportItem } from '../../../worker/contract/report.ts';
import { sweep } from '../../../worker/sweep.ts';
import { exported } from '../accounts/exported.ts';
import { announce, formOf, sendRaw, stored, storedAs } from '../media/ask.ts';
import { png, video } from '../media/make.ts';
import {
  expectAnswer,
  expectRefused,
  get,
  getAs,
  patch,
  post,
  put,
  send,
  statusesOf,
} from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import {
  type Writer,
  addPicture,
  addWriter,
  hostWith,
  messagesOf,
  pairRoom,
  picture,
  writeWith,
  written,
  writtenWith,
} from '../support/messages.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { HOUR_MS, addGames, apply, changeApplicationStatus } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

beforeAll(() => addGames());

const WAIT_OVER_MS = HOUR_MS + 6 * 60_000;

const drawing = () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** The names under which a picture is stored. */
const namesOf = ({ newName, copies = [] }: OwnMedia) => [newName, ...copies];

/** What somebody gets for each of a picture's names. */
const fetched = async (item: OwnMedia, who?: Writer) =>
  statusesOf(await Promise.all(namesOf(item).map((name) => get(`/files/${name}`, who?.token))));

const everywhere = (item: OwnMedia, status: number) => namesOf(item).map(() => status);

/** Makes a picture as old as this. */
const age = (id: number, ms: number) =>
  sql`UPDATE media SET created_at = ${Date.now() - ms} WHERE id = ${id}`.run();

/** The names of all files, after what earlier tests deleted is gone. */
async function settled() {
  await sweep(env, Date.now());
  return stored();
}

const remove = (room: string, { token }: Writer, number: number) =>
  send('DELETE', `${room}/messages/${number}`, { token });

describe('a picture', () => {
  it('is shown to members with their bearer alone, in every size, and stored by no cache', async () => {
    const [host, member, former, other] = [
      await addWriter(),
      await addWriter(),
      await addWriter(),
      await addWriter(),
    ];
    const { room, applications } = await hostWith(host, [former, member]);
    const item = await picture(room, host, { alt: 'The map' });
    await writtenWith(room, host, [item.id]);
    expect(item.copies).toHaveLength(3);
    expect(await fetched(item, former)).toEqual(everywhere(item, 200));
    await changeApplicationStatus(host, applications[0] ?? 0, 'removed');
    for (const stranger of [former, other, undefined]) {
      expect(await fetched(item, stranger)).toEqual(everywhere(item, 404));
    }
    for (const name of namesOf(item)) {
      const answer = await get(`/files/${name}`, member.token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    }
    const [message] = (await messagesOf(room, member)).member;
    expect(message).toMatchObject({
      text: '',
      pictures: [{ id: item.id, newName: item.newName, alt: 'The map', copies: item.copies }],
    });
  });

  it('is hidden between two who have a block', async () => {
    const [host, one, two] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [one, two]);
    const item = await picture(room, one);
    await writtenWith(room, one, [item.id]);
    expect(await fetched(item, two)).toEqual(everywhere(item, 200));
    await put(`/api/blocks/${one.id}`, undefined, two.token);
    expect(await fetched(item, two)).toEqual(everywhere(item, 404));
    expect(await fetched(item, host)).toEqual(everywhere(item, 200));
  });

  it('is shown to its uploader alone until it is sent', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    const item = await picture(room, host);
    expect(await fetched(item, host)).toEqual(everywhere(item, 200));
    expect(await fetched(item, member)).toEqual(everywhere(item, 404));
  });

  it('is added to a room that one may write in, and is a JPEG, PNG or GIF', async () => {
    const [host, applicant] = [await addWriter(), await addWriter()];
    const { id, room } = await hostWith(host, []);
    await apply(applicant, id);
    const before = await stored();
    expect((await addPicture(room, applicant)).status).toBe(404);
    const form = formOf(`${room}/messages`, png(9, 9), {});
    expect((await sendRaw('POST', '/api/media', undefined, form)).status).toBe(401);
    await expectRefused(addPicture(room, host, drawing()), 'file');
    await expectRefused(addPicture(room, host, video('webm', 100)), 'file');
    await expectRefused(announce(host, 100, { owner: `${room}/messages` }), 'owner');
    expect(await stored()).toEqual(before);
  });

  it('is one of a limited number per hour', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    await picture(room, host);
    await sql`INSERT INTO uploads (uploader_id, key, room, stem, bytes, expires_at)
       SELECT ${host.id}, value, 'session/0', 'x', 1, ${Date.now() + HOUR_MS} FROM json_each(${JSON.stringify(Array.from({ length: ROOM_PICTURES_PER_HOUR - 1 }, (_, n) => `k${n}`))})`.run();
    expect((await addPicture(room, host)).status).toBe(409);
  });

  it('can be described before and after it is sent', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    const item = await picture(room, host);
    const describeAs = (who: Writer, alt: string) =>
      patch(`/api/media/${item.id}`, { alt }, who.token);
    const altOf = async () => (await messagesOf(room, member)).member[0]?.pictures[0]?.alt;
    expect((await describeAs(host, 'A map')).status).toBe(200);
    await writtenWith(room, host, [item.id]);
    expect(await altOf()).toBe('A map');
    expect((await describeAs(member, 'No')).status).toBe(404);
    expect((await describeAs(host, 'The map of the raid')).status).toBe(200);
    expect(await altOf()).toBe('The map of the raid');
  });

  it('is described by those who may still write there, and without links by new accounts', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room, applications } = await hostWith(host, [member]);
    const item = await picture(room, member);
    await writtenWith(room, member, [item.id]);
    for (const id of applications) await changeApplicationStatus(host, id, 'removed');
    const gone = await patch(`/api/media/${item.id}`, { alt: 'Still here' }, member.token);
    expect(gone.status).toBe(404);
    expect((await messagesOf(room, host)).member[0]?.pictures[0]?.alt).toBe('');
    const fresh = await addUser();
    const other = await hostWith(host, [fresh]);
    const shot = await picture(other.room, fresh);
    const linked = patch(`/api/media/${shot.id}`, { alt: 'https://evil.example' }, fresh.token);
    await expectRefused(linked, 'alt');
  });
});

describe('a message with pictures', () => {
  it('has up to four of its author’s own unsent ones, each once, and text or pictures', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    const elsewhere = await hostWith(host, []);
    const own = await Promise.all([1, 2, 3, 4, 5].map(() => picture(room, host)));
    const ids = own.map(({ id }) => id);
    const theirs = await picture(room, member);
    const away = await picture(elsewhere.room, host);
    for (const wrong of [ids, [theirs.id], [away.id], [ids[0] ?? 0, ids[0] ?? 0], [999_999]]) {
      await expectRefused(writeWith(room, host, wrong), 'pictures');
    }
    await expectRefused(writeWith(room, host, []), 'text');
    const four = ids.slice(0, MESSAGE_PICTURES_MAX).toReversed();
    const { pictures } = await writtenWith(room, host, four);
    expect(pictures.map(({ id }) => id)).toEqual(four);
    await expectRefused(writeWith(room, host, [ids[0] ?? 0, ids[4] ?? 0]), 'pictures');
  });

  it('is sent once with one nonce, also at the same time', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    const { id } = await picture(room, host);
    const nonce = crypto.randomUUID();
    const answers = await Promise.all([1, 2].map(() => writeWith(room, host, [id], { nonce })));
    expect(statusesOf(answers)).toEqual([200, 201]);
    expect((await messagesOf(room, host)).member).toHaveLength(1);
  });

  it('shows none of those that have waited for an hour', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    const { id } = await picture(room, host);
    await age(id, HOUR_MS);
    await expectRefused(writeWith(room, host, [id]), 'pictures');
  });

  it('goes to someone who is no friend once both have written', async () => {
    const [ada, ben] = [await addWriter(), await addWriter()];
    await hostWith(ada, [ben]);
    const room = pairRoom(ben);
    await expectRefused(addPicture(room, ada), 'pictures');
    await written(room, ada, 'Hi');
    await expectRefused(addPicture(room, ada), 'pictures');
    await written(pairRoom(ada), ben, 'Hello');
    const { id } = await picture(room, ada);
    expect((await writtenWith(room, ada, [id])).pictures).toHaveLength(1);
  });

  it('goes to a friend at once, and is gone for both after a block', async () => {
    const [ada, ben] = [await addWriter(), await addWriter()];
    await befriend(ada, ben);
    const item = await picture(pairRoom(ben), ada);
    await writtenWith(pairRoom(ben), ada, [item.id]);
    expect(await fetched(item, ben)).toEqual(everywhere(item, 200));
    await put(`/api/blocks/${ada.id}`, undefined, ben.token);
    for (const who of [ada, ben]) expect(await fetched(item, who)).toEqual(everywhere(item, 404));
  });
});

describe('the bytes', () => {
  it('of a picture that no message shows are deleted after an hour, and others stay', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    const before = await settled();
    const [sent, unsent] = [await picture(room, host), await picture(room, host)];
    const young = await picture(room, host);
    await writtenWith(room, host, [sent.id]);
    for (const { id } of [sent, unsent]) await age(id, WAIT_OVER_MS);
    await sweep(env, Date.now());
    const kept = [...before, ...storedAs(sent), ...storedAs(young)];
    expect(await stored()).toEqual(kept.toSorted());
    // The room isn't asked again.
    await sweep(env, Date.now());
    expect(await fetched(sent, host)).toEqual(everywhere(sent, 200));
    const left = sql`SELECT id FROM media WHERE sent = 0 AND id = ${sent.id}`;
    expect(await left.first()).toBeNull();
  });

  it('are deleted with an unsent picture, and with the message of a sent one', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    const before = await settled();
    const [sent, unsent] = [await picture(room, host), await picture(room, host)];
    await writtenWith(room, host, [sent.id]);
    const drop = ({ id }: OwnMedia) => send('DELETE', `/api/media/${id}`, { token: host.token });
    expect((await drop(sent)).status).toBe(409);
    expect((await drop(unsent)).status).toBe(204);
    expect(await fetched(sent, host)).toEqual(everywhere(sent, 200));
    expect((await remove(room, host, 1)).status).toBe(200);
    expect(await fetched(sent, host)).toEqual(everywhere(sent, 404));
    const [message] = (await messagesOf(room, host)).member;
    expect(message).toMatchObject({ deleted: true, pictures: [] });
    expect(await settled()).toEqual(before);
  });

  it('are deleted with their author’s account, whose messages are emptied', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    const before = await settled();
    const { id } = await picture(room, member);
    await writtenWith(room, member, [id]);
    const account = env.DB.prepare(
      `UPDATE users SET status = 'leaving', leaves_at = 1 WHERE id = ?`,
    );
    await account.bind(member.id).run();
    await sweep(env, Date.now());
    await sweep(env, Date.now());
    const [message] = (await messagesOf(room, host)).member;
    expect(message).toMatchObject({ deleted: true, pictures: [] });
    expect(await stored()).toEqual(before);
  });

  it('are in their author’s export, under the names that the messages have', async () => {
    const [ada, ben] = [await addWriter(), await addWriter()];
    await befriend(ada, ben);
    const item = await picture(pairRoom(ben), ada);
    await writtenWith(pairRoom(ben), ada, [item.id], { text: 'Look' });
    const archive = await exported(ada);
    expect(archive.rows('messages')).toMatchObject([{ text: 'Look', pictures: [item.newName] }]);
    expect(archive.bytes(`files/${item.newName}`)?.length).toBeGreaterThan(0);
    expect((await exported(ben)).all()).not.toContain(item.newName);
  });
});

describe('a reported picture', () => {
  it('is shown to staff by the report until it is decided, though its message is deleted', async () => {
    const [host, member, admin] = [await addWriter(), await addWriter(), await addAdmin()];
    const { room } = await hostWith(host, [member]);
    const before = await settled();
    const item = await picture(room, host, { alt: 'Rude' });
    await writtenWith(room, host, [item.id]);
    const file = () => get(`/api/admin/media/${item.id}/file`, admin.token);
    expect((await file()).status).toBe(404);
    const body = { about: `${room}/messages/1`, reason: 'harassment' };
    const report = await expectAnswer(post('/api/reports', body, member.token), 201, ReportItem);
    expect((await remove(room, host, 1)).status).toBe(200);
    await sweep(env, Date.now());
    expect(await fetched(item, host)).toEqual(everywhere(item, 404));
    const path = `/api/admin/reports/${report.id}`;
    const { evidence, fileCount } = await getAs(AdminReportDetail, path, admin.token);
    expect(fileCount).toBe(1);
    expect(evidence.media).toMatchObject([{ id: item.id, alt: 'Rude' }]);
    expect((await file()).status).toBe(200);
    await patch(path, { decision: 'dismissed', note: 'Nothing in it' }, admin.token);
    expect((await file()).status).toBe(404);
    expect(await settled()).toEqual(before);
  });

  it('of an unlisted session is shown to admins, and to no moderator', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const [admin, moderator] = [await addAdmin(), await addUser()];
    await sql`UPDATE users SET role = 'moderator' WHERE id = ${moderator.id}`.run();
    const { room } = await hostWith(host, [member]);
    const { id } = await picture(room, host);
    await writtenWith(room, host, [id]);
    const body = { about: `${room}/messages/1`, reason: 'harassment' };
    await expectAnswer(post('/api/reports', body, member.token), 201, ReportItem);
    const file = async ({ token }: { token: string }) =>
      (await get(`/api/admin/media/${id}/file`, token)).status;
    expect([await file(admin), await file(moderator)]).toEqual([200, 200]);
    expect((await patch(room, { visibility: 'unlisted' }, host.token)).status).toBe(200);
    expect([await file(admin), await file(moderator)]).toEqual([200, 404]);
  });

  it('is nothing that staff can list, or take down as a file', async () => {
    const [host, admin] = [await addWriter(), await addAdmin()];
    const { room } = await hostWith(host, []);
    const { id } = await picture(room, host);
    const listed = await getAs(AdminMediaList, '/api/admin/media', admin.token);
    expect(listed.member.map((item) => item.id)).not.toContain(id);
    const body = { takenDown: true, reason: 'An advertisement' };
    expect((await patch(`/api/admin/media/${id}`, body, admin.token)).status).toBe(404);
    const report = { about: `/api/media/${id}`, reason: 'harassment' };
    expect((await post('/api/reports', report, (await addWriter()).token)).status).toBe(404);
  });
});
