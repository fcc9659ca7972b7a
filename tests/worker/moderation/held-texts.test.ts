import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { NameAvailability } from '../../../worker/contract/account.ts';
import { HeldTextList } from '../../../worker/contract/held-text.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { SessionDetail, SessionItem, SessionList } from '../../../worker/contract/session.ts';
import { UserDetail, UserItem } from '../../../worker/contract/user.ts';
import { Database } from '../../../worker/core/database.ts';
import { APPEAL_WITHIN_MS } from '../../../worker/core/decisions.ts';
import { forgetTakenDown } from '../../../worker/moderation/queries/decisions.ts';
import { releaseOverdue } from '../../../worker/moderation/queries/held-texts.ts';
import { sweep } from '../../../worker/sweep.ts';
import { exported } from '../accounts/exported.ts';
import { added } from '../media/ask.ts';
import { png } from '../media/make.ts';
import { expectAnswer, get, getAs, patch, post, send, expectRefused } from '../support/client.ts';
import { type Person, appealed, decide, decisionsOf, latest } from '../support/decisions.ts';
import { confirmAddress, mailTo } from '../support/mailbox.ts';
import { interrupted } from '../support/meanwhile.ts';
import { addAdmin, addUser, register } from '../support/people.ts';
import { hostSeries, seriesBody } from '../support/series.ts';
import { HOUR_MS, sessionBody, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';
import { decideText, listWords, queueOf } from './held.ts';

let admin: Person;
let mira: Person;
let ben: Person;

const page = (who: Pick<Person, 'id'>, by: Pick<Person, 'token'>) =>
  getAs(UserDetail, `/api/users/${who.id}`, by.token);

const profile = (body: object) =>
  expectAnswer(patch(`/api/users/${mira.id}`, body, mira.token), 200, UserItem);

const queue = () => queueOf(admin);
const decided = (approved: boolean) => decideText(admin, mira, approved);

const host = (over: Record<string, string>) => hostSession(mira, over);

const found = async (q: string) =>
  (await getAs(SessionList, `/api/sessions?q=${q}`, ben.token)).member.map(({ id }) => id);

beforeAll(async () => {
  ({ admin, ben } = await listWords());
});

beforeEach(async () => {
  mira = await addUser();
});

it('a name and a text stand for others as they were, and their author sees the new ones', async () => {
  await profile({ about: 'Before' });
  const { name } = await page(mira, ben);
  const own = await profile({ name: `Bad words ${mira.id}`, about: 'grässlich', region: 'asia' });
  expect(own).toMatchObject({ held: true, name: `Bad words ${mira.id}`, about: 'grässlich' });
  expect(await page(mira, mira)).toMatchObject({ held: true, about: 'grässlich' });
  const seen = await page(mira, ben);
  expect(seen).toMatchObject({ name, about: 'Before', region: 'asia' });
  expect(seen).not.toHaveProperty('held');
  // Nobody else can take the name meanwhile, or one of the same shape.
  for (const like of [`Bad Words ${mira.id}`, `BAD W0RDS ${mira.id}`]) {
    expect((await patch(`/api/users/${ben.id}`, { name: like }, ben.token)).status).toBe(422);
    const free = await getAs(NameAvailability, `/api/register/name?name=${like}`);
    expect(free.available).toBe(false);
  }
  // A text without the words replaces the held one.
  expect(await profile({ name, about: 'Kinder' })).not.toHaveProperty('held');
  expect((await page(mira, ben)).about).toBe('Kinder');
});

it('a moderator’s approval shows a text, and a refusal is a decision that can be appealed', async () => {
  await profile({ about: 'grässlich' });
  expect((await queue()).at(-1)).toMatchObject({ field: 'about', text: 'grässlich', before: '' });
  expect((await decided(true)).status).toBe(204);
  expect((await page(mira, ben)).about).toBe('grässlich');
  await confirmAddress(mira);
  await profile({ about: 'bad words' });
  expect((await decided(false)).status).toBe(204);
  const { text } = await mailTo(mira.email, 'A decision about you on Peerway');
  expect(text).toContain('A word from the operator’s list was in it.');
  expect(await queue()).not.toContainEqual(expect.objectContaining({ text: 'bad words' }));
  expect((await page(mira, mira)).about).toBe('grässlich');
  const decision = await latest(mira.token);
  expect(decision).toMatchObject({
    kind: 'text-refused',
    text: 'bad words',
    ground: { rule: 'hate' },
  });
  const { member } = await getAs(NoticeList, '/api/notices', mira.token);
  expect(member[0]).toMatchObject({ kind: 'text-refused', decision: decision.id });
  // Sending the refused text again doesn't show it.
  await profile({ about: 'bad words' });
  expect((await page(mira, ben)).about).toBe('grässlich');
  await decide(await appealed(decision.id, mira.token), 'granted', await addAdmin());
  expect((await page(mira, ben)).about).toBe('bad words');
});

it('an appeal shows the text that its decision refused, and no other, whatever is saved meanwhile', async () => {
  const { name } = await page(mira, mira);
  await profile({ name: `Bad words ${mira.id}`, about: 'grässlich' });
  await decided(false);
  const first = await latest(mira.token);
  await decided(false);
  const second = await latest(mira.token);
  // The form sends both texts, as its author sees them.
  await profile({ name, about: '', region: 'asia' });
  const other = await addAdmin();
  await decide(await appealed(first.id, mira.token), 'granted', other);
  expect(await page(mira, ben)).toMatchObject({ name: `Bad words ${mira.id}`, about: '' });
  // A text that its author has replaced isn't put back.
  await profile({ about: 'Kinder' });
  await decide(await appealed(second.id, mira.token), 'granted', other);
  expect((await page(mira, ben)).about).toBe('Kinder');
  const restored = (await decisionsOf(mira.token)).map(({ appeal }) => appeal?.restored);
  expect(restored).toEqual([false, true]);
});

it('a text that was changed meanwhile isn’t decided with the one before', async () => {
  await profile({ about: 'bad words, but harmless' });
  const before = (await queue()).at(-1)?.id;
  await profile({ about: 'bad words, and worse' });
  const body = { approved: true, reason: 'Looked at' };
  expect((await patch(`/api/admin/held/${before}`, body, admin.token)).status).toBe(404);
  expect((await page(mira, ben)).about).toBe('');
  expect((await queue()).at(-1)).toMatchObject({ text: 'bad words, and worse' });
});

it('a text that is refused just as its time is over isn’t shown', async () => {
  await profile({ about: 'bad words' });
  const db = new Database(interrupted(() => decided(false), true));
  await releaseOverdue(db, Date.now() + 73 * HOUR_MS);
  expect((await page(mira, ben)).about).toBe('');
  expect((await latest(mira.token)).text).toBe('bad words');
});

it('moderators don’t see the texts of sessions that only a link opens', async () => {
  const moderator = await addUser();
  await sql`UPDATE users SET role = 'moderator' WHERE id = ${moderator.id}`.run();
  const { id } = await host({ name: `Run ${mira.id}` });
  await patch(`/api/sessions/${id}`, { description: 'bad words' }, mira.token);
  const seen = async ({ token }: Pick<Person, 'token'>) =>
    (await getAs(HeldTextList, '/api/admin/held', token)).member.some(
      ({ user }) => user.id === mira.id,
    );
  expect(await seen(moderator)).toBe(true);
  await patch(`/api/sessions/${id}`, { visibility: 'unlisted' }, mira.token);
  expect(await seen(moderator)).toBe(false);
  expect(await seen(admin)).toBe(true);
});

it('a new account is called by its id, until the sweep shows its name after 72 hours', async () => {
  const account = await register(`Bad words of ${mira.id}`);
  const seen = () => page(account, ben);
  expect((await seen()).name).toBe(`Player ${account.id}`);
  expect((await page(account, account)).name).toBe(`Bad words of ${mira.id}`);
  // What someone is called meanwhile is nobody else's to take.
  const placeholder = { name: `Player ${account.id}` };
  expect((await patch(`/api/users/${ben.id}`, placeholder, ben.token)).status).toBe(422);
  await sweep(env, Date.now() + 71 * HOUR_MS);
  expect((await seen()).name).toBe(`Player ${account.id}`);
  await sweep(env, Date.now() + 73 * HOUR_MS);
  expect((await seen()).name).toBe(`Bad words of ${mira.id}`);
});

it('no text is shown of an account that is deleted', async () => {
  await profile({ name: `Bad words of ${mira.id}`, about: 'Bad words' });
  await sql`UPDATE users SET status = 'gone', name = 'Former', about = '' WHERE id = ${mira.id}`.run();
  await sweep(env, Date.now() + 73 * HOUR_MS);
  expect(await sql`SELECT name, about FROM users WHERE id = ${mira.id}`.first()).toEqual({
    name: 'Former',
    about: '',
  });
});

it('who keeps the name made of their id can save it', async () => {
  const account = await register(`Bad words by ${mira.id}`);
  const json = { name: `Player ${account.id}` };
  const saved = await expectAnswer(
    patch(`/api/users/${account.id}`, json, account.token),
    200,
    UserItem,
  );
  expect(saved).toMatchObject(json);
  expect(saved).not.toHaveProperty('held');
});

it('a new public session is its host’s alone until it is shown, and a change keeps the old text', async () => {
  const session = await host({ name: `Grässlich run${mira.id}` });
  expect(session).toMatchObject({ held: true, visibility: 'public' });
  const path = `/api/sessions/${session.id}`;
  expect((await get(path, ben.token)).status).toBe(404);
  expect((await get(path)).status).toBe(404);
  expect(await found(`run${mira.id}`)).toEqual([]);
  expect(await getAs(SessionDetail, path, mira.token)).toMatchObject({ held: true });
  // Saving it again changes nothing, and neither does a change of something else.
  await patch(path, { name: `Grässlich run${mira.id}`, visibility: 'public' }, mira.token);
  await patch(path, { seats: 5 }, mira.token);
  expect((await get(path, ben.token)).status).toBe(404);
  await decided(true);
  await sweep(env, Date.now());
  expect(await found(`run${mira.id}`)).toEqual([session.id]);
  const changed = await patch(path, { description: 'bad words' }, mira.token);
  expect(await changed.json()).toMatchObject({ held: true, description: 'bad words' });
  expect((await getAs(SessionDetail, path, ben.token)).description).not.toBe('bad words');
  expect((await exported(mira)).all()).toContain('bad words');
});

it('a new session whose text was refused says so, until its host changes it', async () => {
  const { id } = await host({ name: 'Grässlich' });
  await decided(false);
  const path = `/api/sessions/${id}`;
  expect(await getAs(SessionDetail, path, mira.token)).toMatchObject({ held: true, refused: true });
  await patch(path, { name: 'Kinder run' }, mira.token);
  expect(await getAs(SessionDetail, path, mira.token)).not.toHaveProperty('refused');
  expect((await get(path, ben.token)).status).toBe(200);
});

it('a refused text hides a session that has it as its own, and no other', async () => {
  const run = await host({ name: `Run ${mira.id}` });
  await patch(`/api/sessions/${run.id}`, { description: 'bad words' }, mira.token);
  await decided(false);
  const other = await host({ name: 'Grässlich' });
  await decided(false);
  for (const { id } of [run, other]) {
    await patch(`/api/sessions/${id}`, { visibility: 'friends' }, mira.token);
    await patch(`/api/sessions/${id}`, { visibility: 'public' }, mira.token);
  }
  expect((await get(`/api/sessions/${run.id}`, ben.token)).status).toBe(200);
  expect((await get(`/api/sessions/${other.id}`, ben.token)).status).toBe(404);
});

it('a refused text is erased after six months, and a session without another stays hidden', async () => {
  const { id } = await host({ name: 'Grässlich', description: 'bad words' });
  await decided(false);
  await decided(false);
  const kept = () =>
    valueOf`SELECT count(*) FROM sessions s WHERE s.id = ${id} AND (s.name <> '' OR s.description <> ''
      OR EXISTS (SELECT 1 FROM held_texts h WHERE h.session_id = s.id AND h.text <> ''))`;
  const later = Date.now() + APPEAL_WITHIN_MS;
  await forgetTakenDown(new Database(env.DB), later - HOUR_MS);
  expect(await kept()).toBe(1);
  await forgetTakenDown(new Database(env.DB), later);
  expect(await kept()).toBe(0);
  const path = `/api/sessions/${id}`;
  await patch(path, { seats: 5 }, mira.token);
  expect((await get(path, ben.token)).status).toBe(404);
  await patch(path, { name: 'Kinder run', description: '' }, mira.token);
  expect((await get(path, ben.token)).status).toBe(200);
});

const altFor = async (path: string, { token }: Pick<Person, 'token'>) => {
  const [file] = (await getAs(SessionDetail.or(UserDetail), path, token)).media;
  return file && [file.alt, file.held === true];
};

it('the text of a file is held, when it is uploaded and when it changes', async () => {
  const { id: sessionId } = await host({ name: `Run ${mira.id}` });
  const owners = [`/api/users/${mira.id}`, `/api/sessions/${sessionId}`];
  for (const owner of owners) {
    const { id, held } = await added(mira, png(9, 9), { owner, alt: 'bad words' });
    expect(held).toBe(true);
    expect(await altFor(owner, mira)).toEqual(['bad words', true]);
    expect(await altFor(owner, ben)).toEqual(['', false]);
    // A held text of a file doesn't hide the session.
    await patch(owner, { description: 'Fine', about: 'Fine' }, mira.token);
    expect((await queue()).find(({ user }) => user.id === mira.id)).toMatchObject({
      field: 'alt',
      before: '',
    });
    await decided(true);
    expect(await altFor(owner, ben)).toEqual(['bad words', false]);
    const path = `/api/media/${id}`;
    const changed = await patch(path, { alt: 'Grässlich' }, mira.token);
    expect(await changed.json()).toMatchObject({ alt: 'Grässlich', held: true });
    expect(await altFor(owner, ben)).toEqual(['bad words', false]);
    await decided(false);
    expect(await altFor(owner, mira)).toEqual(['bad words', false]);
    await patch(path, { alt: 'Grässlich' }, mira.token);
    expect(await altFor(owner, ben)).toEqual(['bad words', false]);
    // Another file with a refused text waits: it may show what the text is right for.
    const other = await added(mira, png(8, 8), { owner, alt: 'Grässlich' });
    expect(other.held).toBe(true);
    await send('DELETE', `/api/media/${other.id}`, { token: mira.token });
    await patch(path, { alt: 'A field' }, mira.token);
    expect(await altFor(owner, ben)).toEqual(['A field', false]);
    await patch(path, { alt: 'bad words' }, mira.token);
    expect((await exported(mira)).all()).toContain('bad words');
    // What is deleted waits for nobody.
    await send('DELETE', path, { token: mira.token });
    await sweep(env, Date.now() + HOUR_MS);
    expect((await queue()).filter(({ user }) => user.id === mira.id)).toEqual([]);
  }
});

const gamertags = (visibleTo: string) => ({
  gamertags: [{ platform: 'steam', tag: 'grässlich', visibleTo }],
});

it('labels and reasons that everyone would read are refused, not held', async () => {
  const roles = [{ name: 'Bad words', seats: 1 }];
  const own = `/api/users/${mira.id}`;
  await profile(gamertags('friends'));
  await expectRefused(patch(own, gamertags('everyone'), mira.token), 'gamertags');
  await expectRefused(post('/api/sessions', sessionBody({ roles }), mira.token), 'roles');
  await expectRefused(post('/api/series', seriesBody({}, { roles }), mira.token), 'roles');
  const shown = await host({ name: `Run ${mira.id}` });
  const path = `/api/sessions/${shown.id}`;
  await expectRefused(patch(path, { roles }, mira.token), 'roles');
  const cancelled = { status: 'cancelled', cancelReason: 'Bad words' };
  await expectRefused(patch(path, cancelled, mira.token), 'cancelReason');
  // Who doesn't host it learns nothing from that.
  expect((await patch(path, cancelled, ben.token)).status).toBe(403);
  // Friends read what they like, until it's to be public.
  const body = sessionBody({ roles, visibility: 'friends' });
  const { id } = await expectAnswer(post('/api/sessions', body, mira.token), 201, SessionItem);
  await expectRefused(patch(`/api/sessions/${id}`, { visibility: 'public' }, mira.token), 'roles');
  const series = await hostSeries(mira, {}, { roles, visibility: 'friends' });
  const json = { from: `/api/sessions/${series.id}`, visibility: 'public' };
  await expectRefused(patch(`/api/series/${series.series.id}`, json, mira.token), 'roles');
  expect((await patch(`/api/sessions/${id}`, cancelled, mira.token)).status).toBe(200);
});

it('a session for friends or by link isn’t held, until it is to be public', async () => {
  const session = await host({ name: 'Grässlich', visibility: 'friends' });
  expect(session).not.toHaveProperty('held');
  const path = `/api/sessions/${session.id}`;
  await patch(path, { visibility: 'public' }, mira.token);
  expect((await get(path, ben.token)).status).toBe(404);
  const better = { name: 'Kinder run', visibility: 'public' };
  await patch(path, better, mira.token);
  expect((await getAs(SessionDetail, path, ben.token)).name).toBe('Kinder run');
});

it('a session in which others have a seat isn’t hidden from them', async () => {
  const { id } = await host({ name: 'Grässlich', visibility: 'friends', instant: 'nobody' });
  const path = `/api/sessions/${id}`;
  await sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
    VALUES (${id}, ${ben.id}, '', 'accepted', 0, 0)`.run();
  await sql`UPDATE sessions SET seats_taken = 2 WHERE id = ${id}`.run();
  await expectRefused(patch(path, { visibility: 'public' }, mira.token), 'name');
  expect((await get(path, ben.token)).status).toBe(200);
  const better = { name: 'Kinder run', visibility: 'public' };
  expect((await patch(path, better, mira.token)).status).toBe(200);
});
