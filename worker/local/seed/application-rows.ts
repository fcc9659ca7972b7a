// The applications of the demo community as rows, with the notices about them.
import { chanceOf } from '../../contract/chance.ts';
import { sessions, userId } from './demo-community.ts';
import { HOUR, MINUTE, startsAt } from './demo-times.ts';
import { noticeRow } from './notice-row.ts';
import { laterOccurrences } from './series.ts';
import { cancelledAt, createdAt, roleOf } from './session-rows.ts';
import type { Row } from './write.ts';

const ACCEPTED_TEXTS = [
  'Count me in.',
  'I am free then and in a good mood.',
  'Happy to fill whatever role is missing.',
  'Would love to join, I bring snacks.',
  'Played this a lot, still learning. May I?',
  'Sounds like my kind of evening.',
  'Is there room for one more?',
  'I can stay the whole time.',
] as const;

/** What members say about coming, in turn. */
const ANSWERS = ['coming', 'late', 'coming', undefined, 'unsure'] as const;

/** How long an offer lasts that is made more than a day ahead. */
const OFFER_MS = 6 * HOUR;
/** An offer that was just made. */
const OFFERED_BEFORE = 10 * MINUTE;

/** Every application, with the notice about its status. */
export function applicationRows(now: number) {
  const applications: Row[] = [];
  const notices: Row[] = [];
  const NOTICE_KIND = {
    pending: 'application-received',
    waiting: 'application-waiting',
    accepted: 'application-accepted',
    declined: 'application-declined',
    withdrawn: 'application-withdrawn',
    left: 'member-left',
    removed: 'member-removed',
  } as const;
  sessions.forEach((session, index) => {
    const chance = chanceOf(`applications ${session.name}`);
    const created = createdAt(session, index, now);
    const until = Math.min(now, startsAt(session.starts, now)) - 4 * MINUTE;
    const all = [
      ...session.members.map((user) => ({
        user,
        status: 'accepted' as const,
        text: chance.pick(ACCEPTED_TEXTS),
        offered: undefined,
      })),
      ...session.applications,
    ];
    all.forEach(({ user, status, text, offered }, place) => {
      // Users apply one after another, and each is answered soon after.
      const asked = created + ((until - created) * (place + 0.4)) / all.length;
      const answered = status === 'pending' ? asked : asked + (until - asked) * 0.3;
      const said = status === 'accepted' ? ANSWERS[place % ANSWERS.length] : undefined;
      const [applicant, host] = [userId(user), userId(session.host)];
      applications.push({
        session_id: index + 1,
        user_id: applicant,
        text,
        status,
        role: roleOf(session, user),
        checked_in_at: said === undefined ? null : Math.round(answered),
        answer: said ?? 'coming',
        offer_expires_at: offered ? now - OFFERED_BEFORE + OFFER_MS : null,
        status_at: Math.round(answered),
        created_at: Math.round(asked),
      });
      const toHost = status === 'pending' || status === 'withdrawn' || status === 'left';
      const about = { session: index + 1, at: Math.round(answered) };
      const [to, actor] = toHost ? [host, applicant] : [applicant, host];
      notices.push(noticeRow({ ...about, to, actor, kind: NOTICE_KIND[status] }));
      if (offered) {
        const at = now - OFFERED_BEFORE;
        notices.push(noticeRow({ ...about, to: applicant, actor: host, kind: 'seat-offered', at }));
      }
    });
    if (session.cancelReason === undefined) return;
    for (const member of session.members) {
      notices.push(
        noticeRow({
          to: userId(member),
          kind: 'session-cancelled',
          actor: userId(session.host),
          session: index + 1,
          text: session.cancelReason,
          at: cancelledAt(session, created, now),
        }),
      );
    }
  });
  laterOccurrences(now).forEach(({ session }, place) => {
    const first = sessions.indexOf(session);
    const made = Math.min(now, startsAt(session.starts, now));
    for (const user of session.members) {
      applications.push({
        session_id: sessions.length + place + 1,
        user_id: userId(user),
        text: '',
        status: 'accepted',
        role: roleOf(session, user),
        checked_in_at: null,
        answer: 'coming',
        offer_expires_at: null,
        status_at: made,
        created_at: createdAt(session, first, now),
      });
    }
  });
  return { applications, notices };
}
