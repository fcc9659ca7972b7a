import type { Overview } from '../../worker/contract/overview.ts';
import { adminOverview } from '../words/made/moderation-overview.ts';
import css from './plot.module.css';

type Series = Overview['figures'][number];

const words = adminOverview;
const WIDTH = 300;
const HEIGHT = 72;
const EDGE = 8;

/** The points of the line over the days, scaled to the maximum. Zeros are a line at the bottom. */
function wayOf(counts: number[]) {
  const most = Math.max(1, ...counts);
  return counts.map((count, index) => {
    const x = EDGE + (index / Math.max(1, counts.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  });
}

/** One figure over 30 days: its sum, its line, and the numbers as a table. */
export function Plot({ figure, days }: Series) {
  const name = words.figures[figure];
  const counts = days.map(({ count }) => count);
  const sum = counts.reduce((all, count) => all + count, 0);
  const points = wayOf(counts);
  const line = points.map(([x, y]) => `${x} ${y}`).join('L');
  const whole = points.slice(0, -1).map(([x, y]) => `${x} ${y}`);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <figure className={css.plot}>
      <figcaption className={css.head}>
        <span className={css.name}>{name}</span>
        <span className={css.sum}>{words.sum(sum)}</span>
        <span className={css.today}>{words.today(counts.at(-1) ?? 0)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.plot({
          figure: name,
          least: Math.min(...counts),
          most: Math.max(...counts),
        })}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d={`M${EDGE} ${HEIGHT - EDGE}L${line}L${WIDTH - EDGE} ${HEIGHT - EDGE}Z`}
          fill="var(--warm-wash)"
        />
        <path d={`M${EDGE} ${HEIGHT - EDGE}H${WIDTH - EDGE}`} stroke="var(--line)" />
        <path d={`M${whole.join('L')}`} stroke="var(--warm)" strokeWidth="2.5" />
        {/* Today isn't over: a low point says nothing yet. */}
        <path
          d={`M${whole.at(-1)}L${endX} ${endY}`}
          stroke="var(--warm)"
          strokeWidth="2.5"
          strokeDasharray="1 6"
        />
        <circle
          cx={endX}
          cy={endY}
          r="5"
          fill="var(--card)"
          stroke="var(--warm)"
          strokeWidth="2.5"
        />
      </svg>
      <details>
        <summary>{words.table}</summary>
        <table className={css.table}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }, index) => (
              <tr key={day}>
                <td>{index === 0 ? words.dayUntilNow(day) : day}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
