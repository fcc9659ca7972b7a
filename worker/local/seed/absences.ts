// Members of the demo community who were marked as absent after sessions.
import { sessions, userId } from './demo-community.ts';
import { HOUR, MINUTE, startsAt } from './demo-times.ts';
import { noticeRow } from './notice-row.ts';
import type { Row } from './write.ts';

/** When a mark was made, and when it was contested. Soon after the end, but never ahead. */
const marks = (now: number) =>
  sessions.flatMap(({ host, members, absences, starts, durationMinutes }, index) => {
    const end = startsAt(starts, now) + durationMinutes * MINUTE;
    return absences.map(({ user, contested }) => ({
      sessionId: index + 1,
      hostId: userId(host),
      userId: userId(user),
      others: members.filter((member) => member !== user).map(userId),
      markedAt: Math.min(end + HOUR, now - 2 * MINUTE),
      contestedAt: contested ? Math.min(end + 2 * HOUR, now - MINUTE) : null,
    }));
  });

export const absenceRows = (now: number): Row[] =>
  marks(now).map((mark) => ({
    session_id: mark.sessionId,
    user_id: mark.userId,
    marker_id: mark.hostId,
    marked_at: mark.markedAt,
    contested_at: mark.contestedAt,
  }));

/** The marked members are told, and the others are asked once a mark is contested. */
export const attendanceNotices = (now: number): Row[] => [
  ...marks(now).map((mark) =>
    noticeRow({
      to: mark.userId,
      kind: 'marked-absent',
      session: mark.sessionId,
      at: mark.markedAt,
    }),
  ),
  ...marks(now).flatMap(({ others, userId: actor, sessionId: session, contestedAt: at }) =>
    at === null
      ? []
      : others.map((to) => noticeRow({ to, kind: 'absence-contested', actor, session, at })),
  ),
];
