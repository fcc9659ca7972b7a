import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `Postuler pour ${session}`,
    text: 'Message à l’hôte',
    hint: 'Dis à quoi tu joues et comment. L’hôte le lit avant de décider.',
    adults: 'J’ai 18 ans ou plus',
    adultsHint: 'Cette session est réservée aux adultes.',
    submit: 'Envoyer la candidature',
    done: (session) => `Candidature envoyée pour ${session}`,
    already: 'Tu participes déjà ou tu as déjà envoyé une candidature',
  },
  add: {
    title: (user) => `Ajouter ${user}`,
    text: 'Message avec ta demande',
    submit: 'Envoyer la demande',
    done: (user) => `Demande d’ami envoyée à ${user}`,
    already: 'Demande d’ami déjà envoyée',
    login: 'Connecte-toi d’abord !',
  },
};
