import type { media as English } from '../en/media.ts';
import type { Translated } from '../translated.ts';
import { amount } from './grammar.ts';

/** Words of adding, describing and ordering photos and videos. */
export const media: Translated<typeof English> = {
  title: 'Zdjęcia i filmy',
  hint: (max) =>
    `Do ${max} plików: obrazy do 10 MB (JPG, PNG, GIF, SVG) i filmy do 95 MB (MP4, WebM, OGG). Karty pokazują pierwszy z nich.`,
  place: 'Z twoich zdjęć oraz filmów MP4 i WebM usuwamy miejsce i dane aparatu.',
  choose: 'Dodaj pliki',
  shoot: 'Zrób zdjęcie',
  drop: 'albo upuść lub wklej je tutaj',
  dropHere: 'Upuść je tutaj',
  full: (max) =>
    `Masz już ${amount(max, 'plik', 'pliki', 'plików')}, więcej się nie da. Usuń jeden, żeby dodać inny.`,
  tooMany: (left) =>
    `Zmieści się jeszcze tylko ${amount(left, 'plik', 'pliki', 'plików')}. Pozostałe nie zostały dodane.`,
  list: 'Twoje pliki w kolejności',
  empty: 'Nic tu jeszcze nie ma. Dodaj zdjęcie, żeby było wiadomo, z kim się gra.',
  emptySession: 'Nic tu jeszcze nie ma. Bez zdjęcia sesja pokazuje okładkę gry.',
  onTheWay: 'Przesyłanie',
  alt: 'Opisz ten plik',
  altHint: 'Dla osób, które go nie widzą.',
  altOf: (place) => `Opisz plik ${place}`,
  altSaved: 'Zapisano',
  first: 'Okładka',
  video: 'Film',
  drag: 'Przeciągnij, żeby przesunąć',
  up: (place) => `Przesuń plik ${place} w górę`,
  down: (place) => `Przesuń plik ${place} w dół`,
  moved: (to, of) => `Teraz na miejscu ${to} z ${of}`,
  remove: (place) => `Usuń plik ${place}`,
  removeTitle: 'Usunąć ten plik?',
  removeText: 'Od razu zniknie dla wszystkich. Tego nie da się cofnąć.',
  removeYes: 'Usuń plik',
  removeNo: 'Zostaw plik',
  removed: 'Plik został usunięty.',
  waiting: 'Czeka',
  waitingForSave: 'Prześle się po zapisaniu. Do tego czasu nie zamykaj karty.',
  sending: (percent) => `${percent}%`,
  finishing: 'Już prawie',
  progressOf: (name) => `Przesyłanie: ${name}`,
  cancel: 'Anuluj',
  cancelOf: (name) => `Anuluj przesyłanie: ${name}`,
  dismissOf: (name) => `Zamknij: ${name}`,
  retryOf: (name) => `Spróbuj ponownie: ${name}`,
  uploaded: (name) => `Przesłano: ${name}.`,
  offline: 'Jesteś offline. Przesyłanie ruszy dalej, gdy wróci internet.',
  move: 'Odtwórz animację',
  hold: 'Zatrzymaj animację',
  notSaved: 'Zmiana nie została zapisana. Spróbuj ponownie.',
  refusal: {
    kind: 'Wybierz obraz (JPG, PNG, GIF, SVG) lub film (MP4, WebM, OGG).',
    empty: 'Ten plik jest pusty. Wybierz inny.',
    'image-size': 'Ten obraz ma ponad 10 MB. Wybierz mniejszy.',
    'video-size': 'Ten film ma ponad 95 MB. Wybierz mniejszy.',
  },
  someFailed:
    'Sesja jest opublikowana, ale niektóre pliki nie zostały przesłane. Spróbuj tutaj ponownie albo kontynuuj bez nich.',
};
