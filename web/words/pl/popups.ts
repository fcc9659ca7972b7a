import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `Poproś o miejsce: ${session}`,
    text: 'Wiadomość do hosta',
    hint: 'Napisz, w co i jak grasz. Host przeczyta to przed decyzją.',
    adults: 'Mam co najmniej 18 lat',
    adultsHint: 'Ta sesja jest tylko dla dorosłych.',
    submit: 'Wyślij prośbę',
    done: (session) => `Prośba wysłana: ${session}`,
    already: 'Masz tu już miejsce albo twoja prośba została już wysłana',
  },
  add: {
    title: (user) => `Dodaj: ${user}`,
    text: 'Wiadomość do zaproszenia',
    submit: 'Wyślij zaproszenie',
    done: (user) => `Zaproszenie wysłane: ${user}`,
    already: 'Zaproszenie zostało już wysłane',
    login: 'Zaloguj się!',
  },
};
