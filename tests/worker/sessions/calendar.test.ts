import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';

import { SessionItem } from '../../../worker/contract/session.ts';
import { expectAnswer, get, patch, post, send } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { HOUR_MS, addGames, sessionBody } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

/** The calendar file of a session, read by a real calendar parser. */

let host: Account;

/** Calendars have no milliseconds. */
const wholeMinute = (time: number) => new Date(Math.ceil(time / 60_000) * 60_000).toISOString();

const hosted = (over: Record<string, unknown> = {}) => {
  const fields = sessionBody({ startsAt: wholeMinute(Date.now() + 2 * HOUR_MS), ...over });
  return expectAnswer(post('/api/sessions', fields, host.token), 201, SessionItem);
};

const change = (id: number, fields: Record<string, unknown>) =>
  expectAnswer(patch(`/api/sessions/${id}`, fields, host.token), 200, SessionItem);

async function fileOf(id: number, token?: string) {
  const answer = await get(`/api/sessions/${id}/calendar.ics`, token);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, text: await answer.text() };
}

const parsed = (text: string) => {
  const calendar = ICAL.Component.fromString(text);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event in it');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    transparency: component.getFirstPropertyValue('transp'),
    url: component.getFirstPropertyValue('url'),
    organizer: component.getFirstProperty('organizer')?.getParameter('cn'),
    organizerAddress: component.getFirstPropertyValue('organizer'),
    modified: String(component.getFirstPropertyValue('last-modified')),
    created: String(component.getFirstPropertyValue('created')),
  };
};

const eventOf = async (id: number, token?: string) => parsed((await fileOf(id, token)).text);

/** When Berlin's clocks next go from 2:00 to 3:00: the last Sunday of March, 1:00 UTC. */
function nextTurnInBerlin() {
  const thisYear = new Date().getUTCFullYear();
  const turns = [thisYear, thisYear + 1].map((year) =>
    Date.UTC(year, 2, 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay(), 1),
  );
  return turns.find((turn) => turn > Date.now() + HOUR_MS) ?? 0;
}

const clockInBerlin = (time: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(time));

beforeAll(async () => {
  await addGames();
  host = await register();
});

it('says what, when, where and with whom', async () => {
  const session = await hosted();
  const { headers, text } = await fileOf(session.id);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="evening-run-${session.id}.ics"`,
  );
  const event = parsed(text);
  expect(event).toMatchObject({
    method: 'PUBLISH',
    uid: `session-${session.id}@peerway.test`,
    sequence: 0,
    summary: 'Evening run',
    start: session.startsAt,
    status: 'CONFIRMED',
    url: `https://peerway.test/session/${session.id}`,
    organizer: host.name,
  });
  expect(Date.parse(event.end) - Date.parse(event.start)).toBe(120 * 60_000);
  expect(event.description).toContain('Quiet and friendly.');
  expect(event.description).toContain(`${session.games[0]?.name} (PC)`);
  expect(event.modified).toBe(event.created);
  expect(text).not.toContain(host.email);
});

it('speaks the language that the reader asks for', async () => {
  const session = await hosted({ platforms: ['mobile'] });
  const answer = await send('GET', `/api/sessions/${session.id}/calendar.ics`, {
    headers: { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' },
  });
  expect(answer.headers.get('Vary')).toContain('Accept-Language');
  const text = await answer.text();
  expect(text).toContain('//DE');
  const { description } = parsed(text);
  expect(description).toContain(`Gehostet von ${host.name}`);
  expect(description).toContain(`${session.games[0]?.name} (Handy)`);
  const link = await get(`/api/sessions/${session.id}/calendar.ics?lang=fr`);
  expect(await link.text()).toContain('//FR');
});

it('keeps its UID and counts on when it is moved, and when it is cancelled', async () => {
  const session = await hosted();
  const before = await eventOf(session.id);
  const startsAt = new Date(Date.parse(session.startsAt) + 3_600_000).toISOString();
  await change(session.id, { startsAt, durationMinutes: 30 });
  const moved = await eventOf(session.id);
  expect(moved).toMatchObject({ uid: before.uid, start: startsAt, status: 'CONFIRMED' });
  expect(moved.sequence).toBeGreaterThan(before.sequence);
  await change(session.id, { status: 'cancelled', cancelReason: 'Two of us are ill.' });
  const cancelled = await eventOf(session.id);
  expect(cancelled).toMatchObject({ uid: before.uid, start: startsAt, status: 'CANCELLED' });
  expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
  expect(cancelled.description).toContain('Cancelled: Two of us are ill.');
  // Outlook shows the summary alone.
  expect(cancelled.summary).toBe(`Cancelled: ${session.name}`);
  expect([moved.transparency, cancelled.transparency]).toEqual([null, 'TRANSPARENT']);
  const french = await send('GET', `/api/sessions/${session.id}/calendar.ics`, {
    headers: { 'Accept-Language': 'fr' },
  });
  expect(parsed(await french.text()).summary).toBe(`Annulée\u202F: ${session.name}`);
});

it('means the same moment on both sides of a change to winter time', async () => {
  const startsAt = new Date(nextTurnInBerlin() - HOUR_MS / 2).toISOString();
  const session = await hosted({ startsAt, durationMinutes: 60 });
  const event = await eventOf(session.id);
  expect(event.start).toBe(startsAt);
  expect([clockInBerlin(event.start), clockInBerlin(event.end)]).toEqual(['01:30', '03:30']);
});

it('carries any text whole, in lines of 75 bytes at most', async () => {
  const name = 'Raid 🎮🧙‍♀️, first; "timers" \\ wëlcome';
  const description = `First line, with; marks\nsecond: 日本語\n${'🎲 long '.repeat(80)}end`;
  const session = await hosted({ name, description });
  const { text, headers } = await fileOf(session.id);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const event = parsed(text);
  expect(event.summary).toBe(name);
  expect(event.description).toContain(description);
  expect(headers.get('Content-Disposition')).toMatch(/filename="[a-z0-9-]+\.ics"$/);
});

it('has a file name for a name without a single letter of ours', async () => {
  const session = await hosted({ name: '日本語の夜 🎲' });
  const { headers } = await fileOf(session.id);
  expect(headers.get('Content-Disposition')).toBe(
    `attachment; filename="session-${session.id}.ics"`,
  );
});

it('lets no name put a line of its own into the file', async () => {
  const session = await hosted({ description: 'x\r\nSTATUS:CANCELLED\r\nATTENDEE:mailto:a@b' });
  const event = await eventOf(session.id);
  expect(event.status).toBe('CONFIRMED');
});

it('breaks lines as calendars do, where a text was stored with other line breaks', async () => {
  const session = await hosted({ description: 'x' });
  await sql`UPDATE sessions SET description = ${'Bring **dice**\u2028and snacks\u2029or both'} WHERE id = ${session.id}`.run();
  const { text } = await fileOf(session.id);
  expect(text).not.toMatch(/[\u2028\u2029]/);
  expect(parsed(text).description).toContain('Bring dice\nand snacks\nor both');
});
