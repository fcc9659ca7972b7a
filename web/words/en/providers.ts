import type { Provider } from '../../../worker/contract/providers.ts';

/** The names of the services that one can log in with. */
export const providerNames: Record<Provider, string> = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers = {
  or: 'Or use an account you have:',
  goOn: (name: string) => `Continue with ${name}`,
  arriving: {
    wait: (name: string) => `Checking with ${name}. One moment…`,
    denied: (name: string) => `You cancelled at ${name}, so nothing was changed.`,
    lost: (name: string) =>
      `This log-in with ${name} is over, or it was started in another tab. Start again.`,
    toLogin: 'Back to log in',
    toSecurity: 'Back to “Security”',
    goBack: 'Back to where you were',
  },
  register: {
    title: 'Almost there',
    lead: (provider: string) =>
      `This is your first time here with ${provider}. Choose how others see you.`,
    confirmed: (provider: string) => `${provider} has confirmed this email, so you don’t need to.`,
    open: 'We’ll send you a link to confirm it.',
    takenTitle: 'You have an account already',
    taken: (provider: string) =>
      `An account with your email exists. Log in there and link ${provider} under “Security”.`,
    takenByOther:
      'You didn’t create it? Reset its password: that makes it yours and logs everyone else out.',
    reset: 'Reset password',
    logIn: 'Log in',
    other: 'Create another account with a different email',
    gamertag: (provider: string) => `Show friends my ${provider} name as my PC gamertag`,
    ofAgeHint: 'You need this for adults-only sessions. You can also do it later.',
  },
  section: {
    title: 'Linked accounts',
    hint: 'Log in with an account you have elsewhere. We never post there.',
    none: 'You have linked no account yet.',
    link: (provider: string) => `Link ${provider}`,
    linked: (provider: string) => `${provider} is linked. You can log in with it from now on.`,
    linkedOn: (date: string) => `linked on ${date}`,
    used: (ago: string) => `last used ${ago}`,
    unused: 'not used yet',
    unlink: 'Unlink',
    unlinkOne: (provider: string) => `Unlink ${provider}`,
    unlinkTitle: (provider: string) => `Unlink ${provider}?`,
    unlinkText: (provider: string) =>
      `You can’t log in with ${provider} anymore. Devices that are logged in stay logged in.`,
    unlinked: (provider: string) => `${provider} is unlinked.`,
    off: 'You can’t log in with it right now.',
    last: 'This is the only way into your account, so you can’t unlink it. Add another one first.',
  },
  proof: {
    done: 'Thanks, it’s you. Now try again.',
  },
} as const;
