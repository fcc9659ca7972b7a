/** Words of registration and log-in. */
export const account = {
  register: {
    title: 'Join Peerway',
    lead: 'Create your account. It takes a minute.',
    name: 'Name',
    nameHint: 'This is what others see. Letters, digits and emoji all work.',
    nameFree: (name: string) => `${name} is available`,
    nameTaken: 'This name is taken, or looks too much like one that is. Try another one.',
    terms: 'I accept the terms',
    termsLink: 'Read the terms',
    submit: 'Create account',
    haveOne: 'Already have an account?',
    done: (name: string) => `Welcome, ${name}! Now choose the games you play.`,
  },
  login: {
    title: 'Welcome back',
    submit: 'Log in',
    newHere: 'New here?',
    again: 'Please log in. We’ll take you right back.',
  },
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 10 characters. Longer is better: a few random words work great.',
  show: 'Show password',
  hide: 'Hide password',
  strength: {
    label: 'Length',
    short: (missing: number) => `${missing} more to go`,
    fair: 'long enough',
    good: 'good',
    strong: 'strong',
  },
} as const;

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings = {
  pages: {
    label: 'Your page',
    profile: 'Profile',
    media: 'Photos and videos',
    privacy: 'Privacy',
    notifications: 'Notifications',
    account: 'Account',
    security: 'Security',
    data: 'Your data',
  },
  sections: {
    address: 'Email',
    password: 'Password',
    devices: 'Devices',
    blocked: 'Blocked people',
    data: 'Your data',
    calendar: 'Your calendar',
  },
  address: {
    confirmed: 'confirmed',
    open: 'not confirmed',
    openHint:
      'Confirm your email so you can reset your password if you ever forget it. We sent you a link.',
    again: 'Resend link',
    sent: (email: string) => `We sent a link to ${email}.`,
    change: 'Change email',
    newEmail: 'New email',
    both: {
      hint: 'We’ll send a link to your current and to your new address. Your email changes once you confirm both.',
      submit: 'Send links',
      begun: 'We sent a link to each address. Confirm both to finish the change.',
    },
    one: {
      hint: 'We’ll send a link to your new address. Your email changes once you confirm it.',
      submit: 'Send link',
      begun: 'We sent a link to your new address. Confirm it to finish the change.',
    },
    pending: (email: string) => `You’re changing your email to ${email}.`,
    old: 'your current email',
    fresh: 'your new email',
    done: 'confirmed',
    waiting: 'not confirmed yet',
    until: (clock: string) => `The links expire at ${clock}.`,
    takeBack: 'Cancel change',
    takenBack: 'The change is cancelled. The links we sent no longer work.',
    noMail: 'This community doesn’t send emails yet, so you can’t confirm or change your email.',
  },
  password: {
    fresh: 'New password',
    change: 'Change password',
    hint: 'Changing it logs out all your other devices. If your email is confirmed, we’ll email you about it.',
    submit: 'Save new password',
    done: 'Your password is changed. All other devices are logged out.',
  },
  devices: {
    hint: 'These devices are logged in to your account. See one you don’t know? Log it out and change your password.',
    name: (browser: string | null, system: string | null) =>
      browser === null && system === null
        ? 'Unknown device'
        : system === null
          ? (browser ?? 'A browser')
          : `${browser ?? 'A browser'} on ${system}`,
    current: 'this device',
    seen: (ago: string) => `last active ${ago}`,
    seenNow: 'active now',
    since: {
      password: (date: string) => `logged in on ${date} with a password`,
      passkey: (date: string) => `logged in on ${date} with a passkey`,
      code: (date: string) => `logged in on ${date} with a password and a code`,
    },
    end: 'Log out',
    endOne: (name: string) => `Log out ${name}`,
    ended: (name: string) => `${name} is logged out.`,
    only: 'You’re only logged in on this device.',
  },
  blocked: {
    none: 'You haven’t blocked anyone. If you block someone, you won’t see each other anywhere on Peerway.',
    all: 'Manage blocked people',
  },
  calendar: {
    hint: 'See your sessions in Google Calendar, Apple Calendar or Outlook: subscribe to a secret address. Anyone who has it can read them.',
    often: 'Google Calendar checks for changes every 8 to 24 hours. Other apps can be faster.',
    make: 'Create address',
    made: 'Your calendar has a new address.',
    since: (date: string) => `You created an address on ${date}.`,
    address: 'Address of your calendar',
    once: 'Copy it now. We don’t show it again.',
    copy: 'Copy address',
    copied: 'Address copied.',
    notCopied: (url: string) => `We couldn’t copy the address. Copy it yourself: ${url}`,
    open: 'Open in calendar app',
    replace: 'Create new address',
    revoke: 'Revoke address',
    title: { replace: 'Create a new address?', revoke: 'Revoke this address?' },
    text: 'Calendars with the current address stop getting your sessions.',
    keep: 'Keep current address',
    revoked: 'The address no longer works.',
  },
  data: {
    export: 'Download my data',
    exportHint: 'A zip file with everything we hold about you, including your photos and videos.',
    exported: 'Your data was downloaded.',
    fileName: 'peerway-my-data.zip',
    leave: 'Delete my account',
    leaveHint:
      'You have 14 days to change your mind. After that, your personal data is deleted for good.',
    leaveTitle: 'Delete your account?',
    leaveText: [
      'We log you out everywhere and hide you from everyone. Sessions you host are cancelled and their members are told. Your seats in other sessions go to the waiting list.',
      'You can log in and keep your account within 14 days. After that, your personal data is deleted and can’t be restored.',
    ],
    stay: 'Keep my account',
    left: (date: string) =>
      `Your account will be deleted on ${date}. Changed your mind? Log in before then.`,
    leaving: (date: string) => `Your account will be deleted on ${date}.`,
    returnTitle: 'Changed your mind?',
    returnHint:
      'Until then, others can’t see you and you can only look around. If you keep your account, everything comes back except cancelled sessions and the seats you gave up.',
    return: 'Keep my account',
    goOn: 'Log out without keeping it',
    returned: 'Good to have you back! Your account stays.',
    takeAlong: 'Download my data first',
  },
} as const;

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery = {
  forgot: {
    link: 'Forgot your password?',
    title: 'Reset your password',
    lead: 'Enter the email you signed up with. If it belongs to an account, we’ll send you a link.',
    submit: 'Send link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} belongs to an account, a link is on its way. It works for one hour.`,
    again: 'No email? Check your spam folder, or try another address.',
    tryAgain: 'Try again',
    noMail: 'This community doesn’t send emails yet. Its operator can help you:',
    back: 'Back to log in',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'This logs out all your devices. Then you can log in with your new password.',
    submit: 'Save new password',
    done: 'Your new password is saved. You can log in now.',
    dead: 'This link has expired or was already used.',
    another: 'Send a new link',
  },
  confirm: {
    title: 'Confirm your email',
    lead: 'One click and you’re done.',
    submit: 'Confirm email',
    confirmed: 'Your email is confirmed. Thank you!',
    halfway: 'Thanks! Now open the link we sent to your other address to finish the change.',
    changed: 'Your email is changed.',
    dead: 'This link has expired or was already used. You can ask for a new one on your page.',
    taken: 'Another account already uses this email, so nothing was changed. Try another address.',
    toPage: 'Go to your page',
    home: 'Go to home',
  },
} as const;
