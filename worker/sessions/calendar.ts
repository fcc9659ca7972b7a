import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { SessionItem } from '../contract/session.ts';

interface CalendarFacts {
  session: SessionItem;
  cancelReason: string | null;
  revision: number;
  createdAt: number;
  changedAt: number | null;
  /** From the link, for an unlisted session. */
  key: string | undefined;
  /** The instance's URL. Before it is configured, the file must still be valid. */
  publicUrl: string;
  now: number;
}

const FALLBACK_URL = 'https://peerway.invalid';

/**
 * A session as a calendar file (RFC 5545), in UTC. It always has the same UID and counts its changes. So a calendar
 * that already has it moves or cancels it instead of adding a second one.
 */
export function calendarOf(facts: CalendarFacts): string {
  const { session, key, cancelReason, revision, createdAt, changedAt, now } = facts;
  const base = URL.canParse(facts.publicUrl) ? facts.publicUrl : FALLBACK_URL;
  const { hostname } = new URL(base);
  const query = session.visibility === 'unlisted' && key ? `?key=${key}` : '';
  const url = new URL(`/session/${session.id}${query}`, base).href;
  const start = Date.parse(session.startsAt);
  const cancelled = session.status === 'cancelled';
  const calendar = ical({
    prodId: { company: 'Peerway', product: 'Sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `session-${session.id}@${hostname}`,
    sequence: revision,
    stamp: new Date(now),
    created: new Date(createdAt),
    lastModified: new Date(changedAt ?? createdAt),
    start: new Date(start),
    end: new Date(start + session.durationMinutes * 60_000),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: session.name,
    description: descriptionOf(session, cancelled ? cancelReason : null, url),
    url,
    // A published event must name its organizer (RFC 5546, 3.2.1). A real address would reveal the host's email.
    organizer: { name: session.host.name, email: `noreply@${hostname}` },
  });
  return `${calendar.toString().trimEnd()}\r\n`;
}

const PLATFORM_NAMES: Record<SessionItem['platforms'][number], string> = {
  pc: 'PC',
  playstation: 'PlayStation',
  xbox: 'Xbox',
  switch: 'Switch',
  mobile: 'Mobile',
};

const descriptionOf = (session: SessionItem, cancelReason: string | null, url: string) =>
  [
    cancelReason === null ? '' : `Cancelled: ${cancelReason}`,
    `Hosted by ${session.host.name}`,
    `${session.games.map(({ name }) => name).join(', ')} (${session.platforms
      .map((platform) => PLATFORM_NAMES[platform])
      .join(', ')})`,
    session.description,
    url,
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** A file name that every file system accepts, whatever the session's name is. */
export function calendarFileName({ id, name }: SessionItem): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return `${slug === '' ? 'session' : slug}-${id}.ics`;
}
