import type { install as English, pushOffer as EnglishPushOffer } from '../en/install.ts';
import type { Translated } from '../translated.ts';

/** Words of the installed app, and of turning on its notifications. */
export const install: Translated<typeof English> = {
  name: 'Peerway',
  description: 'Znajdź ludzi do grania na dziś wieczór: sesje, profile i rozmowy.',
  button: 'Zainstaluj apkę',
};

export const pushOffer: Translated<typeof EnglishPushOffer> = {
  label: 'Powiadomienia',
  title: {
    applied: 'Dać ci znać, gdy dostaniesz miejsce?',
    hosted: 'Dać ci znać, gdy ktoś poprosi o miejsce?',
  },
  hint: 'Peerway może wysyłać na to urządzenie powiadomienia o sesjach, wiadomościach i rozmowach. W ustawieniach wybierzesz, o czym.',
  turnOn: 'Włącz powiadomienia',
  later: 'Nie teraz',
  on: 'Powiadomienia są włączone. W ustawieniach możesz zmienić, o czym cię informujemy.',
  denied:
    'Przeglądarka blokuje powiadomienia z Peerway. Możesz na nie zezwolić w ustawieniach strony.',
  failed: 'Nie udało się. Spróbuj ponownie za chwilę.',
  ios: 'Na iPhonie i iPadzie to działa, gdy Peerway jest na ekranie początkowym: stuknij „Udostępnij”, potem „Do ekranu początkowego” i otwórz Peerway stamtąd.',
};
