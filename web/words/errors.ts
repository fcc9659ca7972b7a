/** What is said when something did not work. */
export const errors = {
  title: 'This did not load',
  offline:
    'Peerway cannot be reached. Nothing you typed is lost; try again when you are back online.',
  broken: 'Something broke on our side. Nothing you typed is lost; try again in a moment.',
  limited: 'That was a lot at once. Wait a minute and try again.',
  fields: 'Some fields need another look.',
  missingTitle: 'This way leads nowhere',
  missing: 'What was here is gone, or you may not see it.',
  home: 'Back to the start',
} as const;
