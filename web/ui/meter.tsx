import type { ReactNode } from 'react';

import css from './meter.module.css';

type SeatsProps = {
  taken: number;
  total: number;
  /** The value as text: "3 of 5 seats". */
  children: ReactNode;
};

const most = 8;

/** Seats as dots: filled for taken, hollow for free. Many seats become a bar. */
export function Seats({ taken, total, children }: SeatsProps) {
  const points = Math.max(1, total);
  const width = points > most ? 110 : points * 14;
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
        {points > most ? (
          <>
            {taken > 0 && (
              <path
                className={css.gone}
                d={`M7 7H${7 + (width - 14) * Math.min(1, taken / points)}`}
              />
            )}
            <circle
              className={taken >= points ? css.taken : css.free}
              cx={width - 7}
              cy="7"
              r={taken >= points ? 5 : 4}
            />
          </>
        ) : (
          Array.from({ length: points }, (_, seat) => (
            <circle
              key={seat}
              className={seat < taken ? css.taken : css.free}
              cx={seat * 14 + 7}
              cy="7"
              r={seat < taken ? 5 : 4}
            />
          ))
        )}
      </svg>
      <span>{children}</span>
    </div>
  );
}
