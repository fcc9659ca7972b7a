/** Words of the care of one's account: its address, password, devices, and what mails lead to. */
export const care = {
  sections: {
    label: 'On this page',
    profile: 'Profile',
    media: 'Pictures and videos',
    address: 'E-mail address',
    password: 'Password',
    devices: 'Devices',
    blocked: 'Blocked people',
    data: 'Your data',
  },
  address: {
    confirmed: 'confirmed',
    open: 'not confirmed',
    openHint:
      'We sent a mail with a link to it. Without a confirmed address you may do everything; but only a mail that arrives can set a forgotten password anew.',
    again: 'Send the mail again',
    sent: (email: string) => `A mail is on its way to ${email}.`,
    change: 'Change the address',
    newEmail: 'New e-mail address',
    both: 'Both addresses get a mail. The change is made once you have followed the link in each.',
    submit: 'Send both mails',
    begun: 'Two mails are on their way: follow the link in each.',
    pending: (email: string) => `Your address is about to change to ${email}.`,
    old: 'the present address',
    fresh: 'the new address',
    done: 'has confirmed',
    waiting: 'has yet to confirm',
    until: (clock: string) => `The links are good until ${clock}.`,
    takeBack: 'Take the change back',
    takenBack: 'The change is taken back. The links in both mails lead nowhere now.',
    noMail:
      'This community sends no mail at the moment, so an address cannot be confirmed or changed.',
  },
  password: {
    current: 'Present password',
    fresh: 'New password',
    change: 'Change the password',
    hint: 'Every other device is logged out by it, and you get a mail that says so.',
    submit: 'Set the new password',
    done: 'Your password is changed. Every other device is logged out.',
  },
  devices: {
    hint: 'Where you are logged in. Log out what you do not know, and change your password then.',
    name: (browser: string | null, system: string | null) =>
      browser === null && system === null
        ? 'A device that does not say what it is'
        : [browser ?? 'A browser', ...(system === null ? [] : [system])].join(' on '),
    current: 'this one',
    seen: (span: string) => `last seen ${span} ago`,
    seenNow: 'in use now',
    since: (date: string) => `logged in on ${date}`,
    end: 'Log out',
    endOne: (name: string) => `Log out ${name}`,
    ended: (name: string) => `${name} is logged out.`,
    only: 'You are logged in here and nowhere else.',
  },
  blocked: {
    none: 'You have blocked nobody. Whom you block no longer sees you, nor you them.',
    all: 'Blocked people among your friends',
  },
  data: {
    export: 'Download my data',
    exportHint:
      'Everything that is held about you in one file: a zip archive of readable text, your pictures and videos included.',
    exported: 'Your data is saved with your downloads.',
    fileName: 'peerway-my-data.zip',
    leave: 'Delete my account',
    leaveHint:
      'You have 14 days to change your mind. After that everything personal is gone for good.',
    leaveTitle: 'Delete your account?',
    leaveText: [
      'You are logged out everywhere, and nobody finds or sees you any more. Sessions that you host are cancelled with a word to their members, and your seats in others’ sessions go to those who wait.',
      'Within 14 days you can log in and return. After that everything personal is removed and cannot be brought back.',
    ],
    stay: 'Keep my account',
    left: (date: string) =>
      `Your account will be deleted on ${date}. Log in before that to return.`,
    leaving: (date: string) => `Your account will be deleted on ${date}.`,
    returnTitle: 'Changed your mind?',
    returnHint:
      'Until then nobody sees you, and you can only look. Return, and all is as it was, but for the sessions that were cancelled and the seats you had.',
    return: 'Keep my account',
    goOn: 'Leave it so, and log out',
    returned: 'Good to have you back. Your account stays.',
    takeAlong: 'Download my data first',
  },
  forgot: {
    link: 'Forgot your password?',
    title: 'A new password',
    lead: 'Tell us the address that you registered with. If an account has it, a mail with a link is on its way in a moment.',
    submit: 'Send the mail',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If an account has the address ${email}, a mail is on its way to it. Its link is good for one hour.`,
    again: 'Nothing arrived? Look among the unwanted mail, or try again with another address.',
    tryAgain: 'Try again',
    noMail: 'This community sends no mail at the moment. Whoever operates it can help:',
    back: 'Back to the log-in',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Every device is logged out by it. After that, log in with what you have set.',
    submit: 'Set the new password',
    done: 'Your new password is set. Log in with it.',
    dead: 'This link is no longer good: it has been used, it is more than an hour old, or not all of it arrived.',
    another: 'Have another one sent',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    lead: 'One click, and it is done.',
    submit: 'Confirm',
    confirmed: 'Your address is confirmed. Thank you.',
    halfway:
      'This address has confirmed the change. It is made once you have followed the link that the other address got.',
    changed: 'Both addresses have confirmed it: your address is changed.',
    dead: 'This link is no longer good: it has been used, it is more than an hour old, or a later mail took its place.',
    taken: 'Somebody else has an account with this address by now. Nothing was changed.',
    toPage: 'To your page',
    home: 'To the start',
  },
} as const;
