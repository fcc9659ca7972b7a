import { useId, useState } from 'react';

import { QUICK_RANGES, nameOfRange, quickRange } from '../../search/quick-ranges.ts';
import { toLocalInput, zoneName } from '../../dates.ts';
import { search as words } from '../../words/search.ts';
import { ChipButton, Chips } from '../ui/chip.tsx';
import { TextField } from '../ui/field.tsx';
import { useNow } from '../use-now.ts';
import css from './search.module.css';

interface Range {
  from: number | undefined;
  to: number | undefined;
}

interface WhenFacetProps extends Range {
  onChange: (range: Range) => void;
}

const readLocal = (text: string): number | undefined => {
  const ms = new Date(text).getTime();
  return Number.isNaN(ms) ? undefined : ms;
};

/** When it starts: a range one names, or one from the calendar. */
export function WhenFacet({ from, to, onChange }: WhenFacetProps) {
  const now = useNow();
  const id = useId();
  const chosen = nameOfRange(from, to, now);
  const [reversed, setReversed] = useState(false);

  const change = (next: Range) => {
    const wrong = next.from !== undefined && next.to !== undefined && next.to < next.from;
    setReversed(wrong);
    if (!wrong && (next.from !== from || next.to !== to)) onChange(next);
  };
  return (
    <fieldset className={css['when']} aria-labelledby={id}>
      <span id={id} className={css['legend']}>
        {words.when}
      </span>
      <Chips>
        {QUICK_RANGES.map((name) => (
          <li key={name}>
            <ChipButton
              chosen={name === chosen}
              onClick={() =>
                change(name === chosen ? { from: undefined, to: undefined } : quickRange(name, now))
              }
            >
              {words.quick[name]}
            </ChipButton>
          </li>
        ))}
      </Chips>
      <div className={css['range']}>
        <TextField
          key={`from-${from}`}
          type="datetime-local"
          label={words.from}
          defaultValue={from === undefined ? '' : toLocalInput(from)}
          onBlur={({ target }) => change({ from: readLocal(target.value), to })}
        />
        <TextField
          key={`to-${to}`}
          type="datetime-local"
          label={words.to}
          defaultValue={to === undefined ? '' : toLocalInput(to)}
          {...(from !== undefined && { min: toLocalInput(from) })}
          hint={words.zone(zoneName(now))}
          error={reversed ? words.reversed : undefined}
          onBlur={({ target }) => change({ from, to: readLocal(target.value) })}
        />
      </div>
    </fieldset>
  );
}
