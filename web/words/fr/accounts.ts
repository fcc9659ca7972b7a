import type {
  account as EnglishAccount,
  accountSettings as EnglishSettings,
  recovery as EnglishRecovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of registration and log-in. */
export const account: Translated<typeof EnglishAccount> = {
  register: {
    title: 'Rejoins Peerway',
    lead: 'Crée ton compte. Ça prend une minute.',
    name: 'Nom',
    nameHint: 'C’est ce que les autres voient. Lettres, chiffres et emojis sont acceptés.',
    nameFree: (name) => `${name} est disponible`,
    nameTaken: 'Ce nom est pris, ou ressemble trop à un autre. Essaies-en un autre.',
    terms: 'J’accepte les conditions d’utilisation',
    termsLink: 'Lire les conditions',
    submit: 'Créer un compte',
    haveOne: 'Tu as déjà un compte ?',
    done: (name) => `Bienvenue, ${name} ! Choisis maintenant les jeux auxquels tu joues.`,
  },
  login: {
    title: 'Bon retour !',
    submit: 'Se connecter',
    newHere: 'Première visite ?',
    again: 'Connecte-toi. On te ramène ici juste après.',
  },
  email: 'E-mail',
  password: 'Mot de passe',
  passwordHint:
    'Au moins 10 caractères. Plus c’est long, mieux c’est : quelques mots au hasard, c’est parfait.',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  strength: {
    label: 'Longueur',
    short: (missing) =>
      plural(missing, {
        one: `encore ${missing} caractère`,
        other: `encore ${missing} caractères`,
      }),
    fair: 'assez long',
    good: 'bien',
    strong: 'très bien',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof EnglishSettings> = {
  pages: {
    label: 'Ta page',
    profile: 'Profil',
    media: 'Photos et vidéos',
    privacy: 'Confidentialité',
    notifications: 'Notifications',
    account: 'Compte',
    security: 'Sécurité',
    data: 'Tes données',
  },
  sections: {
    address: 'E-mail',
    password: 'Mot de passe',
    devices: 'Appareils',
    blocked: 'Personnes bloquées',
    data: 'Tes données',
    calendar: 'Ton agenda',
  },
  address: {
    confirmed: 'confirmé',
    open: 'non confirmé',
    openHint:
      'Confirme ton e-mail pour pouvoir réinitialiser ton mot de passe si tu l’oublies. On t’a envoyé un lien.',
    again: 'Renvoyer le lien',
    sent: (email) => `On a envoyé un lien à ${email}.`,
    change: 'Changer d’e-mail',
    newEmail: 'Nouvel e-mail',
    both: {
      hint: 'On enverra un lien à ton adresse actuelle et à la nouvelle. Ton e-mail change dès que tu as confirmé les deux.',
      submit: 'Envoyer les liens',
      begun: 'On a envoyé un lien à chaque adresse. Confirme les deux pour terminer le changement.',
    },
    one: {
      hint: 'On enverra un lien à ta nouvelle adresse. Ton e-mail change dès que tu l’as confirmée.',
      submit: 'Envoyer le lien',
      begun: 'On a envoyé un lien à ta nouvelle adresse. Confirme-la pour terminer le changement.',
    },
    pending: (email) => `Tu changes ton e-mail pour ${email}.`,
    old: 'ton e-mail actuel',
    fresh: 'ton nouvel e-mail',
    done: 'confirmé',
    waiting: 'pas encore confirmé',
    until: (clock) => `Les liens expirent à ${clock}.`,
    takeBack: 'Annuler le changement',
    takenBack: 'Le changement est annulé. Les liens envoyés ne fonctionnent plus.',
    noMail:
      'Cette communauté n’envoie pas encore d’e-mails, donc tu ne peux ni confirmer ni changer le tien.',
  },
  password: {
    fresh: 'Nouveau mot de passe',
    change: 'Changer de mot de passe',
    hint: 'Le changer déconnecte tous tes autres appareils. Si ton e-mail est confirmé, on t’écrira pour te le signaler.',
    submit: 'Enregistrer le mot de passe',
    done: 'Ton mot de passe a changé. Tous tes autres appareils sont déconnectés.',
  },
  devices: {
    hint: 'Ces appareils sont connectés à ton compte. Il y en a un que tu ne connais pas ? Déconnecte-le et change de mot de passe.',
    name: (browser, system) =>
      browser === null && system === null
        ? 'Appareil inconnu'
        : system === null
          ? (browser ?? 'Un navigateur')
          : `${browser ?? 'Un navigateur'} sur ${system}`,
    current: 'cet appareil',
    seen: (ago) => `dernière activité ${ago}`,
    seenNow: 'actif maintenant',
    since: {
      password: (date) => `connecté le ${date} avec un mot de passe`,
      passkey: (date) => `connecté le ${date} avec une clé d’accès`,
      code: (date) => `connecté le ${date} avec un mot de passe et un code`,
      discord: (date) => `connecté le ${date} avec Discord`,
      google: (date) => `connecté le ${date} avec Google`,
      twitch: (date) => `connecté le ${date} avec Twitch`,
      steam: (date) => `connecté le ${date} avec Steam`,
      demo: (date) => `connecté le ${date} avec Demo ID`,
    },
    end: 'Déconnecter',
    endOne: (name) => `Déconnecter ${name}`,
    ended: (name) => `${name} : appareil déconnecté.`,
    only: 'Aucun autre appareil n’est connecté à ton compte.',
  },
  blocked: {
    none: 'Tu n’as bloqué personne. Si tu bloques quelqu’un, vous ne vous verrez plus nulle part sur Peerway.',
    all: 'Gérer les blocages',
  },
  calendar: {
    hint: 'Retrouve tes sessions dans Google Agenda, Apple Calendrier ou Outlook : abonne-toi à une adresse secrète. Quiconque l’a peut les lire.',
    often:
      'Google Agenda se met à jour toutes les 8 à 24 heures. D’autres applis sont parfois plus rapides.',
    make: 'Créer une adresse',
    made: 'Ton agenda a une nouvelle adresse.',
    since: (date) => `Tu as créé une adresse le ${date}.`,
    address: 'Adresse de ton agenda',
    once: 'Copie-la maintenant. On ne l’affichera plus.',
    copy: 'Copier l’adresse',
    copied: 'Adresse copiée.',
    notCopied: (url) => `Impossible de copier l’adresse. Copie-la toi-même : ${url}`,
    open: 'Ouvrir dans l’agenda',
    replace: 'Créer une autre adresse',
    revoke: 'Révoquer l’adresse',
    title: { replace: 'Créer une autre adresse ?', revoke: 'Révoquer cette adresse ?' },
    text: 'Les agendas abonnés à l’adresse actuelle ne recevront plus tes sessions.',
    keep: 'Garder l’adresse actuelle',
    revoked: 'L’adresse ne fonctionne plus.',
  },
  data: {
    export: 'Télécharger mes données',
    exportHint: 'Un fichier zip avec tout ce qu’on a sur toi, y compris tes photos et tes vidéos.',
    exported: 'Tes données sont téléchargées.',
    fileName: 'peerway-mes-donnees.zip',
    leave: 'Supprimer mon compte',
    leaveHint:
      'Tu as 14 jours pour changer d’avis. Ensuite, tes données personnelles sont supprimées pour de bon.',
    leaveTitle: 'Supprimer ton compte ?',
    leaveText: [
      'On te déconnecte partout et plus personne ne te voit. Les sessions que tu organises sont annulées et leurs membres sont prévenus. Tes places dans les autres sessions vont à la liste d’attente.',
      'Tu as 14 jours pour te connecter et garder ton compte. Ensuite, tes données personnelles sont supprimées et ne peuvent pas être récupérées.',
    ],
    stay: 'Garder mon compte',
    left: (date) => `Ton compte sera supprimé le ${date}. Tu changes d’avis ? Connecte-toi avant.`,
    leaving: (date) => `Ton compte sera supprimé le ${date}.`,
    returnTitle: 'Tu as changé d’avis ?',
    returnHint:
      'D’ici là, personne ne te voit et tu peux seulement regarder. Si tu gardes ton compte, tout revient, sauf les sessions annulées et les places que tu as laissées.',
    return: 'Garder mon compte',
    goOn: 'Me déconnecter sans le garder',
    returned: 'Te revoilà ! Ton compte est conservé.',
    takeAlong: 'Télécharger d’abord mes données',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof EnglishRecovery> = {
  forgot: {
    link: 'Mot de passe oublié ?',
    title: 'Réinitialise ton mot de passe',
    lead: 'Entre l’e-mail de ton inscription. S’il correspond à un compte, on t’envoie un lien.',
    submit: 'Envoyer le lien',
    sentTitle: 'Regarde tes e-mails',
    sent: (email) =>
      `Si ${email} correspond à un compte, un lien est en route. Il est valable une heure.`,
    again: 'Pas d’e-mail ? Regarde dans tes spams, ou essaie une autre adresse.',
    tryAgain: 'Réessayer',
    noMail: 'Cette communauté n’envoie pas encore d’e-mails. Son exploitant peut t’aider :',
    back: 'Retour à la connexion',
  },
  reset: {
    title: 'Choisis un nouveau mot de passe',
    lead: 'Tous tes appareils seront déconnectés. Ensuite, connecte-toi avec ton nouveau mot de passe.',
    submit: 'Enregistrer le mot de passe',
    done: 'Ton nouveau mot de passe est enregistré. Tu peux te connecter.',
    dead: 'Ce lien a expiré ou a déjà servi.',
    another: 'Envoyer un autre lien',
  },
  confirm: {
    title: 'Confirme ton e-mail',
    lead: 'Un clic et c’est fait.',
    submit: 'Confirmer l’e-mail',
    confirmed: 'Ton e-mail est confirmé. Merci !',
    halfway:
      'Merci ! Ouvre maintenant le lien envoyé à ton autre adresse pour terminer le changement.',
    changed: 'Ton e-mail a changé.',
    dead: 'Ce lien a expiré ou a déjà servi. Tu peux en demander un autre sur ta page.',
    taken:
      'Un autre compte utilise déjà cet e-mail, donc rien n’a changé. Essaie une autre adresse.',
    toPage: 'Aller à ta page',
    home: 'Aller à l’accueil',
  },
};
