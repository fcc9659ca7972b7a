import { Link } from 'react-router';

import type { OwnSessionItem, SessionItem } from '../../worker/contract/session.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { api, load } from '../base/api.ts';
import { isNear } from '../base/is-near.ts';
import { faceOf, shownMedia } from '../base/media.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { useSessionCall, useTalks } from '../calls/core/use-calls.ts';
import { useDial } from '../calls/use-call-controller.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { dayAndClock } from '../ui/dates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { untilWord } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { calls } from '../words/made/calls.ts';
import { common } from '../words/made/common.ts';
import { memberNow as words } from '../words/made/home.ts';
import css from './member-now.module.css';

const FACES_MAX = '8';
/** Of how many own sessions the applications are counted. */
const COUNTED_MAX = '10';

/**
 * Loads what a member sees beside the lists: the running or next session, and the online friends.
 *
 * @param listed the sessions of home's list. The first open one is suggested to a member without plans and friends
 */
export async function loadNow(
  listed: Promise<{ member: SessionItem[]; basis?: 'preferences' | 'latest' }>,
) {
  const [own, friends, sessions] = await Promise.all([
    load(api.sessions.own.$get({ query: { tab: 'next', itemsPerPage: COUNTED_MAX } })),
    load(api.friends.$get({ query: { state: 'online', itemsPerPage: FACES_MAX } })),
    listed.catch(() => null),
  ]);
  const [next, ...others] = own.member;
  return {
    next,
    waitingForOthers: others.reduce((sum, { pendingCount = 0 }) => sum + pendingCount, 0),
    friends: friends.member.map(({ user }) => user),
    online: friends.counts?.online ?? friends.member.length,
    begin:
      sessions && next === undefined && friends.counts?.active === 0
        ? {
            chosen: sessions.basis === 'preferences',
            fits: sessions.member.find(({ status }) => status === 'open'),
          }
        : undefined,
  };
}

type MemberNowData = Awaited<ReturnType<typeof loadNow>>;

/** Beside the lists of home. Each part is as tall as its placeholder, whatever it says. */
export const MemberNow = ({ next, waitingForOthers, friends, online, begin }: MemberNowData) => (
  <section className="stack-3" aria-label={words.label}>
    {begin ? (
      <Begin {...begin} />
    ) : (
      <>
        {next ? <Next session={next} waitingForOthers={waitingForOthers} /> : <Nothing />}
        <div className={css.friends}>
          <Link to="/friends" className={css.label}>
            {online > 0 ? words.online(online) : words.nobodyOnline}
          </Link>
          <ul className={css.faces}>
            {friends.map((user) => (
              <Friend key={user.id} user={user} />
            ))}
          </ul>
        </div>
      </>
    )}
  </section>
);

/** The next step of a member without plans and friends. */
function Begin({ chosen, fits }: NonNullable<MemberNowData['begin']>) {
  const now = useNow();
  const [title, text, to, act] = !chosen
    ? [words.start, words.startText, '/games', words.choose]
    : fits
      ? [
          fits.name,
          words.fits(dayAndClock(Date.parse(fits.startsAt), now)),
          `/session/${fits.id}`,
          words.view,
        ]
      : [words.next, words.nothing, '/sessions/search', common.pitch.find];
  return (
    <div className={css.begin}>
      <EmptyState
        title={<bdi>{title}</bdi>}
        action={
          <ButtonLink to={to} variant="primary">
            {act}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

const Friend = ({ user: { id, name, media, games } }: { user: UserItem }) => (
  <li>
    <Link to={`/messages/${id}`} className={css.friend}>
      <Avatar name={name} src={faceOf(media)} edge={44} />
      <bdi>{name}</bdi>
      <bdi className={css.plays}>{games[0]?.name}</bdi>
    </Link>
  </li>
);

interface NextProps {
  session: OwnSessionItem;
  /** How many people want to join the user's other sessions. */
  waitingForOthers: number;
}

function Next({ session, waitingForOthers }: NextProps) {
  const { id, name, startsAt, durationMinutes, games, media, pendingCount = 0 } = session;
  const now = useNow();
  const start = Date.parse(startsAt);
  const [first] = shownMedia(media);
  const cover = first?.copies[0] ?? (first?.kind === 'image' ? first.src : undefined);
  return (
    <div className={css.next}>
      <span className={css.cover}>
        {cover === undefined ? (
          <GameCover game={games[0] ?? session} size="icon" edge={56} />
        ) : (
          <img src={cover} alt="" width={56} height={56} />
        )}
      </span>
      <Link to={`/session/${id}`} className={css.what}>
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
        <strong dir="auto">{name}</strong>
      </Link>
      <span className={css.act}>
        {pendingCount > 0 ? (
          <Link to={`/session/${id}`} className={css.waiting}>
            {words.wantToJoin(pendingCount)}
          </Link>
        ) : (
          waitingForOthers > 0 && (
            <Link to="/sessions" className={css.waiting}>
              {words.wantToJoinOthers(waitingForOthers)}
            </Link>
          )
        )}
        <Voice session={session} />
      </span>
    </div>
  );
}

/** Joins the voice of a session that runs or is about to. During a call its bar is there instead. */
function Voice({ session }: { session: OwnSessionItem }) {
  const call = useSessionCall(session);
  const dial = useDial();
  const talks = useTalks();
  const near = isNear(session, useNow());
  if (!dial || talks || !(near || call)) return null;
  const join = () =>
    void dial({ session: `/api/sessions/${session.id}`, join: call?.id ?? null }, 'audio');
  return (
    <Button size="sm" variant="primary" icon="headphones" onClick={join}>
      {calls.dial.join(call?.users.length ?? 0)}
    </Button>
  );
}

const Nothing = () => (
  <div className={css.next}>
    <Link to="/sessions/search" className={css.nothing}>
      <span className={css.label}>{words.next}</span>
      <strong>{words.nothing}</strong>
    </Link>
  </div>
);

/** Says that the list doesn't go by what the member plays yet. */
export const SetPreferences = () => (
  <p className={css.hint}>
    {words.latestOnly} <Link to="/games">{words.choose}</Link>
  </p>
);
