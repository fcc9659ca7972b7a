const isName = (zone: string | undefined) =>
  zone !== undefined && /^[A-Z]/i.test(zone) && zone !== 'Etc/Unknown';

/** What the clocks of a zone show in each quarter of a year. Without a zone, those of the browser. */
export function clocksOf(timeZone: string | undefined, now = Date.now()): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const year = new Date(now).getFullYear();
  return [0, 3, 6, 9].map((month) => format.format(Date.UTC(year, month))).join();
}

const similar = new Map<string | undefined, string>();

/** Another zone with the same clocks. UTC if there is none. Kept, since it reads the clocks of hundreds of zones. */
export function similarZone(zone: string | undefined): string {
  const clocks = clocksOf(isName(zone) ? zone : undefined);
  const found =
    similar.get(zone) ??
    Intl.supportedValuesOf('timeZone').find((name) => name !== zone && clocksOf(name) === clocks) ??
    'UTC';
  similar.set(zone, found);
  return found;
}

/** The browser's zone. Some report an offset such as +03:00, or none, which the server can't store. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isName(timeZone) ? timeZone : similarZone(timeZone);
}
