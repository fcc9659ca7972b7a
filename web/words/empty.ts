/** Words of places where there is nothing to show. */
export const empty = {
  noSessions: 'there are no sessions',
  noUsers: 'there are no users',
  noSessionsHint: 'Be the first: host one, and people who play the same will find it.',
  noUsersHint: 'Nobody here fits yet. More games in your preferences find more people.',
  please: 'Please Log in',
  pleaseHint: 'Log in and you come straight back here.',
} as const;
