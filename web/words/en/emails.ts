import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import { topics } from '../made/en/notification-settings.ts';

interface Link {
  label: string;
  url: string;
}

/** What one email says. Without links, nothing needs doing. */
export interface Email {
  subject: string;
  lines: readonly string[];
  links?: readonly Link[];
  /** For a reader who didn't expect this email. */
  otherwise: string;
  /** How to get no more emails of the kind. */
  foot?: readonly Link[];
}

const NOT_YOURS = 'Then remove what isn’t yours under “Security” on your page.';
const IGNORE = 'If this wasn’t you, you can ignore this email. Nothing will change.';
const SECURE_ACCOUNT =
  'If this wasn’t you, reset your password now: choose “Forgot your password?” on the log-in page. That logs out every device.';

/** What was done to a way into the account. */
const WAY_CHANGES = {
  'passkey-added': (at: string) => `A passkey was added to your Peerway account on ${at}.`,
  'passkey-removed': (at: string) => `A passkey was removed from your Peerway account on ${at}.`,
  'codes-on': (at: string) =>
    `Codes of an authenticator app were turned on for your Peerway account on ${at}.`,
  'codes-off': (at: string) =>
    `Codes of an authenticator app were turned off for your Peerway account on ${at}.`,
  'recovery-codes-renewed': (at: string) =>
    `New recovery codes were created for your Peerway account on ${at}. The earlier ones no longer work.`,
  'password-added': (at: string) => `A password was added to your Peerway account on ${at}.`,
  'password-removed': (at: string) =>
    `The password was removed from your Peerway account on ${at}.`,
} as const;

export type WayChange = keyof typeof WAY_CHANGES;

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

interface Stops {
  /** What the link unsubscribes from. */
  of: readonly NotificationTopic[] | 'digest';
  unsubscribeUrl: string;
  settingsUrl: string;
}

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

const why = (of: Stops['of']) =>
  of === 'digest'
    ? 'You get this email once a day because you asked for a daily summary.'
    : `You get emails about: ${of.map((topic) => topics[topic].name).join(', ')}.`;

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url: string): Email => ({
    subject: 'Confirm your email',
    lines: [
      'Hello,',
      'Welcome to Peerway! Confirm your email so you can reset your password if you ever forget it. The link works for one hour.',
    ],
    links: [{ label: 'Confirm email', url }],
    otherwise: 'If you didn’t sign up for Peerway, you can ignore this email.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name: string | null, url: string): Email => ({
    subject: 'Reset your password',
    lines: [
      name === null ? 'Hello,' : `Hello ${name},`,
      'We received a request to reset the password of your Peerway account. The link works once, for one hour.',
    ],
    links: [{ label: 'Reset password', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name: string, address: string, url: string): Email => ({
    subject: 'Confirm your email change',
    lines: [
      `Hello ${name},`,
      `You asked to change the email of your Peerway account to ${address}. The change happens once you confirm it from both addresses. The link works for one hour.`,
    ],
    links: [{ label: 'Confirm change', url }],
    otherwise: `If you didn’t ask for this, don’t confirm. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url: string): Email => ({
    subject: 'Confirm your new email',
    lines: [
      'Hello,',
      'Confirm that you want to use this email for your Peerway account. The link works for one hour.',
    ],
    links: [{ label: 'Confirm new email', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name: string, device: string, at: string): Email => ({
    subject: 'New login to your account',
    lines: [
      `Hello ${name},`,
      `Your Peerway account was logged in to from a new device: ${device}, on ${at}.`,
    ],
    otherwise: `If this was you, there’s nothing to do. ${SECURE_ACCOUNT}`,
  }),
  /** @param removed whether what may have been a stranger's was removed with it */
  passwordChanged: (name: string, at: string, removed: boolean): Email => ({
    subject: 'Your password was changed',
    lines: [
      `Hello ${name},`,
      `The password of your Peerway account was changed on ${at}. All other devices were logged out.`,
      ...(removed
        ? [
            'To be safe, we also removed the linked accounts, passkeys, codes and calendar links that were added before this email was confirmed. You can add yours again on your page.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name: string, change: WayChange, at: string): Email => ({
    subject: 'A way into your account has changed',
    lines: [`Hello ${name},`, WAY_CHANGES[change](at)],
    otherwise: `If this was you, there’s nothing to do. ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name: string, provider: string, at: string): Email => ({
    subject: 'A way into your account has changed',
    lines: [`Hello ${name},`, `${provider} was linked to your Peerway account on ${at}.`],
    otherwise: `If this was you, there’s nothing to do. ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name: string, provider: string, at: string): Email => ({
    subject: 'A way into your account has changed',
    lines: [`Hello ${name},`, `${provider} was unlinked from your Peerway account on ${at}.`],
    otherwise: `If this was you, there’s nothing to do. ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name: string, left: number, at: string): Email => ({
    subject: 'A recovery code was used',
    lines: [
      `Hello ${name},`,
      left === 0
        ? `A recovery code of your Peerway account was used on ${at}. It was the last one. You can get new ones under “Security” on your page.`
        : `A recovery code of your Peerway account was used on ${at}. You have ${left} left.`,
    ],
    otherwise: `If this was you, there’s nothing to do. ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name: string, until: string): Email => ({
    subject: 'Your account will be deleted',
    lines: [
      `Hello ${name},`,
      `Your Peerway account and all personal data in it will be deleted on ${until}. To keep your account, log in before then.`,
    ],
    otherwise: `If this wasn’t you, log in and keep your account. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (
    name: string,
    [first, ...more]: readonly [Told, ...Told[]],
    { of, unsubscribeUrl, settingsUrl }: Stops,
  ): Email => {
    const alone = more.length === 0;
    const headline = `${more.length + 1} notifications from Peerway`;
    return {
      subject: of === 'digest' ? 'Your day on Peerway' : alone ? first.sentence : headline,
      lines: [
        `Hello ${name},`,
        of === 'digest'
          ? 'Here’s what you missed:'
          : alone
            ? first.sentence.replace(/(?<![.?!؟])$/u, '.')
            : 'Here’s what’s new:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Open it on Peerway', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise: why(of),
      foot: [
        { label: 'Unsubscribe from these emails', url: unsubscribeUrl },
        { label: 'Change which notifications you get', url: settingsUrl },
      ],
    };
  },
};

/** A moment in UTC: emails don't know the reader's time zone. */
export const moment = (at: number) =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' at ')} UTC`;

/** A device as its owner knows it: "Firefox on Windows". */
export const deviceWords = (browser: string | null, system: string | null) =>
  system === null
    ? (browser ?? 'an unknown browser')
    : `${browser ?? 'an unknown browser'} on ${system}`;
