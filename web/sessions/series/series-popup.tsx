import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import type { Series } from '../../../worker/contract/series.ts';
import { ApiError, api, byId, load } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { linkKey } from '../../base/link-key.ts';
import { Badge } from '../../ui/badge.tsx';
import { fromLocalInput, localInput } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Problem } from '../../ui/problem.tsx';
import { clockWord, dayWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { common } from '../../words/made/common.ts';
import { sessions } from '../../words/made/sessions.ts';
import css from './series.module.css';

const words = sessions.series;

interface SeriesPopupProps {
  series: number;
  /** The session whose page this is. */
  session: number;
  onClose: () => void;
}

/** When a series takes place, and its sessions, each with a link. */
export default function SeriesPopup({ series, session, onClose }: SeriesPopupProps) {
  const [found, setFound] = useState<Series>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const asked = new AbortController();
    const { signal } = asked;
    load(api.series[':id'].$get({ ...byId(series), query: linkKey() }, { init: { signal } })).then(
      setFound,
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(describeFailure(error));
      },
    );
    return () => asked.abort();
  }, [series]);

  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Problem>{problem}</Problem>
      {found ? (
        <Sessions series={found} session={session} onClose={onClose} />
      ) : (
        problem === '' && <p className="soft">{words.loading}</p>
      )}
    </Dialog>
  );
}

function Sessions({
  series,
  session,
  onClose,
}: Omit<SeriesPopupProps, 'series'> & { series: Series }) {
  const now = useNow();
  const { weekdays, everyWeeks, time, zone } = series.repeats;
  return (
    <div className="stack-4">
      <p>
        {words.rule({
          weeks: everyWeeks,
          days: weekdays.map((day) => words.onDay[day]),
          // A time of the day in the series' own zone, in the reader's format. The date doesn't matter.
          time: clockWord(fromLocalInput(localInput('2026-01-15', time))),
        })}
        <br />
        <span className="soft">{words.zone(zone)}</span>
      </p>
      <ol className="stack-1">
        {series.sessions.map((one) => (
          <li key={one.id}>
            <Link
              to={{ pathname: `/session/${one.id}`, search: location.search }}
              className={css.link}
              aria-current={one.id === session ? 'page' : undefined}
              onClick={onClose}
            >
              <span className={css.number}>{words.number(one.number)}</span>
              <time dateTime={one.startsAt}>
                {dayWord(Date.parse(one.startsAt), now)}, {clockWord(Date.parse(one.startsAt))}
              </time>
              <State one={one} member={series.member} />
            </Link>
          </li>
        ))}
      </ol>
      {(series.sessions.at(-1)?.number ?? 0) < series.of && <p className="soft">{words.soon}</p>}
    </div>
  );
}

/** The badge of one session: that it is cancelled or over, or the viewer's relation to it. */
function State({ one, member }: { one: Series['sessions'][number]; member: boolean }) {
  const { status, application } = one;
  if (status === 'cancelled') return <Badge tone="trouble">{common.status.cancelled}</Badge>;
  if (status === 'ended') return <Badge>{common.status.ended}</Badge>;
  if (member && application === 'left') return <Badge>{words.skipped}</Badge>;
  if (application === 'accepted' || application === 'waiting' || application === 'pending')
    return <Badge>{common.applicationStatus[application]}</Badge>;
  return null;
}
