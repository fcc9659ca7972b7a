import { forPrograms, invalid } from './problems.ts';

/**
 * A cursor is the list's order and the position of the last item, as in `soonest-h2x8q1`. It isn't secret. It names
 * the order so that a cursor of another order is refused.
 */
export const encodeCursor = (order: string, position: readonly number[]) =>
  [order, ...position.map((part) => part.toString(36))].join('-');

/**
 * @returns the position in a cursor of this order, or null without a cursor (the first page)
 * @throws ProblemError 422 if the cursor can't be from this list
 */
export function decodeCursor(order: string, length: number, cursor: string | undefined) {
  if (cursor === undefined) return null;
  // The order's own name may contain hyphens.
  const name = cursor.split('-');
  const position = name
    .splice(-length)
    .map((part) => (/^[0-9a-z]{1,11}$/.test(part) ? parseInt(part, 36) : NaN));
  if (name.join('-') !== order || !position.every(Number.isSafeInteger)) {
    throw invalid('cursor', forPrograms('This cursor doesn’t belong to this list.'));
  }
  return position;
}

/** The rows of one page, of which one more was read than fits, and the cursor of the next page, if there is one. */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  order: string,
  positionOf: (last: Row) => readonly number[],
) {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last && encodeCursor(order, positionOf(last)) };
}
