/** What one mail says. `link` is the one thing to do; where there is none, nothing needs doing. */
export interface Letter {
  subject: string;
  lines: readonly string[];
  link?: { label: string; url: string };
  /** For whoever did not expect it. */
  otherwise: string;
}

const IGNORE = 'If that was not you, do nothing: nothing changes.';
const TAKEN_OVER =
  'If that was not you, set a new password with “Forgot your password?” at the log-in. It logs out every device.';

/** The words of all mails: short, plain, and the same in text and HTML. */
export const letters = {
  // Nobody is named to an address that has not been confirmed: a name can be anything, a stranger's advert too.
  confirm: (url: string): Letter => ({
    subject: 'Confirm your e-mail address',
    lines: [
      'Hello,',
      'welcome to Peerway. Please confirm that this address is yours. The link is good for one hour.',
    ],
    link: { label: 'Confirm the address', url },
    otherwise: 'If you did not register, do nothing.',
  }),
  reset: (name: string, url: string): Letter => ({
    subject: 'Set a new password',
    lines: [
      `Hello ${name},`,
      'somebody asked to set a new password for your Peerway account. The link is good for one hour, and once.',
    ],
    link: { label: 'Set a new password', url },
    otherwise: IGNORE,
  }),
  changeOld: (name: string, address: string, url: string): Letter => ({
    subject: 'Confirm that your address changes',
    lines: [
      `Hello ${name},`,
      `your Peerway account is about to change its e-mail address to ${address}. It does once this address and the new one have both confirmed it. The link is good for one hour.`,
    ],
    link: { label: 'Confirm the change', url },
    otherwise: `If that was not you, do not confirm. ${TAKEN_OVER}`,
  }),
  changeNew: (url: string): Letter => ({
    subject: 'Confirm your new e-mail address',
    lines: [
      'Hello,',
      'please confirm that this is to be the address of your Peerway account. The link is good for one hour.',
    ],
    link: { label: 'Confirm the new address', url },
    otherwise: IGNORE,
  }),
  newDevice: (name: string, device: string, at: string): Letter => ({
    subject: 'A new device logged in',
    lines: [
      `Hello ${name},`,
      `your Peerway account was logged in to with ${device}, at ${at}. It is one that we have not seen with your account lately.`,
    ],
    otherwise: `If that was you, all is well. ${TAKEN_OVER}`,
  }),
  passwordChanged: (name: string, at: string): Letter => ({
    subject: 'Your password was changed',
    lines: [
      `Hello ${name},`,
      `the password of your Peerway account was changed at ${at}. All other devices were logged out.`,
    ],
    otherwise: TAKEN_OVER,
  }),
  leaving: (name: string, until: string): Letter => ({
    subject: 'Your account will be deleted',
    lines: [
      `Hello ${name},`,
      `your Peerway account will be deleted at ${until}, with everything personal in it. Until then, logging in offers you to return.`,
    ],
    otherwise: `If that was not you, log in and return. ${TAKEN_OVER}`,
  }),
};

/** A moment as mails write it; they don't know the reader's time zone. */
export const moment = (at: number) =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A device as its owner knows it: "Firefox on Windows". */
export const deviceWords = (browser: string | null, system: string | null) =>
  `${browser ?? 'a browser that we do not know'}${system === null ? '' : ` on ${system}`}`;
