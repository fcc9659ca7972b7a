// Members of the demo community who were marked as absent after sessions.
import { sessions, userId } from './demo-community.ts';
import { HOUR, MINUTE, startsAt } from './demo-times.ts';
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

const notice = (
  kind: string,
  to: number,
  actor: number | null,
  about: number,
  at: number,
): Row => ({
  user_id: to,
  kind,
  actor_id: actor,
  session_id: about,
  text: '',
  created_at: at,
});

/** The marked members are told, and the others are asked once a mark is contested. */
export const attendanceNotices = (now: number): Row[] => [
  ...marks(now).map((mark) =>
    notice('marked-absent', mark.userId, null, mark.sessionId, mark.markedAt),
  ),
  ...marks(now).flatMap(({ others, userId: marked, sessionId, contestedAt }) =>
    contestedAt === null
      ? []
      : others.map((other) => notice('absence-contested', other, marked, sessionId, contestedAt)),
  ),
];
