import { useId, useState } from 'react';

import { ChipButton, Chips } from '../ui/chip.tsx';
import { DateTimeField, FILTER_PAUSE_MS } from '../ui/date-field.tsx';
import { fromLocalInput, toLocalInput, zoneName } from '../ui/dates.ts';
import { useNow } from '../ui/use-now.ts';
import { search as words } from '../words/made/search.ts';
import { QUICK_RANGES, nameOfRange, quickRange } from './quick-ranges.ts';
import css from './search.module.css';

interface Range {
  from: number | undefined;
  to: number | undefined;
}

interface WhenFacetProps extends Range {
  onChange: (range: Range) => void;
}

const readLocal = (text: string): number | undefined => {
  const ms = fromLocalInput(text);
  return Number.isNaN(ms) ? undefined : ms;
};

/** The start: a named range, or one from the calendar. */
export function WhenFacet({ from, to, onChange }: WhenFacetProps) {
  const now = useNow();
  const id = useId();
  const chosen = nameOfRange(from, to, now);
  // A reversed range stands in the fields and not in the URL, so the next change goes on from it.
  const [reversed, setReversed] = useState<Range>();
  const [seen, setSeen] = useState({ from, to, version: 0 });

  // The back button or a chip has changed the URL, and both fields follow it.
  if (from !== seen.from || to !== seen.to) {
    setSeen({ from, to, version: seen.version + (reversed ? 1 : 0) });
    setReversed(undefined);
  }

  const change = (changes: Partial<Range>) => {
    const next = { from, to, ...reversed, ...changes };
    const wrong = next.from !== undefined && next.to !== undefined && next.to < next.from;
    setReversed(wrong ? next : undefined);
    if (!wrong && (next.from !== from || next.to !== to)) onChange(next);
  };
  return (
    <fieldset className="stack-2" aria-labelledby={id}>
      <span id={id} className={css.legend}>
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
      <div key={seen.version} className="stack-2">
        <DateTimeField
          label={words.from}
          fillTime="00:00"
          value={from === undefined ? '' : toLocalInput(from)}
          pauseMs={FILTER_PAUSE_MS}
          onChange={(text) => change({ from: readLocal(text) })}
        />
        <DateTimeField
          label={words.to}
          fillTime="23:59"
          value={to === undefined ? '' : toLocalInput(to)}
          {...(from !== undefined && { min: toLocalInput(from) })}
          pauseMs={FILTER_PAUSE_MS}
          hint={words.zone(zoneName(now))}
          error={reversed && words.reversed}
          onChange={(text) => change({ to: readLocal(text) })}
        />
      </div>
    </fieldset>
  );
}
