import { Link } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import { api, load } from '../base/api.ts';
import { faceOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { dayAndClock } from '../ui/dates.ts';
import { Icon } from '../ui/icon.tsx';
import { untilWord } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { memberNow as words } from '../words/made/home.ts';
import css from './member-now.module.css';

const FACES_MAX = '5';

/** Loads what a member sees above the lists: the running or next session, and the online friends. */
export async function loadNow() {
  const [hosting, joining, friends] = await Promise.all([
    load(api.sessions.own.$get({ query: { tab: 'hosting', itemsPerPage: '1' } })),
    load(api.sessions.own.$get({ query: { tab: 'joining' } })),
    load(api.friends.$get({ query: { state: 'online', itemsPerPage: FACES_MAX } })),
  ]);
  const [next] = [...hosting.member, ...joining.member].toSorted((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  );
  return {
    next,
    friends: friends.member.map(({ user }) => user),
    online: friends.counts?.online ?? friends.member.length,
  };
}

export type MemberNowData = Awaited<ReturnType<typeof loadNow>>;

/** Above the lists of home. Each part is as tall as its placeholder, whatever it says. */
export const MemberNow = ({ next, friends, online }: MemberNowData) => (
  <section className={css.now} aria-label={words.label}>
    {next ? <Next session={next} /> : <Nothing />}
    <Link to="/friends" className={css.part}>
      <span className={css.label}>{online > 0 ? words.online(online) : words.friends}</span>
      {online === 0 ? (
        <strong>{words.nobodyOnline}</strong>
      ) : (
        <span className={css.faces}>
          {friends.map(({ id, name, media }) => (
            <Avatar key={id} name={name} src={faceOf(media)} edge={32} alt={name} />
          ))}
        </span>
      )}
    </Link>
  </section>
);

function Next({ session: { id, name, startsAt, durationMinutes } }: { session: SessionItem }) {
  const now = useNow();
  const start = Date.parse(startsAt);
  return (
    <Link to={`/session/${id}`} className={css.part}>
      <span className={css.label}>
        {start > now ? words.next : words.runs} ·{' '}
        {start > now && (
          <>
            <time dateTime={startsAt}>{dayAndClock(start, now)}</time>
            {' · '}
          </>
        )}
        <em>{untilWord(start, durationMinutes, now)}</em>
      </span>
      <strong>{name}</strong>
    </Link>
  );
}

const Nothing = () => (
  <Link to="/sessions/search" className={css.part}>
    <span className={css.label}>{words.next}</span>
    <strong>
      <Icon name="search" size={18} /> {words.nothing}
    </strong>
  </Link>
);
