/** Words of the popups that send an application or an invite. The spec's texts stay to the letter. */
export const popups = {
  apply: {
    title: (session: string) => `Apply for ${session}`,
    text: 'Message to the host',
    hint: 'Say what you play and how. The host reads it before deciding.',
    adults: 'I’m 18 or older',
    adultsHint: 'This session is for adults only.',
    submit: 'Send application',
    done: (session: string) => `Applied for ${session}`,
    already: 'Allready a member or you have allready send an apply',
  },
  add: {
    title: (user: string) => `Add ${user}`,
    text: 'Message with your invite',
    submit: 'Send invite',
    done: (user: string) => `Invite send for user ${user}`,
    already: 'invite already send',
    login: 'please login!',
  },
} as const;
