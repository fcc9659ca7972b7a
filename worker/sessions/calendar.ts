import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

import { withoutBold } from '../contract/bold.ts';
import type { Locale } from '../contract/locales.ts';
import { withLineFeeds } from '../contract/text.ts';
import type { Platform } from '../contract/vocabulary.ts';
import { nameIn } from '../core/name-in.ts';
import { wordsIn } from '../core/words.ts';
import type { SessionRow } from './queries/session-item.ts';
import type { SessionDetailRow } from './queries/sessions.ts';

/** The facts about a session that a calendar shows. */
export type CalendarRow = Pick<
  SessionRow & SessionDetailRow,
  | 'id'
  | 'name'
  | 'description'
  | 'hostName'
  | 'games'
  | 'platforms'
  | 'startsAt'
  | 'endsAt'
  | 'visibility'
  | 'cancelledAt'
  | 'cancelReason'
  | 'revision'
  | 'createdAt'
  | 'changedAt'
>;

interface Written {
  /** The key in the link to an unlisted session. */
  key: string | undefined;
  /** When this version of the event was made, in ms since 1970. */
  stamp: number;
  base: URL;
  /** The language of the calendar's reader. */
  locale: Locale;
}

const FALLBACK_URL = 'https://peerway.invalid';

/** The instance's URL. Files must be valid even before it is configured. */
const baseOf = (publicUrl: string) => new URL(URL.canParse(publicUrl) ? publicUrl : FALLBACK_URL);

const newCalendar = (locale: Locale) =>
  ical({
    prodId: { company: 'Peerway', product: 'Sessions', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });

const textOf = (calendar: ICalCalendar) => `${calendar.toString().trimEnd()}\r\n`;

/**
 * A session as a calendar file (RFC 5545), in UTC. It always has the same UID and counts its changes. So a calendar
 * that already has it, from a file or a feed, doesn't add it again. It moves or cancels it.
 * @param key from the link
 */
export function calendarOf(
  row: CalendarRow,
  {
    key,
    publicUrl,
    now,
    locale,
  }: { key: string | undefined; publicUrl: string; now: number; locale: Locale },
): string {
  const calendar = newCalendar(locale);
  addEvent(calendar, row, { key, stamp: now, base: baseOf(publicUrl), locale });
  return textOf(calendar);
}

const REFRESH_SECONDS = 60 * 60;

/** Sessions as a calendar to subscribe to: a user's own, or what a search finds. The same rows give the same text. */
export function feedOf(
  rows: readonly (CalendarRow & { linkKey?: string })[],
  publicUrl: string,
  locale: Locale,
) {
  const calendar = newCalendar(locale);
  calendar.name('Peerway').ttl(REFRESH_SECONDS);
  const base = baseOf(publicUrl);
  for (const row of rows) {
    const stamp = row.changedAt ?? row.createdAt;
    addEvent(calendar, row, { key: row.linkKey, stamp, base, locale });
  }
  return textOf(calendar);
}

function addEvent(calendar: ICalCalendar, row: CalendarRow, { key, stamp, base, locale }: Written) {
  const query = row.visibility === 'unlisted' && key ? `?key=${key}` : '';
  const url = new URL(`/session/${row.id}${query}`, base).href;
  const cancelled = row.cancelledAt !== null;
  calendar.createEvent({
    id: `session-${row.id}@${base.hostname}`,
    sequence: row.revision,
    stamp: new Date(stamp),
    created: new Date(row.createdAt),
    lastModified: new Date(row.changedAt ?? row.createdAt),
    start: new Date(row.startsAt),
    end: new Date(row.endsAt),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Outlook doesn't show the status.
    summary: cancelled ? wordsIn(locale).calendar.cancelledSession(row.name) : row.name,
    transparency: cancelled ? ICalEventTransparency.TRANSPARENT : null,
    description: descriptionOf(row, url, locale),
    url,
    // A published event must name its organizer (RFC 5546, 3.2.1). A real address would reveal the host's email.
    organizer: { name: nameIn(locale, row.hostName), email: `noreply@${base.hostname}` },
  });
}

const BRANDS: Record<Exclude<Platform, 'mobile'>, string> = {
  pc: 'PC',
  playstation: 'PlayStation',
  xbox: 'Xbox',
  switch: 'Switch',
};

/** What is played, and on what: "Valorant and Tetris (PC)". */
export function gamesLine(row: Pick<CalendarRow, 'games' | 'platforms'>, locale: Locale): string {
  const words = wordsIn(locale).calendar;
  const games = row.games.map(({ name }) => name);
  const platforms = row.platforms.map((platform) =>
    platform === 'mobile' ? words.mobile : BRANDS[platform],
  );
  return words.games({ games, platforms });
}

function descriptionOf(row: CalendarRow, url: string, locale: Locale) {
  const words = wordsIn(locale).calendar;
  return [
    row.cancelReason === null ? '' : words.cancelled(row.cancelReason),
    words.hostedBy(nameIn(locale, row.hostName)),
    gamesLine(row, locale),
    withoutBold(row.description),
    url,
  ]
    .filter((part) => part !== '')
    .map(withLineFeeds)
    .join('\n\n');
}

/** A file name that every file system accepts, whatever the session's name is. */
export function calendarFileName({ id, name }: Pick<CalendarRow, 'id' | 'name'>): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return `${slug === '' ? 'session' : slug}-${id}.ics`;
}
