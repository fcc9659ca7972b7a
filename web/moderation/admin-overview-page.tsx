import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import type { Overview } from '../../worker/contract/overview.ts';
import { accountState, firstAccountCheck } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { agoWord } from '../ui/dates.ts';
import { useNow } from '../ui/use-now.ts';
import { counted } from '../words/counted.ts';
import { adminOverview } from '../words/made/moderation-overview.ts';
import { gap } from '../words/punctuation.ts';
import css from './admin.module.css';
import { requireAdmin } from './admin.ts';
import { Answer } from './answer.tsx';
import { HeldWords } from './held-words.tsx';
import own from './overview.module.css';
import { Plot } from './plot.tsx';
import { RegistrationMode, loadMode } from './registration-mode.tsx';

const words = adminOverview;
const COUNTED_MAX = 1_000;
const MB = 1_000_000;

export async function loader({ request }: LoaderFunctionArgs) {
  await firstAccountCheck();
  if (accountState().moderator) throw redirect('/admin/reports');
  await requireAdmin(request);
  return { answer: load(api.admin.overview.$get()), mode: deferErrors(loadMode()) };
}

/** /admin: statistics, open tasks, and missing configuration. */
export function Component() {
  const { answer, mode } = useLoaderData<typeof loader>();
  return (
    <>
      <Answer of={answer}>{(overview: Overview) => <Shown overview={overview} />}</Answer>
      <AwaitedBlock answer={mode} height="8rem">
        {({ heldWords, ...known }: Awaited<ReturnType<typeof loadMode>>) => (
          <>
            <RegistrationMode {...known} />
            <HeldWords text={heldWords} />
          </>
        )}
      </AwaitedBlock>
    </>
  );
}

function Shown({ overview }: { overview: Overview }) {
  const { now, figures } = overview;
  return (
    <div>
      <section className={css.section} aria-labelledby="now">
        <h2 id="now">{words.now}</h2>
        <dl className={own['figures']}>
          <Stat value={now.openReports} waits>
            <Link to="/admin/reports">{words.openReports}</Link>
          </Stat>
          <Stat value={now.openGameRequests} waits>
            <Link to="/admingames">{words.openGameRequests}</Link>
          </Stat>
          <Stat value={now.waiting} waits>
            <Link to="/admin/users?status=pending">{words.waiting}</Link>
          </Stat>
          <Stat value={now.online}>{words.online}</Stat>
          <Stat value={now.suspended}>
            <Link to="/admin/users?status=suspended">{words.suspended}</Link>
          </Stat>
          <Stat value={now.takenDown}>
            <Link to="/admin/content?state=taken-down">{words.takenDown}</Link>
          </Stat>
        </dl>
      </section>
      <section className={css.section} aria-labelledby="days">
        <h2 id="days">{words.days}</h2>
        <div className={own['plots']}>
          {figures.map((series) => (
            <Plot key={series.figure} {...series} />
          ))}
        </div>
      </section>
      <Health overview={overview} />
    </div>
  );
}

interface StatProps {
  value: number;
  /** Whether these wait for an admin. */
  waits?: boolean;
  children: ReactNode;
}

const Stat = ({ value, waits = false, children }: StatProps) => (
  <div className={cx(own['figure'], waits && value > 0 && own['waits'])}>
    <dt>{children}</dt>
    <dd>{counted(value, COUNTED_MAX)}</dd>
  </div>
);

const TONES = { ok: 'here', weak: 'warm', missing: 'trouble' } as const;

type Subject = Overview['health'][number]['subject'];

/** What is known of a subject beside its state. */
function detailsOf(subject: Subject, overview: Overview, now: number): string[] {
  const { sweptAt, failing, databaseBytes } = overview;
  if (subject === 'clock' && sweptAt !== null) {
    return [words.sweptAgo(agoWord(Date.parse(sweptAt), now))];
  }
  if (subject === 'tasks') {
    return failing.map(({ step, since }) =>
      words.failing({ task: step, ago: agoWord(Date.parse(since), now) }),
    );
  }
  if (subject === 'database' && databaseBytes !== null) {
    return [words.databaseUsed(Math.ceil(databaseBytes / MB))];
  }
  return [];
}

/** Problems come first. */
function Health({ overview }: { overview: Overview }) {
  const { health } = overview;
  const now = useNow();
  const order = ['missing', 'weak', 'ok'] as const;
  const sorted = health.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <section className={css.section} aria-labelledby="health">
      <h2 id="health">{words.health}</h2>
      <ul className={own['health']}>
        {sorted.map(({ subject, state, wrong }) => (
          <li key={subject}>
            <span>
              <Badge tone={TONES[state]}>{words.states[state]}</Badge>
            </span>
            <strong>{words.subjects[subject].name}</strong>
            <p>
              {[
                words.subjects[subject][state],
                ...wrong.map(({ setting, example }) => words.wrongForm({ setting, example })),
                ...detailsOf(subject, overview, now),
              ].join(gap)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
