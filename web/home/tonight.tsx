import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { Link } from 'react-router';

import { LAST_CALL_MINUTES, LAST_CALL_SEATS } from '../../worker/contract/bounds.ts';
import type { SessionItem } from '../../worker/contract/session.ts';
import { useAccount } from '../base/account.ts';
import { announceFailure } from '../base/announce-failure.ts';
import { api, load } from '../base/api.ts';
import { SessionCards } from '../sessions/session-cards.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { momentAt } from '../ui/dates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { wallTime } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { common } from '../words/made/common.ts';
import { tonight as words } from '../words/made/home.ts';
import css from './tonight.module.css';

/** Few, because each has a picture. The search has the others. */
const SHOWN = 6;
/** An evening ends at this hour of the next day. */
const NIGHT_ENDS_HOUR = 4;

interface Filters {
  language: boolean;
  open: boolean;
  games: boolean;
}

interface TonightData {
  filters: Filters;
  /** Whether other languages follow, because there are few in the user's own. */
  elsewhere: boolean;
  member: SessionItem[];
  total: number;
  /** Sessions of the user's games that soon start and need few more people. */
  soon: SessionItem[];
}

/** How many more people a session needs, if it soon starts and they are few. Otherwise 0. */
function neededBy({ status, startsAt, ...session }: SessionItem, now: number) {
  const minutes = (Date.parse(startsAt) - now) / 60_000;
  const free = session.seats - session.seatsTaken - session.seatsHeld;
  const soon = status === 'open' && minutes > 0 && minutes <= LAST_CALL_MINUTES;
  return soon && free <= LAST_CALL_SEATS ? free : 0;
}

const FIRST: Filters = { language: true, open: true, games: false };

/** Sessions are in a language, not in that of a country. */
const ownLanguage = () => document.documentElement.lang.split('-')[0] ?? 'en';

/** From now until the night ends, or as web/boot.ts has asked for it. */
function rangeOf() {
  const early = [...(window.peerwayPrefetched?.keys() ?? [])].find((url) => url.includes('&from='));
  const [from, to] = early
    ? ['from', 'to'].map((name) => new URL(early).searchParams.get(name))
    : [];
  if (from && to) return { from, to };
  const now = Date.now();
  const night = new Date(wallTime(now)).getUTCHours() < NIGHT_ENDS_HOUR;
  const end = momentAt(now, night ? 0 : 1, NIGHT_ENDS_HOUR);
  return { from: new Date(now).toISOString(), to: new Date(end).toISOString() };
}

/** The search's own facets for these filters, in the order in which web/boot.ts has them. */
const queryOf = ({ language, open }: Filters) => ({
  ...(language && { language: ownLanguage() }),
  ...(open && { open: '1' as const }),
  ...rangeOf(),
});

const search = (filters: Filters) =>
  load(api.sessions.$get({ query: { ...queryOf(filters), itemsPerPage: String(SHOWN) } }));

const passes =
  (filters: Filters) =>
  ({ language, status }: SessionItem) =>
    (!filters.language || language === ownLanguage()) && (!filters.open || status === 'open');

/** Those of the user's games. The list of home has them. */
async function ofOwnGames(filters: Filters) {
  const { from, to } = rangeOf();
  const { member, basis } = await load(api.sessionsgames.$get({ query: {} }));
  return member
    .filter(({ startsAt }) => basis === 'preferences' && startsAt >= from && startsAt <= to)
    .filter(passes(filters));
}

const openFirst = (sessions: readonly SessionItem[]) =>
  sessions.toSorted((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));

async function find(filters: Filters, ofSoon: Promise<SessionItem[]>): Promise<TonightData> {
  if (filters.games) {
    const [member, soon] = await Promise.all([ofOwnGames(filters), ofSoon]);
    return { filters, elsewhere: false, member, total: member.length, soon };
  }
  const [found, soon] = await Promise.all([search(filters), ofSoon]);
  const first = soon.filter(passes(filters));
  const others = found.member.filter(({ id }) => !first.some((session) => session.id === id));
  const member = [...first, ...openFirst(others)].slice(0, SHOWN);
  return { filters, elsewhere: false, member, total: found.totalItems ?? member.length, soon };
}

