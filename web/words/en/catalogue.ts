import { plural } from './grammar.ts';

/** Words of your games (the preferences) and of the categories. */
export const games = {
  title: 'Your games',
  lead: 'Home shows sessions and people for these games. Cards show the first five, so put your favorites first.',
  welcomeTitle: 'Welcome! What do you play?',
  welcome:
    'Choose a game or two, and home shows you who plays them tonight. You can change this any time.',
  welcomeDone: 'Great start! Add more games, or see who plays.',
  home: 'See who plays',
  onward: (session: string | undefined) =>
    session === undefined ? 'Continue' : `Continue to ${session}`,
  add: 'Add a game',
  addPlaceholder: 'Search the catalogue',
  addHint: (count: number, max: number) => `${count} of ${max} chosen.`,
  full: (max: number) => `You’ve chosen ${max}, the maximum. Remove one to add another.`,
  loading: 'Searching…',
  none: (query: string) => `No game called “${query}” found. You can request it below.`,
  failed: 'The games didn’t load. Try again in a moment.',
  count: (found: number) => plural(found, { one: '1 game', other: `${found} games` }),
  chosenSign: 'chosen',
  chosen: 'Your order',
  platformOf: (name: string) => `Platform for ${name}`,
  levelOf: (name: string) => `Your level in ${name}`,
  anyPlatform: 'Any platform',
  noLevel: 'No level',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  drag: 'Drag to move',
  moved: (name: string, place: number, count: number) =>
    `${name} is now number ${place} of ${count}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
  state: {
    saved: 'Saved',
    unsaved: 'Saving…',
    saving: 'Saving…',
    failed: 'Not saved',
  },
  loginAgain: 'You’ve been logged out. Log in to continue. We kept your choices.',
  empty: 'No games yet',
  emptyHint: 'Search the catalogue, or browse a category.',
  browse: 'Browse by category',
  category: 'Category',
  pickCategory: 'Choose a category',
  gamesOf: (category: string) => `Games in ${category}`,
  more: 'Show more',
  askTitle: 'Missing a game?',
  askHint: 'Request it, and the admins will look at it.',
  askName: 'Name of the game',
  ask: 'Request game',
  asked: (name: string) => `You requested ${name}`,
  categories: {
    title: 'Categories',
    lead: 'What people play here. Choose a category to see its sessions.',
    search: 'Search sessions',
    keep: 'Edit categories',
    games: (count: number) => plural(count, { one: '1 game', other: `${count} games` }),
    sessions: (count: number) =>
      count === 0
        ? 'no open sessions'
        : plural(count, { one: '1 open session', other: `${count} open sessions` }),
    chooseFrom: (name: string, count: number) =>
      plural(count, {
        one: `Choose from ${name}: 1 game`,
        other: `Choose from ${name}: ${count} games`,
      }),
    none: 'No categories yet',
    noneHint: 'You can still search for sessions by name or game.',
  },
} as const;
