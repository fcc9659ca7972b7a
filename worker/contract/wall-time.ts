import { DAY_MS } from './time.ts';

/** What the clocks of a zone show at a moment, as if it were UTC. Both in ms. */
type WallTime = (at: number) => number;

const offset = (wallTime: WallTime, at: number) => wallTime(at) - at;

/** The moments at which the clocks show this wall time, earliest first: none if they skip it, two if they show it twice. */
export function momentsOf(wallTime: WallTime, wall: number): number[] {
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((at) => offset(wallTime, at)));
  const moments = Array.from(offsets, (one) => wall - one);
  return moments.filter((at) => wallTime(at) === wall).toSorted((a, b) => a - b);
}

/**
 * The moment of a wall time. If the clocks skip it, it is moved forward by as much as they skip. If they show it twice,
 * it is the first.
 */
export const momentOf = (wallTime: WallTime, wall: number): number =>
  momentsOf(wallTime, wall)[0] ?? wall - offset(wallTime, wall - DAY_MS);
