/** Words of the popups that carry a letter to somebody. */
export const letters = {
  apply: {
    title: (session: string) => `Apply for ${session}`,
    text: 'A word to the host',
    hint: 'Say what you play and how. The host reads it before deciding.',
    adults: 'I am 18 or older',
    adultsHint: 'The host keeps this session for adults.',
    submit: 'Send application',
    done: (session: string) => `Applied for ${session}`,
    already: 'Allready a member or you have allready send an apply',
  },
  add: {
    title: (user: string) => `Add ${user}`,
    text: 'A word with the invite',
    submit: 'Send invite',
    done: (user: string) => `Invite send for user ${user}`,
    already: 'invite already send',
    login: 'please login!',
  },
} as const;
