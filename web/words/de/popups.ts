import type * as english from '../en/popups.ts';
import type { Translated } from '../translated.ts';

export const popups: Translated<typeof english.popups> = {
  apply: {
    title: (session) => `Bewirb dich für ${session}`,
    text: 'Nachricht an den Host',
    hint: 'Sag, was du spielst und wie. Der Host liest es, bevor er entscheidet.',
    adults: 'Ich bin 18 oder älter',
    adultsHint: 'Diese Session ist nur für Erwachsene.',
    submit: 'Bewerbung senden',
    done: (session) => `Du hast dich für ${session} beworben`,
    already: 'Du bist schon dabei oder hast dich schon beworben',
  },
  add: {
    title: (user) => `${user} hinzufügen`,
    text: 'Nachricht zu deiner Einladung',
    submit: 'Einladung senden',
    done: (user) => `Einladung an ${user} gesendet`,
    already: 'Einladung schon gesendet',
    login: 'Bitte logge dich ein!',
  },
};
