import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { hours as words } from '../../words/made/hours.ts';
import css from './week-grid.module.css';
import {
  DAY_HOURS,
  cellName,
  hourBeside,
  hourName,
  hoursBetween,
  shortDay,
  weekDays,
} from './week.ts';

interface Drag {
  from: number;
  to: number;
  /** Whether it marks hours or clears them. */
  marks: boolean;
}

function withHours(before: ReadonlySet<number>, hours: readonly number[], marked: boolean) {
  const after = new Set(before);
  for (const hour of hours) {
    if (marked) after.add(hour);
    else after.delete(hour);
  }
  return after;
}

function hourAt(x: number, y: number) {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hour]');
  return cell?.dataset.hour === undefined ? undefined : Number(cell.dataset.hour);
}

interface WeekGridProps {
  hours: ReadonlySet<number>;
  onChange: (hours: ReadonlySet<number>) => void;
  describedBy: string;
}

/**
 * A grid of the week: one column per day, one row per hour. A mouse drags a rectangle. A finger taps, or drags
 * sideways. A finger that moves down scrolls: the browser cancels the drag, and nothing is marked.
 */
export function WeekGrid({ hours, onChange, describedBy }: WeekGridProps) {
  const [days] = useState(weekDays);
  const [current, setCurrent] = useState(() => (days[0] ?? 0) * DAY_HOURS + 20);
  const [drag, setDrag] = useState<Drag>();
  const grid = useRef<HTMLTableElement>(null);
  const shown = drag ? withHours(hours, hoursBetween(drag.from, drag.to, days), drag.marks) : hours;

  const begin = (event: PointerEvent<HTMLElement>) => {
    const hour = hourAt(event.clientX, event.clientY);
    if (hour === undefined || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent(hour);
    setDrag({ from: hour, to: hour, marks: !hours.has(hour) });
  };
  const move = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    const hour = drag && hourAt(clientX, clientY);
    if (hour !== undefined && hour !== drag?.to) setDrag(drag && { ...drag, to: hour });
  };
  const end = () => {
    if (drag) onChange(shown);
    setDrag(undefined);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = hourBeside(current, event.key, days, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    grid.current?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus();
    // With Shift, the next hour gets the state of this one.
    if (event.shiftKey) onChange(withHours(hours, [next], hours.has(current)));
  };

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The grid pattern takes a table.
      role="grid"
      className={css.grid}
      aria-label={words.grid}
      aria-describedby={describedBy}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setDrag(undefined)}
      onKeyDown={press}
    >
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{words.hour}</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col">
              {shortDay(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: DAY_HOURS }, (_, row) => (
          <tr key={row}>
            <th scope="row">{hourName(row)}</th>
            {days.map((day) => {
              const hour = day * DAY_HOURS + row;
              return (
                <td key={day}>
                  <button
                    type="button"
                    data-hour={hour}
                    aria-label={cellName(hour)}
                    aria-pressed={shown.has(hour)}
                    tabIndex={hour === current ? 0 : -1}
                    onFocus={() => setCurrent(hour)}
                    // A click without a pointer: by a key, or by a screen reader.
                    onClick={({ detail }) => {
                      if (detail === 0) onChange(withHours(hours, [hour], !hours.has(hour)));
                    }}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
