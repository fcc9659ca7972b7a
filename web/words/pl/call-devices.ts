import type { callDevices as English, trouble as EnglishTrouble } from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied:
      'Przeglądarka blokuje mikrofon. Zezwól na niego w pasku adresu, potem wyłącz wyciszenie.',
    missing:
      'Nie znaleziono mikrofonu. Nadal słyszysz innych. Podłącz mikrofon i wyłącz wyciszenie, żeby mówić.',
    busy: 'Inna aplikacja używa twojego mikrofonu. Zamknij ją, potem wyłącz wyciszenie.',
    unplugged: 'Mikrofon został odłączony. Podłącz go lub wybierz inny, potem wyłącz wyciszenie.',
    unsupported: 'Mikrofon tu nie działa. Użyj https albo innej przeglądarki.',
    failed:
      'Mikrofon się nie uruchomił. Wybierz inny albo wyłącz wyciszenie, żeby spróbować ponownie.',
  },
  camera: {
    denied: 'Przeglądarka blokuje kamerę. Zezwól na nią w pasku adresu, potem ją włącz.',
    missing: 'Nie znaleziono kamery. Rozmowa trwa dalej bez twojego obrazu.',
    busy: 'Inna aplikacja używa twojej kamery. Zamknij ją, potem włącz kamerę ponownie.',
    unplugged: 'Kamera została odłączona. Rozmowa trwa dalej bez twojego obrazu.',
    unsupported: 'Kamera tu nie działa. Użyj https albo innej przeglądarki.',
    failed: 'Kamera się nie uruchomiła. Wybierz inną albo spróbuj ponownie.',
  },
  screen: {
    denied: 'Ekran nie został udostępniony.',
    missing: 'Nie ma ekranu do udostępnienia.',
    busy: 'Nie udało się udostępnić ekranu. Spróbuj ponownie.',
    unplugged: 'Nie udało się udostępnić ekranu. Spróbuj ponownie.',
    unsupported: 'Ta przeglądarka nie potrafi udostępniać ekranu.',
    failed: 'Nie udało się udostępnić ekranu. Spróbuj ponownie.',
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof English> = {
  title: 'Urządzenia i ustawienia',
  microphone: 'Mikrofon',
  speaker: 'Głośnik',
  chooseSpeaker: 'Wybierz głośnik',
  camera: 'Kamera',
  system: 'Domyślne w systemie',
  unnamed: (place) => `Urządzenie ${place}`,
  level: 'Poziom mikrofonu',
  levelHint: 'Powiedz coś. Jeśli mikrofon działa, pasek się porusza.',
  heard: 'Twój mikrofon działa.',
  testSound: 'Odtwórz dźwięk testowy',
  preview: 'Podgląd kamery',
  previewOn: 'Sprawdź kamerę',
  previewOff: 'Zakończ test kamery',
  pushToTalk: 'Naciśnij i mów',
  pushToTalkHint:
    'Mikrofon jest wyłączony, dopóki nie przytrzymasz klawisza, a na telefonie przycisku.',
  talkKey: 'Klawisz',
  changeKey: (key) => `Klawisz mówienia: ${key}. Zmień go`,
  pressKey: 'Naciśnij klawisz…',
  ringSound: 'Odtwarzaj dzwonek',
  notify: 'Powiadamiaj mnie o rozmowach, gdy ta karta jest ukryta',
  notifyOn: 'Dostaniesz powiadomienie o rozmowie, gdy ta karta będzie ukryta.',
  notifyOff: 'Przeglądarka blokuje powiadomienia. Zezwól na nie w pasku adresu.',
  close: 'Gotowe',
};
