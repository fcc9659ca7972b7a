/** Words of the installed app, and of turning on its notifications. */
export const install = {
  name: 'Peerway',
  description: 'Find people to play with tonight: sessions, players and calls.',
  button: 'Install app',
} as const;

export const pushOffer = {
  label: 'Notifications',
  title: {
    applied: 'Want to hear when you’re accepted?',
    hosted: 'Want to hear when someone applies?',
  },
  hint: 'Peerway can notify you on this device: about your sessions, messages and calls. Choose what in your settings.',
  turnOn: 'Turn on notifications',
  later: 'Not now',
  on: 'Notifications are on. You can change what you’re told in your settings.',
  denied:
    'Your browser blocks notifications from Peerway. You can allow them in the site’s settings.',
  failed: 'That didn’t work. Try again in a moment.',
  ios: 'On iPhone and iPad this works once Peerway is on your home screen: tap Share, then “Add to Home Screen”, and open it from there.',
} as const;
