/** Words of choosing the language. The languages are named in themselves. */
export const languageChoice = {
  label: 'Language',
  hint: 'For everything Peerway says, also in emails and notifications. What people write stays as it is.',
} as const;
