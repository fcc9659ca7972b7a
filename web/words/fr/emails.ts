import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/fr/notification-settings.ts';
import type { Translated } from '../translated.ts';

const NOT_YOURS = 'Retire ensuite ce qui n’est pas à toi dans la rubrique « Sécurité » de ta page.';
const IGNORE = 'Si ce n’était pas toi, tu peux ignorer cet e-mail. Rien ne changera.';
const SECURE_ACCOUNT =
  'Si ce n’était pas toi, réinitialise ton mot de passe maintenant : choisis « Mot de passe oublié ? » sur la page de connexion. Ça déconnecte tous les appareils.';
const NOTHING_TO_DO = 'Si c’était toi, tu n’as rien à faire.';

/** What was done to a way into the account, and when. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `Une clé d’accès a été ajoutée à ton compte Peerway le ${at}.`,
  'passkey-removed': (at) => `Une clé d’accès a été retirée de ton compte Peerway le ${at}.`,
  'codes-on': (at) =>
    `Les codes d’une application d’authentification ont été activés pour ton compte Peerway le ${at}.`,
  'codes-off': (at) =>
    `Les codes de l’application d’authentification ont été désactivés pour ton compte Peerway le ${at}.`,
  'recovery-codes-renewed': (at) =>
    `De nouveaux codes de secours ont été créés pour ton compte Peerway le ${at}. Les anciens ne fonctionnent plus.`,
  'password-added': (at) => `Un mot de passe a été ajouté à ton compte Peerway le ${at}.`,
  'password-removed': (at) => `Le mot de passe de ton compte Peerway a été retiré le ${at}.`,
};

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: Translated<typeof EnglishTexts> = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url): Email => ({
    subject: 'Confirme ton e-mail',
    lines: [
      'Bonjour,',
      'Bienvenue sur Peerway ! Confirme ton e-mail pour pouvoir réinitialiser ton mot de passe si tu l’oublies. Le lien est valable une heure.',
    ],
    links: [{ label: 'Confirmer l’e-mail', url }],
    otherwise: 'Si tu n’as pas créé de compte sur Peerway, tu peux ignorer cet e-mail.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: 'Réinitialise ton mot de passe',
    lines: [
      name === null ? 'Bonjour,' : `Bonjour ${name},`,
      'On a reçu une demande de réinitialisation du mot de passe de ton compte Peerway. Le lien fonctionne une seule fois, pendant une heure.',
    ],
    links: [{ label: 'Réinitialiser le mot de passe', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: 'Confirme ton changement d’e-mail',
    lines: [
      `Bonjour ${name},`,
      `Tu as demandé à remplacer l’e-mail de ton compte Peerway par ${address}. Le changement se fera dès que tu l’auras confirmé depuis les deux adresses. Le lien est valable une heure.`,
    ],
    links: [{ label: 'Confirmer le changement', url }],
    otherwise: `Si tu n’as rien demandé, ne confirme pas. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: 'Confirme ton nouvel e-mail',
    lines: [
      'Bonjour,',
      'Confirme que tu veux utiliser cet e-mail pour ton compte Peerway. Le lien est valable une heure.',
    ],
    links: [{ label: 'Confirmer le nouvel e-mail', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: 'Nouvelle connexion à ton compte',
    lines: [
      `Bonjour ${name},`,
      `Un nouvel appareil s’est connecté à ton compte Peerway : ${device}, le ${at}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: 'Ton mot de passe a changé',
    lines: [
      `Bonjour ${name},`,
      `Le mot de passe de ton compte Peerway a été changé le ${at}. Tous les autres appareils ont été déconnectés.`,
      ...(removed
        ? [
            'Par sécurité, nous avons aussi retiré les comptes associés, clés d’accès, codes et liens d’agenda ajoutés avant que cet e-mail soit confirmé. Tu peux ajouter de nouveau les tiens sur ta page.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: 'Un accès à ton compte a changé',
    lines: [`Bonjour ${name},`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: 'Un accès à ton compte a changé',
    lines: [`Bonjour ${name},`, `${provider} a été associé à ton compte Peerway le ${at}.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: 'Un accès à ton compte a changé',
    lines: [`Bonjour ${name},`, `${provider} a été dissocié de ton compte Peerway le ${at}.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: 'Un code de secours a été utilisé',
    lines: [
      `Bonjour ${name},`,
      left === 0
        ? `Le dernier code de secours de ton compte Peerway a été utilisé le ${at}. Tu peux en obtenir de nouveaux dans la rubrique « Sécurité » de ta page.`
        : `Un code de secours de ton compte Peerway a été utilisé le ${at}. Il t’en reste ${left}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: 'Ton compte va être supprimé',
    lines: [
      `Bonjour ${name},`,
      `Ton compte Peerway et toutes les données personnelles qu’il contient seront supprimés le ${until}. Pour garder ton compte, connecte-toi avant cette date.`,
    ],
    otherwise: `Si ce n’était pas toi, connecte-toi et garde ton compte. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `${more.length + 1} notifications de Peerway`;
    return {
      subject: of === 'digest' ? 'Ta journée sur Peerway' : alone ? first.sentence : headline,
      lines: [
        `Bonjour ${name},`,
        of === 'digest'
          ? 'Voici ce que tu as manqué :'
          : alone
            ? first.sentence.replace(/(?<![.?!؟])$/u, '.')
            : 'Voici les nouveautés :',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Ouvrir sur Peerway', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? 'Tu reçois cet e-mail une fois par jour parce que tu as demandé un résumé quotidien.'
          : `Tu reçois des e-mails pour : ${of.map((topic) => topics[topic].name).join(', ')}.`,
      foot: [
        { label: 'Ne plus recevoir ces e-mails', url: unsubscribeUrl },
        { label: 'Choisir tes notifications', url: settingsUrl },
      ],
    };
  },
};

let moments: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. "22 novembre 2025 à 20:15 UTC". */
export const moment: typeof EnglishMoment = (at) => {
  moments ??= new Intl.DateTimeFormat('fr', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moments.format(at).replace(/^1\s/u, '1er ')} UTC`;
};

/** A device as its owner knows it: "Firefox sur Windows". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  const named = browser ?? 'un navigateur inconnu';
  return system === null ? named : `${named} sur ${system}`;
};
