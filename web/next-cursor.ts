/** The cursor of a list's next page, as a query takes it; none for the first. */
export function cursorOf(next: string | undefined): { cursor?: string } {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  return cursor === null ? {} : { cursor };
}
