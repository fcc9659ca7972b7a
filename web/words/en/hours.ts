/** Words of the hours in which someone has time to play. */
export const hours = {
  title: 'Your hours',
  hint: 'Mark when you have time to play. We use it to find sessions that fit. Only you can see it.',
  grid: 'Hours of the week',
  keys: 'Tap or drag across the hours. With a keyboard: arrow keys to move, Space to mark, Shift and arrow keys to mark several.',
  cell: (day: string, clock: string) => `${day} ${clock}`,
  hour: 'Hour',
  quick: { evenings: 'Weekday evenings', weekends: 'Weekends' },
  clear: 'Clear all hours',
  zone: (zone: string) => `Times are in the ${zone} time zone.`,
  changeZone: (zone: string) => `Change to ${zone}`,
  list: 'In words',
  none: 'You haven’t marked any hours yet.',
  always: 'Any time, every day',
  span: (day: string, from: string, to: string) => `${day} ${from} to ${to}`,
  spanOver: (day: string, from: string, nextDay: string, to: string) =>
    `${day} ${from} to ${nextDay} ${to}`,
  state: { saved: 'Saved', saving: 'Saving…', failed: 'Not saved' },
} as const;

/** Why a session may fit. */
export const fitWords = {
  why: 'Why this fits',
  game: 'your game',
  hours: 'your hours',
  language: 'your language',
  level: 'your level',
  region: 'your region',
} as const;