interface Listed {
  member: SessionItem[];
  basis?: 'preferences' | 'latest';
}

/**
 * What can be joined tonight, in the user's language. If that isn't enough for the row, those in other languages follow.
 *
 * @param listed the sessions of home's list. Those of the user's games come first if they need few more people
 */
export async function loadTonight(listed: Promise<Listed>): Promise<TonightData> {
  const soonOf = ({ member, basis }: Listed) =>
    basis === 'preferences' ? member.filter((session) => neededBy(session, Date.now()) > 0) : [];
  const soon = listed.then(soonOf, () => []);
  const own = await find(FIRST, soon);
  if (own.member.length === SHOWN) return own;
  const any = await find({ ...FIRST, language: false }, soon);
  const others = any.member.filter(({ language }) => language !== ownLanguage());
  const member = [...own.member, ...others].slice(0, SHOWN);
  return { ...own, elsewhere: others.length > 0, member };
}

/** The sessions of tonight along a line, with the filters that narrow them down. */
export function Tonight({ first }: { first: TonightData }) {
  const { login } = useAccount();
  const [narrowed, setNarrowed] = useState<TonightData>();
  const { filters, member, total, elsewhere } = narrowed ?? first;
  const [pending, start] = useTransition();
  // What is asked for last. The answers to earlier requests are dropped.
  const wanted = useRef<Filters>(undefined);
  const narrow = (next: Filters, { soon }: TonightData) => {
    wanted.current = next;
    start(async () => {
      try {
        const found = await find(next, Promise.resolve(soon));
        if (wanted.current === next) start(() => setNarrowed(found));
      } catch (error) {
        if (wanted.current === next) wanted.current = narrowed?.filters;
        announceFailure(error);
      }
    });
  };
  // Home has loaded again, for example because the user has applied. The filters stay.
  const refresh = useEffectEvent((loaded: TonightData) => {
    if (wanted.current) narrow({ ...wanted.current }, loaded);
  });
  useEffect(() => refresh(first), [first]);
  const names = login ? (['language', 'open', 'games'] as const) : (['language', 'open'] as const);
  return (
    <>
      <div className={css.tools}>
        <p className="soft" aria-live="polite">
          {elsewhere && total === 0 ? (
            words.elsewhere
          ) : filters.games ? (
            words.count(total)
          ) : (
            <Link to={`/sessions/search?${new URLSearchParams(queryOf(filters))}`}>
              {elsewhere ? words.ownFirst(total) : words.count(total)}
            </Link>
          )}
        </p>
        <Chips label={words.filters}>
          {names.map((name) => (
            <li key={name}>
              <ChipButton
                chosen={filters[name]}
                aria-disabled={pending}
                onClick={() => pending || narrow({ ...filters, [name]: !filters[name] }, first)}
              >
                {words[name]}
              </ChipButton>
            </li>
          ))}
        </Chips>
      </div>
      <div className={css.row}>
        <SessionCards
          kind="row"
          sessions={member}
          why={needs}
          empty={<None filtered={narrowed !== undefined} />}
        />
      </div>
    </>
  );
}

function Needs({ session }: { session: SessionItem }) {
  const needed = neededBy(session, useNow());
  return (
    needed > 0 && (
      <p>
        <Badge tone="warm">{words.needs(needed)}</Badge>
      </p>
    )
  );
}

const needs = (session: SessionItem) => <Needs session={session} />;

const None = ({ filtered }: { filtered: boolean }) => (
  <EmptyState
    level={3}
    title={filtered ? words.noneFits : words.none}
    action={
      <Link to="/sessions/add/new" className={buttonClass({ variant: 'primary' })}>
        {common.list.hostOne}
      </Link>
    }
  >
    {words.noneText}
  </EmptyState>
);
