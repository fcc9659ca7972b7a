import { useId, useState } from 'react';

import type { Hours } from '../../../worker/contract/hours.ts';
import { accountState } from '../../base/account.ts';
import { ApiError, api, load, send } from '../../base/api.ts';
import { assertStill } from '../../base/assert-still.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { ownZone } from '../../base/own-zone.ts';
import { Saver, useSaver } from '../../base/saver.ts';
import { withKnownZone } from '../../base/with-known-zone.ts';
import { Button } from '../../ui/button.tsx';
import section from '../../ui/section.module.css';
import { Section } from '../../ui/section.tsx';
import { isOtherClock, zoneLabel } from '../../ui/zones.ts';
import { common } from '../../words/made/common.ts';
import { hours as words } from '../../words/made/hours.ts';
import css from './week-grid.module.css';
import { WeekGrid } from './week-grid.tsx';
import { type Chosen, QUICK_HOURS, mergeHours, spanWord, spansOf } from './week.ts';

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
        {/* Pressed by keyboard, it keeps the focus. */}
        <Button
          size="sm"
          aria-disabled={hours.size === 0}
          onClick={() => hours.size > 0 && changeHours(new Set())}
        >
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

const chosenOf = ({ zone, hours }: Hours): Chosen => ({
  zone: zone ?? ownZone(),
  hours: new Set(hours),
});

function saverOf(loaded: Hours) {
  const { user } = accountState();
  return new Saver<Chosen>({
    saved: chosenOf(loaded),
    merge: async (before, own) => mergeHours(before, own, chosenOf(await load(api.hours.$get()))),
    send: async (chosen) => {
      assertStill(user);
      return withKnownZone(chosen.zone, (known = chosen.zone) =>
        send(api.hours.$put({ json: { zone: known, hours: [...chosen.hours] } })),
      );
    },
  });
}

/** The chosen hours, and whether they are saved. */
function useHours(loaded: Hours) {
  const [saver] = useState(() => saverOf(loaded));
  const { value: chosen, state, failure } = useSaver(saver);
  const failed = failure instanceof ApiError ? failure : new ApiError('broken', 0, '');
  return {
    ...chosen,
    state: saver.untouched()
      ? ('untouched' as const)
      : { saved: 'saved' as const, unsaved: 'saving' as const, saving: 'saving' as const, failed }[
          state
        ],
    here: ownZone(),
    changeHours: (hours: ReadonlySet<number>) => saver.change({ zone: chosen.zone, hours }),
    changeZone: (zone: string) => saver.change({ zone, hours: chosen.hours }),
    retry: saver.flush,
  };
}
