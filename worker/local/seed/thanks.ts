import { relations, sessions, userId } from './demo-community.ts';
import { DAY, HOUR, MINUTE, startsAt } from './demo-times.ts';
import { noticeRow } from './notice-row.ts';
import type { Row } from './write.ts';

/** Whether two are friends. Thanks between friends count together as one person's. */
const areFriends = (one: string, other: string) =>
  relations.friends.some(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );

/** Members of older sessions have thanked the host. After sessions of the last two days they still can. */
export const thanksRows = (now: number): Row[] =>
  sessions.flatMap(({ host, members, thanks, cancelReason, durationMinutes, starts }, index) => {
    const end = startsAt(starts, now) + durationMinutes * MINUTE;
    const toHost =
      cancelReason === undefined && end <= now - 1.5 * DAY
        ? members.map((from) => ({ from, to: host, kind: 'host' }))
        : [];
    return [...toHost, ...thanks].map(({ from, to, kind }) => ({
      giver_id: userId(from),
      receiver_id: userId(to),
      session_id: index + 1,
      kind,
      counts_as: areFriends(from, to) ? 0 : userId(from),
      created_at: Math.min(end + HOUR, now - MINUTE),
    }));
  });

/** The notices about thanks. As in the product, there is one per session and receiver, and it names nobody. */
export const thanksNotices = (now: number): Row[] =>
  sessions.flatMap(({ thanks, starts, durationMinutes }, index) =>
    [...new Set(thanks.map(({ to }) => to))].map((to) =>
      noticeRow({
        to: userId(to),
        kind: 'thanked',
        session: index + 1,
        at: Math.min(startsAt(starts, now) + durationMinutes * MINUTE + HOUR, now - MINUTE),
      }),
    ),
  );
