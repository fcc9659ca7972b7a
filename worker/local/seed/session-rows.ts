// The sessions of the demo community as rows.
import { PLAIN_FIELDS } from '../../contract/session-fields.ts';
import { sessions as columns } from '../../core/schema/sessions.ts';
import { extraWords } from '../../core/search-words.ts';
import { firstReminder } from '../../sessions/queries/reminders.ts';
import { type DemoSession, sessions, userId } from './demo-community.ts';
import { HOUR, MINUTE, startsAt } from './demo-times.ts';
import { type Occurrence, laterOccurrences, seriesPlace } from './series.ts';
import type { Row } from './write.ts';

/** When a session was created. Later in the list means newer. */
export function createdAt({ starts }: DemoSession, index: number, now: number): number {
  const inOrder = now - (sessions.length - index) * 40 * MINUTE;
  const start = startsAt(starts, now);
  return start > now ? inOrder : Math.min(inOrder, start - 5 * HOUR);
}

const heldSeats = ({ applications }: DemoSession) =>
  applications.filter(({ offered }) => offered).length;

export const roleOf = ({ roles }: DemoSession, user: string) =>
  roles.find(({ users }) => users.includes(user))?.name ?? null;

function sessionRow(
  { session, index, start }: Occurrence,
  place: Pick<Row, 'series_id' | 'series_day' | 'series_number' | 'is_later' | 'link_key'>,
  now: number,
): Row {
  const end = start + session.durationMinutes * MINUTE;
  const created = createdAt(session, index, now);
  const cancelled = session.cancelReason !== undefined;
  return {
    host_id: userId(session.host),
    name: session.name,
    name_words: extraWords(session.name),
    description: session.description,
    description_words: extraWords(session.description),
    ...Object.fromEntries(PLAIN_FIELDS.map((field) => [columns[field].name, session[field]])),
    starts_at: start,
    ends_at: end,
    seats: session.seats,
    seats_taken: 1 + session.members.length,
    seats_held: heldSeats(session),
    instant: session.instant,
    roles: JSON.stringify(session.roles.map(({ name, seats }) => ({ name, seats }))),
    host_role: roleOf(session, session.host),
    visibility: session.visibility,
    revision: cancelled ? 1 : 0,
    cancelled_at: cancelled ? cancelledAt(session, created, now) : null,
    cancel_reason: session.cancelReason ?? null,
    closed: cancelled || end <= now,
    remind_at: firstReminder(start, now),
    ...place,
    created_at: created,
  };
}

/** Ids follow from the order: first what the community's file names, then the later sessions of its series. */
export const sessionRows = (now: number): Row[] =>
  [
    ...sessions.map((session, index) => ({ session, index, start: startsAt(session.starts, now) })),
    ...laterOccurrences(now),
  ].map((one, index) =>
    Object.assign({ id: index + 1 }, sessionRow(one, seriesPlace(one, now), now)),
  );

export const cancelledAt = ({ starts }: DemoSession, created: number, now: number): number =>
  Math.round(created + (Math.min(now, startsAt(starts, now)) - created) * 0.9);
