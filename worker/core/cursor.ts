import { invalid } from './problems.ts';

/**
 * Cursors name the list's order and the position of the last item, `soonest-h2x8q1`: nothing secret, but a
 * cursor of another order is refused instead of being read wrongly.
 */
export const encodeCursor = (order: string, position: readonly number[]) =>
  [order, ...position.map((part) => part.toString(36))].join('-');

/**
 * The position behind a cursor of this order, or null where there is none (the first page).
 * @throws ProblemError 422 for a cursor that this list cannot have given
 */
export function decodeCursor(order: string, length: number, cursor: string | undefined) {
  if (cursor === undefined) return null;
  const [name, ...parts] = cursor.split('-');
  const position = parts.map((part) => (/^[0-9a-z]{1,11}$/.test(part) ? parseInt(part, 36) : NaN));
  if (name !== order || position.length !== length || !position.every(Number.isSafeInteger)) {
    throw invalid('cursor', 'This cursor doesn’t belong to this list.');
  }
  return position;
}
