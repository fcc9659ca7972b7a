import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `Bewerben für ${session}`,
    text: 'Nachricht an den Host',
    hint: 'Schreib, was und wie du spielst. Der Host liest das vor der Entscheidung.',
    adults: 'Ich bin mindestens 18',
    adultsHint: 'Diese Session ist ab 18.',
    submit: 'Bewerbung senden',
    done: (session) => `Du hast dich für ${session} beworben`,
    already: 'Du bist schon dabei oder hast dich schon beworben',
  },
  add: {
    title: (user) => `${user} hinzufügen`,
    text: 'Nachricht zu deiner Anfrage',
    submit: 'Anfrage senden',
    done: (user) => `Anfrage an ${user} gesendet`,
    already: 'Anfrage schon gesendet',
    login: 'Bitte logge dich ein!',
  },
};
