import type { providerNames as EnglishNames, providers as English } from '../en/providers.ts';
import type { Translated } from '../translated.ts';

/** The names of the services that one can log in with. */
export const providerNames: Translated<typeof EnglishNames> = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers: Translated<typeof English> = {
  or: 'Ou utilise un compte que tu as déjà :',
  goOn: (name) => `Continuer avec ${name}`,
  arriving: {
    wait: (name) => `Vérification avec ${name}. Un instant…`,
    denied: (name) => `Tu as annulé sur ${name}, donc rien n’a changé.`,
    lost: (name) =>
      `Cette connexion avec ${name} est terminée, ou elle a démarré dans un autre onglet. Recommence.`,
    toLogin: 'Retour à la connexion',
    toSecurity: 'Retour à « Sécurité »',
    goBack: 'Retour où tu étais',
  },
  register: {
    title: 'Presque fini',
    lead: (provider) =>
      `C’est ta première fois ici avec ${provider}. Choisis comment les autres te voient.`,
    confirmed: (provider) =>
      `${provider} a confirmé cet e-mail, donc tu n’as pas besoin de le faire.`,
    open: 'On t’enverra un lien pour le confirmer.',
    takenTitle: 'Tu as déjà un compte',
    taken: (provider) =>
      `Il existe un compte avec ton e-mail. Connecte-toi à ce compte et associe ${provider} dans « Sécurité ».`,
    takenByOther:
      'Ce n’est pas toi qui l’as créé ? Réinitialise son mot de passe : le compte sera à toi, et toute autre personne en sera déconnectée.',
    reset: 'Réinitialiser le mot de passe',
    logIn: 'Se connecter',
    other: 'Créer un autre compte avec un autre e-mail',
    gamertag: (provider) => `Montrer à mes amis mon nom ${provider} comme gamertag PC`,
    ofAgeHint:
      'Nécessaire pour les sessions réservées aux adultes. Tu peux aussi le faire plus tard.',
  },
  section: {
    title: 'Comptes associés',
    hint: 'Connecte-toi avec un compte que tu as ailleurs. On n’y publie jamais rien.',
    none: 'Tu n’as encore associé aucun compte.',
    link: (provider) => `Associer ${provider}`,
    linked: (provider) =>
      `${provider} est associé. Tu peux maintenant t’en servir pour te connecter.`,
    linkedOn: (date) => `associé le ${date}`,
    used: (ago) => `utilisé ${ago}`,
    unused: 'pas encore utilisé',
    unlink: 'Dissocier',
    unlinkOne: (provider) => `Dissocier ${provider}`,
    unlinkTitle: (provider) => `Dissocier ${provider} ?`,
    unlinkText: (provider) =>
      `Tu ne pourras plus te connecter avec ${provider}. Les appareils déjà connectés le restent.`,
    unlinked: (provider) => `${provider} est dissocié.`,
    off: 'Connexion impossible par ce service pour l’instant.',
    last: 'C’est le seul accès à ton compte, donc tu ne peux pas le dissocier. Ajoutes-en d’abord un autre.',
  },
  proof: {
    done: 'Merci, c’est bien toi. Maintenant, réessaie.',
  },
};
