import type { ReactNode } from 'react';

import css from './meter.module.css';

type SeatsProps = {
  taken: number;
  /** Offered to the waiting list. They come after the taken ones. */
  held?: number;
  total: number;
  /** The value as text: "3 of 5 seats". */
  children: ReactNode;
};

const most = 8;

const RADIUS = { taken: 5, held: 4, free: 4 };

/** Seats as dots: filled for taken, small for held, hollow for free. Many seats become a bar. */
export function Seats({ taken, held = 0, total, children }: SeatsProps) {
  const points = Math.max(1, total);
  const bar = points > most;
  const width = bar ? 110 : points * 14;
  const kindOf = (seat: number) => (seat < taken ? 'taken' : seat < taken + held ? 'held' : 'free');
  const dot = (seat: number, cx: number) => {
    const kind = kindOf(seat);
    return <circle key={seat} className={css[kind]} cx={cx} cy="7" r={RADIUS[kind]} />;
  };
  const to = (seats: number) => `M7 7H${7 + (width - 14) * Math.min(1, seats / points)}`;
  return (
    <div className={css.meter}>
      <svg
        className={css.way}
        width={width}
        height="14"
        viewBox={`0 0 ${width} 14`}
        aria-hidden="true"
      >
        <path className={css.road} d={`M7 7H${width - 7}`} />
        {bar && held > 0 && <path className={css.kept} d={to(taken + held)} />}
        {bar && taken > 0 && <path className={css.gone} d={to(taken)} />}
        {bar
          ? dot(points - 1, width - 7)
          : Array.from({ length: points }, (_, seat) => dot(seat, seat * 14 + 7))}
      </svg>
      <span>{children}</span>
    </div>
  );
}
