import { useId } from 'react';

import type { Hours } from '../../../worker/contract/hours.ts';
import { ApiError } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import section from '../../ui/section.module.css';
import { Section } from '../../ui/section.tsx';
import { isOtherClock, zoneLabel } from '../../ui/zones.ts';
import { common } from '../../words/made/common.ts';
import { hours as words } from '../../words/made/hours.ts';
import { useHours } from './use-hours.ts';
import css from './week-grid.module.css';
import { WeekGrid } from './week-grid.tsx';
import { QUICK_HOURS, spanWord, spansOf } from './week.ts';

const QUICK = ['evenings', 'weekends'] as const;

/** When the user has time to play. Each change is saved. */
export function HoursSection({ loaded }: { loaded: Hours }) {
  const { zone, here, hours, state, changeHours, changeZone, retry } = useHours(loaded);
  const keys = useId();
  return (
    <Section id="hours" title={words.title} hint={words.hint}>
      <div className={section['actions']}>
        {QUICK.map((name) => (
          <Button
            key={name}
            size="sm"
            icon="plus"
            onClick={() => changeHours(new Set([...hours, ...QUICK_HOURS[name]]))}
          >
            {words.quick[name]}
          </Button>
        ))}
        <Button size="sm" disabled={hours.size === 0} onClick={() => changeHours(new Set())}>
          {words.clear}
        </Button>
      </div>
      <p id={keys} className={section['note']}>
        {words.keys}
      </p>
      <Zone zone={zone} here={here} onChange={changeZone} />
      <WeekGrid hours={hours} onChange={changeHours} describedBy={keys} />
      <SaveLine state={state} retry={retry} />
      <InWords hours={hours} />
    </Section>
  );
}

interface ZoneProps {
  zone: string;
  /** The user's zone at present. */
  here: string;
  onChange: (zone: string) => void;
}

const Zone = ({ zone, here, onChange }: ZoneProps) => (
  <div className={section['actions']}>
    <p className={section['note']}>{words.zone(zoneLabel(zone))}</p>
    {isOtherClock(zone, here) && (
      <Button size="sm" onClick={() => onChange(here)}>
        {words.changeZone(zoneLabel(here))}
      </Button>
    )}
  </div>
);

/** Whether the hours are saved. It stays in sight, because on a phone the grid is taller than the screen. */
function SaveLine({ state, retry }: Pick<ReturnType<typeof useHours>, 'state' | 'retry'>) {
  const failed = state instanceof ApiError;
  const name = failed ? 'failed' : state;
  return (
    <div className={css.foot}>
      <output className={css.state} data-state={name}>
        {name !== 'untouched' && words.state[name]}
      </output>
      {failed && (
        <div role="alert" className={section['actions']}>
          <p className={section['problem']}>{describeFailure(state)}</p>
          <Button size="sm" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The chosen hours as a list. A list says more to a screen reader than a grid of 168 cells. */
function InWords({ hours }: { hours: ReadonlySet<number> }) {
  const title = useId();
  if (hours.size === 0) return <p className={section['note']}>{words.none}</p>;
  return (
    <div>
      <h3 id={title}>{words.list}</h3>
      <ul className="stack-1" aria-labelledby={title}>
        {spansOf(hours).map(([from, to]) => (
          <li key={from}>{spanWord([from, to])}</li>
        ))}
      </ul>
    </div>
  );
}
