import { type LoaderFunctionArgs, useLoaderData, Link } from 'react-router';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { keepShown } from '../../base/keep-shown.ts';
import { requireLogin } from '../../base/require-login.ts';
import { SavedSearchesButton } from '../../search/saved-searches-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { dayAndClock } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tab, TabCount, TabNav } from '../../ui/tabs.tsx';
import { untilWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { sessions } from '../../words/made/sessions.ts';
import nextCss from './next-up.module.css';
import { OwnList, type OwnPage, loadOwn } from './own-list.tsx';
import css from './own-sessions-page.module.css';

const words = sessions.own;
const TABS = ['hosting', 'joining', 'applied', 'past'] as const;
type TabName = (typeof TABS)[number];

/** Always loads hosted and joined sessions: they give the next start and the number of open applications. */
export const loader = keepShown(async ({ request }: LoaderFunctionArgs) => {
  await requireLogin(request);
  const { searchParams } = new URL(request.url);
  const tab = TABS.find((name) => name === searchParams.get('tab')) ?? 'hosting';
  const [hosting, joining, applied, past, attended] = await Promise.all([
    loadOwn('hosting'),
    loadOwn('joining'),
    tab === 'applied' ? loadOwn('applied') : null,
    tab === 'past' ? loadOwn('past') : null,
    tab === 'past' ? loadOwn('attended') : null,
  ]);
  return { tab, hosting, joining, applied, past, attended };
});

/** /sessions: the user's own sessions, in tabs. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { tab, hosting, joining } = data;
  const waiting = hosting.member.reduce((sum, { pendingCount = 0 }) => sum + pendingCount, 0);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageTitle>{words.title}</PageTitle>
        <h1>{words.title}</h1>
        <SavedSearchesButton />
        <ButtonLink to="/sessions/add/new" variant="primary">
          {words.hostOne}
        </ButtonLink>
      </div>
      <NextUp sessions={[...hosting.member, ...joining.member]} />
      <TabNav label={words.title}>
        {TABS.map((name) => (
          <Tab key={name} to={`?tab=${name}`} current={name === tab}>
            {words.tabs[name]}
            {name === 'joining' && <Count page={joining} />}
            {name === 'hosting' && <Count page={hosting} />}
            {name === 'hosting' && waiting > 0 && (
              <Badge tone="loud">{words.pending(waiting)}</Badge>
            )}
          </Tab>
        ))}
      </TabNav>
      <Content {...data} />
    </div>
  );
}

/** The number of sessions, if one page holds them all. */
const Count = ({ page: { member, view } }: { page: OwnPage }) =>
  member.length === 0 || view.next !== undefined ? null : <TabCount>{member.length}</TabCount>;

function Content(props: Awaited<ReturnType<typeof loader>>) {
  const { tab, hosting, joining, applied, past, attended } = props;
  if (tab !== 'past') {
    const page = { hosting, joining, applied }[tab];
    if (!page || page.member.length === 0) return <Nothing tab={tab} />;
    return (
      <>
        <h2 className="visually-hidden">{words.tabs[tab]}</h2>
        <OwnList key={tab} tab={tab} first={page} />
      </>
    );
  }
  const parts = [
    { name: 'past', title: words.hosted, page: past },
    { name: 'attended', title: words.joined, page: attended },
  ] as const;
  if (parts.every(({ page }) => !page || page.member.length === 0)) return <Nothing tab={tab} />;
  return parts.map(
    ({ name, title, page }) =>
      page &&
      page.member.length > 0 && (
        <section key={name} className={css.part} aria-labelledby={name}>
          <h2 id={name}>{title}</h2>
          <OwnList tab={name} first={page} />
        </section>
      ),
  );
}

/** An empty tab, with a link to what to do next. */
function Nothing({ tab }: { tab: TabName }) {
  const hosts = tab === 'hosting' || tab === 'past';
  return (
    <EmptyState
      title={words.empty[tab].title}
      action={
        <ButtonLink to={hosts ? '/sessions/add/new' : '/sessions/search'} variant="primary">
          {hosts ? words.hostOne : words.search}
        </ButtonLink>
      }
    >
      {words.empty[tab].text}
    </EmptyState>
  );
}

/** The user's session that runs now or starts next. Nothing if there is none. */
function NextUp({ sessions: own }: { sessions: readonly SessionItem[] }) {
  const now = useNow();
  const [next] = own
    .filter(({ status }) => status !== 'cancelled' && status !== 'ended')
    .filter(
      ({ startsAt, durationMinutes }) => Date.parse(startsAt) + durationMinutes * 60_000 > now,
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (!next) return null;
  const start = Date.parse(next.startsAt);
  return (
    <p className={nextCss.next}>
      <span className="faint">{start > now ? words.next : words.now}</span>
      <span className={nextCss.road} aria-hidden="true" />
      <Link to={`/session/${next.id}`}>{next.name}</Link>
      <span className={nextCss.when}>
        <time dateTime={next.startsAt}>{dayAndClock(start, now)}</time>
        <strong>{untilWord(start, next.durationMinutes, now)}</strong>
      </span>
    </p>
  );
}
