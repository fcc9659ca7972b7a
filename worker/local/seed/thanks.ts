import { sessions, userId } from './demo-community.ts';
import { DAY, HOUR, MINUTE, startsAt } from './demo-times.ts';
import type { Row } from './write.ts';

/** Members of older sessions have thanked the host. Those of the last two days still can. */
export const thanksRows = (now: number): Row[] =>
  sessions.flatMap(({ host, members, cancelReason, durationMinutes, starts }, index) => {
    const end = startsAt(starts, now) + durationMinutes * MINUTE;
    if (cancelReason !== undefined || end > now - 1.5 * DAY) return [];
    return members.map((member) => ({
      giver_id: userId(member),
      receiver_id: userId(host),
      session_id: index + 1,
      kind: 'host',
      counts_as: userId(member),
      created_at: end + HOUR,
    }));
  });
