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
  or: 'Albo użyj konta, które już masz:',
  goOn: (name) => `Kontynuuj przez ${name}`,
  arriving: {
    wait: (name) => `Sprawdzanie przez ${name}. Chwilka…`,
    denied: (name) => `Logowanie przez ${name} zostało anulowane, więc nic się nie zmieniło.`,
    lost: (name) =>
      `To logowanie przez ${name} wygasło albo zaczęło się w innej karcie. Zacznij od nowa.`,
    toLogin: 'Wróć do logowania',
    toSecurity: 'Wróć do „Bezpieczeństwo”',
    goBack: 'Wróć tam, skąd przychodzisz',
  },
  register: {
    title: 'Już prawie',
    lead: (provider) =>
      `To twój pierwszy raz tutaj przez ${provider}. Wybierz, jak widzą cię inni.`,
    confirmed: (provider) => `${provider} potwierdza ten e-mail, więc ty już nie musisz.`,
    open: 'Wyślemy ci link, żeby go potwierdzić.',
    takenTitle: 'Masz już konto',
    taken: (provider) =>
      `Istnieje konto z twoim e-mailem. Zaloguj się na nie i połącz ${provider} w „Bezpieczeństwo”.`,
    takenByOther:
      'To nie twoje konto? Zresetuj jego hasło: przejmiesz je, a wszyscy inni zostaną wylogowani.',
    reset: 'Zresetuj hasło',
    logIn: 'Zaloguj się',
    other: 'Załóż inne konto z innym e-mailem',
    gamertag: (provider) => `Pokazuj znajomym moją nazwę z ${provider} jako gamertag na PC`,
    ofAgeHint: 'Potrzebne do sesji tylko dla dorosłych. Możesz to zrobić też później.',
  },
  section: {
    title: 'Połączone konta',
    hint: 'Loguj się kontem, które masz gdzie indziej. Nigdy nic tam nie publikujemy.',
    none: 'Nie masz jeszcze połączonych kont.',
    link: (provider) => `Połącz: ${provider}`,
    linked: (provider) => `Połączono: ${provider}. Od teraz możesz się tak logować.`,
    linkedOn: (date) => `połączono: ${date}`,
    used: (ago) => `ostatnio użyte ${ago}`,
    unused: 'jeszcze nieużywane',
    unlink: 'Odłącz',
    unlinkOne: (provider) => `Odłącz: ${provider}`,
    unlinkTitle: (provider) => `Odłączyć ${provider}?`,
    unlinkText: (provider) =>
      `Nie będzie już można logować się przez ${provider}. Zalogowane urządzenia pozostaną zalogowane.`,
    unlinked: (provider) => `Odłączono: ${provider}.`,
    off: 'Teraz nie można się tak zalogować.',
    last: 'To jedyny sposób logowania na twoje konto, więc nie możesz go odłączyć. Najpierw dodaj inny.',
  },
  proof: {
    done: 'Dzięki, to ty. Teraz spróbuj ponownie.',
  },
};
