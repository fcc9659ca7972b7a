import { useState, useTransition } from 'react';
import { Link } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import { useAccount } from '../base/account.ts';
import { ApiError, api, load } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { announce } from '../base/toast-store.ts';
import { SessionCards } from '../sessions/session-cards.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { common } from '../words/made/common.ts';
import { tonight as words } from '../words/made/home.ts';
import css from './tonight.module.css';

/** Few, because each has a picture. The search has the others. */
const SHOWN = '6';
/** An evening ends at this hour of the next day. */
const NIGHT_ENDS_HOUR = 4;
const DAY_HOURS = 24;

interface Filters {
  language: boolean;
  open: boolean;
  games: boolean;
}

export interface TonightData {
  filters: Filters;
  /** Whether there was nothing in the user's language. */
  elsewhere: boolean;
  member: SessionItem[];
  total: number;
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
  const [now, end] = [new Date(), new Date()];
  end.setHours(NIGHT_ENDS_HOUR + (now.getHours() < NIGHT_ENDS_HOUR ? 0 : DAY_HOURS), 0, 0, 0);
  return { from: now.toISOString(), to: end.toISOString() };
}

/** The search's own facets for these filters, in the order in which web/boot.ts has them. */
const queryOf = ({ language, open }: Filters) => ({
  ...(language && { language: ownLanguage() }),
  ...(open && { open: '1' as const }),
  ...rangeOf(),
});

const search = (filters: Filters) =>
  load(api.sessions.$get({ query: { ...queryOf(filters), itemsPerPage: SHOWN } }));

/** Those of the user's games. The list of home has them. */
async function ofOwnGames(filters: Filters) {
  const { from, to } = rangeOf();
  const { member, basis } = await load(api.sessionsgames.$get({ query: {} }));
  return member.filter(
    ({ startsAt, language, status }) =>
      basis === 'preferences' &&
      startsAt >= from &&
      startsAt <= to &&
      (!filters.language || language === ownLanguage()) &&
      (!filters.open || status === 'open'),
  );
}

const openFirst = (sessions: readonly SessionItem[]) =>
  sessions.toSorted((a, b) => Number(b.status === 'open') - Number(a.status === 'open'));

async function find(filters: Filters): Promise<TonightData> {
  if (filters.games) {
    const member = await ofOwnGames(filters);
    return { filters, elsewhere: false, member, total: member.length };
  }
  const { member, totalItems = member.length } = await search(filters);
  return { filters, elsewhere: false, member: openFirst(member), total: totalItems };
}

/** What can be joined tonight, in the user's language. If there is nothing, in any. */
export async function loadTonight(): Promise<TonightData> {
  const own = await find(FIRST);
  if (own.total > 0) return own;
  const any = await find({ ...FIRST, language: false });
  return any.total > 0 ? { ...any, elsewhere: true } : own;
}

/** The sessions of tonight along a line, with the filters that narrow them down. */
export function Tonight({ first }: { first: TonightData }) {
  const { login } = useAccount();
  const [shown, setShown] = useState(first);
  const [seen, setSeen] = useState(first);
  const [pending, start] = useTransition();
  // Home has loaded again, for example because somebody was accepted. The filters stay.
  if (first !== seen) {
    setSeen(first);
    if (shown === seen) setShown(first);
  }
  const { filters, member, total, elsewhere } = shown;
  const toggle = (name: keyof Filters) =>
    start(async () => {
      try {
        const found = await find({ ...filters, [name]: !filters[name] });
        start(() => setShown(found));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        announce(describeFailure(error), 'problem');
      }
    });
  const names = login ? (['language', 'open', 'games'] as const) : (['language', 'open'] as const);
  return (
    <>
      <div className={css.tools}>
        <p className={css.count} aria-live="polite">
          {elsewhere ? (
            words.elsewhere
          ) : filters.games ? (
            words.count(total)
          ) : (
            <Link to={`/sessions/search?${new URLSearchParams(queryOf(filters))}`}>
              {words.count(total)}
            </Link>
          )}
        </p>
        <Chips label={words.filters}>
          {names.map((name) => (
            <li key={name}>
              <ChipButton
                chosen={filters[name]}
                aria-disabled={pending}
                onClick={() => pending || toggle(name)}
              >
                {words[name]}
              </ChipButton>
            </li>
          ))}
        </Chips>
      </div>
      <div className={css.row}>
        <SessionCards kind="row" sessions={member} empty={<None filtered={shown !== first} />} />
      </div>
    </>
  );
}

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
