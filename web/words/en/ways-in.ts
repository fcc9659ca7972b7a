import { plural } from './grammar.ts';

/** Words of passkeys, of proofs, and of the page that lists all ways into an account. */
export const waysIn = {
  logIn: 'Use a passkey',
  cancelled: 'No passkey was used. Try again, or log in with your password.',
  unusable: 'Your browser can’t use passkeys here. Log in with your password.',
  code: {
    label: 'Code',
    hint: 'Six digits from your authenticator app. Lost your phone? Type a recovery code instead.',
    lead: 'Almost there! Your account also asks for a code.',
    trust: 'Don’t ask on this browser for 30 days',
    trustHint: 'Only on a device that is yours.',
    submit: 'Log in',
    back: 'Back',
  },
  factor: {
    title: 'Authenticator app',
    hint: 'When you log in with your password or a linked account, we also ask for a code that an app on your phone shows. Then a stolen password isn’t enough. With a passkey you don’t need codes.',
    setUp: 'Turn on codes',
    scan: 'Scan this with an authenticator app, for example the one in your password manager.',
    picture: 'QR code for your authenticator app',
    type: 'Can’t scan it? Type this key into the app:',
    firstCode: 'Then type the code that the app shows.',
    turnOn: 'Turn on',
    on: 'on',
    left: (count: number) =>
      plural(count, { one: '1 recovery code left', other: `${count} recovery codes left` }),
    renew: 'Get new recovery codes',
    off: 'Turn off codes',
    offTitle: 'Turn off codes?',
    offText:
      'Then your password or a linked account alone is enough to log in. Your recovery codes stop working.',
    isOff: 'Codes are off.',
    codesTitle: 'Your recovery codes',
    codesText:
      'If you lose your phone, each of these gets you in once. Keep them somewhere safe: we show them only now.',
    download: 'Download codes',
    fileName: 'peerway-recovery-codes.txt',
    kept: 'I saved them',
    isOn: 'Codes are on. Use one the next time you log in.',
  },
  password: {
    none: 'Your account has no password. You log in with a passkey or a linked account.',
    add: 'Add a password',
    added: 'Your password is saved. All other devices are logged out.',
    remove: 'Remove password',
    removed: 'Your password is removed. Log in with a passkey or a linked account from now on.',
    removeTitle: 'Remove your password?',
    removeText:
      'You’ll only get in with a passkey or a linked account. You can add a password again at any time.',
  },
  passkeys: {
    title: 'Passkeys',
    hint: 'Log in with your fingerprint, face or screen lock. A passkey stays on your device or in your password manager, and can’t be stolen by a fake website.',
    none: 'You have no passkey yet.',
    unsupported:
      'This browser has no passkeys. Open this page on a phone or in another browser to add one.',
    add: 'Add a passkey',
    added: 'Your passkey is saved. Use it the next time you log in.',
    there: 'This device already has a passkey for your account.',
    failed: 'No passkey was saved. Try again when you’re ready.',
    created: (date: string) => `added on ${date}`,
    used: (ago: string) => `last used ${ago}`,
    unused: 'not used yet',
    rename: 'Rename',
    renameOne: (name: string) => `Rename ${name}`,
    renameTitle: 'Rename passkey',
    name: 'Name',
    save: 'Save name',
    renamed: 'The new name is saved.',
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'You can’t log in with this passkey anymore. Devices that are logged in stay logged in. Your device may still offer it until you delete it there, too.',
    removed: (name: string) => `${name} is removed.`,
    last: 'This is the only way into your account, so you can’t remove it. Add another one first.',
  },
  admin: {
    title: 'For admins',
    setUp:
      'Admins need more than a password, because they can see and change what belongs to others. Add a passkey or turn on codes below. Then the admin area opens.',
    confirm:
      'You logged in with your password alone. Confirm with your passkey or a code to open the admin area.',
    submit: 'Confirm',
    done: 'All set. You can use the admin area on this device now.',
    open: 'Open the admin area',
  },
  offer: {
    title: 'Skip the password next time',
    text: 'Add a passkey and log in with your fingerprint, face or screen lock.',
    skip: 'Not now',
  },
  proof: {
    title: 'Confirm that it’s you',
    text: 'This change is important, so we check that it’s really you. After that, we won’t ask again for 15 minutes.',
    submit: 'Confirm',
    passkey: 'Use a passkey',
    byCode: 'Use a code instead',
    byPassword: 'Use my password instead',
    cancelled: 'No passkey was used. Try again.',
  },
} as const;
