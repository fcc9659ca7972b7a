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
  or: 'Oder nimm einen Account, den du schon hast:',
  goOn: (name) => `Weiter mit ${name}`,
  arriving: {
    wait: (name) => `Wir fragen bei ${name} nach. Einen Moment …`,
    denied: (name) => `Du hast bei ${name} abgebrochen. Es wurde nichts geändert.`,
    lost: (name) =>
      `Dieser Login mit ${name} ist vorbei oder wurde in einem anderen Tab gestartet. Fang nochmal an.`,
    toLogin: 'Zurück zum Login',
    toSecurity: 'Zurück zu „Sicherheit“',
    goBack: 'Zurück, wo du warst',
  },
  register: {
    title: 'Fast geschafft',
    lead: (provider) =>
      `Du bist zum ersten Mal mit ${provider} hier. Wähle, wie dich andere sehen.`,
    confirmed: (provider) =>
      `${provider} hat diese E-Mail bestätigt, deshalb musst du das nicht mehr tun.`,
    open: 'Wir schicken dir einen Link, um sie zu bestätigen.',
    takenTitle: 'Du hast schon einen Account',
    taken: (provider) =>
      `Es gibt schon einen Account mit deiner E-Mail. Logge dich dort ein und verknüpfe ${provider} unter „Sicherheit“.`,
    takenByOther:
      'Du hast ihn nicht erstellt? Setze sein Passwort zurück: Dann gehört er dir, und alle anderen sind ausgeloggt.',
    reset: 'Passwort zurücksetzen',
    logIn: 'Einloggen',
    other: 'Anderen Account mit anderer E-Mail erstellen',
    gamertag: (provider) => `Freunden meinen ${provider}-Namen als PC-Gamertag zeigen`,
    ofAgeHint: 'Das brauchst du für Sessions ab 18. Du kannst es auch später bestätigen.',
  },
  section: {
    title: 'Verknüpfte Accounts',
    hint: 'Logge dich mit einem Account ein, den du woanders hast. Wir posten dort nie etwas.',
    none: 'Du hast noch keinen Account verknüpft.',
    link: (provider) => `${provider} verknüpfen`,
    linked: (provider) => `${provider} ist verknüpft. Du kannst dich ab jetzt damit einloggen.`,
    linkedOn: (date) => `verknüpft am ${date}`,
    used: (ago) => `zuletzt benutzt ${ago}`,
    unused: 'noch nicht benutzt',
    unlink: 'Trennen',
    unlinkOne: (provider) => `${provider} trennen`,
    unlinkTitle: (provider) => `${provider} trennen?`,
    unlinkText: (provider) =>
      `Du kannst dich dann nicht mehr mit ${provider} einloggen. Eingeloggte Geräte bleiben eingeloggt.`,
    unlinked: (provider) => `${provider} ist getrennt.`,
    off: 'Damit kannst du dich gerade nicht einloggen.',
    last: 'Das ist der einzige Zugang zu deinem Account, deshalb kannst du ihn nicht trennen. Füge zuerst einen anderen hinzu.',
  },
  proof: {
    done: 'Danke, du bist es. Versuch’s jetzt nochmal.',
  },
};
