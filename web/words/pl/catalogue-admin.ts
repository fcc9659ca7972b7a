import type { catalogueAdmin as English } from '../en/catalogue-admin.ts';
import type { Translated } from '../translated.ts';
import { amount, number, plural } from './grammar.ts';

/** Words of the catalogue's admin area. */
export const catalogueAdmin: Translated<typeof English> = {
  title: 'Katalog',
  back: 'Admin',
  tabsLabel: 'Katalog',
  tabs: { games: 'Gry', requests: 'Propozycje', categories: 'Kategorie', import: 'Import' },
  shown: (count, more) => (more ? `Na razie ${count}` : `Razem ${count}`),
  more: 'Pokaż więcej',
  reason: 'Powód',
  reasonHint: 'Zapisujemy go w dzienniku.',
  reasonTold: 'Zobaczą go osoby, które zaproponowały tę grę. Zapisujemy go też w dzienniku.',
  pick: 'Gra',
  pickPlaceholder: 'Szukaj w katalogu',
  picked: (name) => `Wybrano: ${name}`,
  pickFirst: 'Najpierw wybierz grę.',
  games: {
    search: 'Szukaj w katalogu',
    category: 'Kategoria',
    anyCategory: 'Wszystkie kategorie',
    state: 'Status',
    states: { listed: 'W katalogu', archived: 'Zarchiwizowane' },
    add: 'Dodaj grę',
    none: 'Nie znaleziono gier',
    noneHint: 'Spróbuj krótszej nazwy, innej kategorii lub innego statusu.',
    players: (count) =>
      amount(count, 'osoba w to gra', 'osoby w to grają', 'osób w to gra', number(count)),
    sessions: (count) => amount(count, 'sesja', 'sesje', 'sesji', number(count)),
    noCategory: 'bez kategorii',
    mergedInto: (name) => `scalona z: ${name}`,
    edit: 'Edytuj',
    editNamed: (name) => `Edytuj: ${name}`,
    merge: 'Scal',
    mergeNamed: (name) => `Scal: ${name}`,
    archive: 'Archiwizuj',
    archiveNamed: (name) => `Archiwizuj: ${name}`,
    restore: 'Przywróć',
    restoreNamed: (name) => `Przywróć: ${name}`,
  },
  form: {
    add: 'Dodaj grę',
    edit: (name) => `Edytuj: ${name}`,
    name: 'Nazwa',
    categories: 'Kategorie',
    save: 'Zapisz',
    added: (name) => `Dodano: ${name}`,
    saved: (name) => `Zapisano: ${name}`,
  },
  cover: {
    label: 'Okładka',
    uploaded: (name) => `Przesłana okładka gry ${name}`,
    generated: (name) => `Wygenerowana okładka gry ${name}`,
    hint: 'JPG lub PNG, do 10 MB i 50 megapikseli. Pokazujemy środek w proporcji 10:7. Wszyscy widzą ją od razu, nawet zanim zapiszesz inne zmiany.',
    upload: 'Prześlij okładkę',
    remove: 'Użyj wygenerowanej',
    cancel: 'Anuluj przesyłanie',
    progress: 'Przesyłanie okładki',
    sending: (percent) => (percent < 100 ? `${percent}%` : 'Już prawie'),
    isUploaded: 'Okładka została przesłana.',
    isGenerated: 'Wróciła wygenerowana okładka.',
    refusal: {
      kind: 'Wybierz plik JPG lub PNG.',
      empty: 'Ten plik jest pusty. Wybierz inny.',
      'image-size': 'Ten plik ma ponad 10 MB. Wybierz mniejszy.',
    },
    offline: 'Przesyłanie zostało przerwane. Nic z wpisanego tekstu nie zginęło. Spróbuj ponownie.',
    stillWrong: 'Okładka nie została przesłana. Spróbuj ponownie albo zapisz bez niej.',
  },
  previews: {
    failed: (name, more) =>
      more === 0
        ? `Nie ma jeszcze obrazka do linków gry ${name}. Edytuj i zapisz grę, żeby spróbować ponownie.`
        : `Nie ma jeszcze obrazków do linków gry ${name} i ${plural(more, {
            one: 'jeszcze 1 gry',
            few: `${number(more)} innych gier`,
            many: `${number(more)} innych gier`,
          })}. Edytuj i zapisz grę, żeby spróbować ponownie.`,
  },
  merge: {
    title: (name) => `Scal ${name} z inną grą`,
    text: (name) =>
      `Osoby i sesje, które mają grę ${name}, dostaną zamiast niej tę drugą. Tego nie da się cofnąć.`,
    submit: 'Scal gry',
    done: (from, into) => `Scalono: ${from} → ${into}`,
  },
  archive: {
    title: (name) => `Zarchiwizować grę ${name}?`,
    text: 'Nie będzie można jej już wybrać. Osoby i sesje, które ją mają, zachowają ją.',
    submit: 'Archiwizuj',
    done: (name) => `Zarchiwizowano: ${name}`,
  },
  restore: {
    title: (name) => `Przywrócić grę ${name}?`,
    text: 'Znów będzie można ją znaleźć i wybrać.',
    submit: 'Przywróć',
    done: (name) => `Przywrócono: ${name}`,
  },
  requests: {
    none: 'Brak propozycji gier',
    noneHint: 'Tu pojawią się gry, które ktoś zaproponuje.',
    by: (name, count) =>
      count > 1
        ? `od: ${name} i ${plural(count - 1, {
            one: 'jeszcze 1 osoba',
            few: `jeszcze ${number(count - 1)} osoby`,
            many: `jeszcze ${number(count - 1)} osób`,
          })}`
        : `od: ${name}`,
    accept: 'Dodaj do katalogu',
    acceptNamed: (name) => `Dodaj do katalogu: ${name}`,
    merge: 'Już jest',
    mergeNamed: (name) => `Już jest w katalogu: ${name}`,
    decline: 'Odrzuć',
    declineNamed: (name) => `Odrzuć: ${name}`,
    acceptTitle: (name) => `Dodaj do katalogu: ${name}`,
    accepted: (name, told) =>
      `Dodano: ${name}. Powiadomiono ${plural(told, {
        one: '1 osobę',
        few: `${told} osoby`,
        many: `${told} osób`,
      })}.`,
    mergeTitle: (name) => `Która to gra: ${name}?`,
    mergeText: 'Osoby, które ją zaproponowały, dowiedzą się, pod jaką nazwą ją znajdą.',
    mergeSubmit: 'Użyj tej gry',
    declineTitle: (name) => `Odrzucić propozycję „${name}”?`,
    declineText: 'Osoby, które ją zaproponowały, dowiedzą się o tym razem z twoim powodem.',
    declineSubmit: 'Odrzuć',
    declined: (name) => `Odrzucono: ${name}`,
  },
  categories: {
    add: 'Dodaj kategorię',
    name: 'Nazwa',
    submit: 'Dodaj kategorię',
    added: (name) => `Dodano na końcu: ${name}`,
    games: (count) => amount(count, 'gra', 'gry', 'gier'),
    up: (name) => `Przesuń w górę: ${name}`,
    down: (name) => `Przesuń w dół: ${name}`,
    moved: (name, place) => `${name}: teraz na miejscu ${place}`,
    rename: 'Zmień nazwę',
    renameNamed: (name) => `Zmień nazwę: ${name}`,
    renamed: (name) => `Nowa nazwa: ${name}`,
    save: 'Zapisz',
    merge: 'Scal',
    mergeNamed: (name) => `Scal: ${name}`,
    mergeTitle: (name) => `Scal kategorię ${name} z inną`,
    mergeText: (name) =>
      `Jej gry przejdą do drugiej kategorii, a kategoria ${name} zostanie usunięta. Tego nie da się cofnąć.`,
    into: 'Z kategorią',
    mergeSubmit: 'Scal kategorie',
    merged: (from, into) => `Scalono: ${from} → ${into}`,
  },
  import: {
    lead: (lines) =>
      `Plik CSV w UTF-8, do ${number(lines)} gier i 1 MB. Musi mieć kolumnę „name” i może mieć kolumnę „categories” z wartościami oddzielonymi znakiem |. Zobaczysz zmiany, zanim cokolwiek zostanie zaimportowane.`,
    file: 'Plik CSV',
    looking: 'Sprawdzanie pliku…',
    tooLarge: 'Ten plik ma ponad 1 MB. Podziel go na mniejsze.',
    unread: 'Nie udało się odczytać pliku. Wybierz go ponownie.',
    nothing: 'Nie ma czego importować. Wszystkie te gry są aktualne.',
    faults: (count) =>
      plural(count, {
        one: 'Problem jest w 1 wierszu. Popraw go i wybierz plik ponownie.',
        few: `Problem jest w ${count} wierszach. Popraw je i wybierz plik ponownie.`,
        many: `Problem jest w ${count} wierszach. Popraw je i wybierz plik ponownie.`,
      }),
    line: (line, message) => `Wiersz ${line}: ${message}`,
    moreFaults: (count) => `i jeszcze ${count}`,
    added: (count) =>
      plural(count, {
        one: '1 gra zostanie dodana',
        few: `${count} gry zostaną dodane`,
        many: `${count} gier zostanie dodanych`,
      }),
    changed: (count) =>
      plural(count, {
        one: '1 gra dostanie nowe kategorie',
        few: `${count} gry dostaną nowe kategorie`,
        many: `${count} gier dostanie nowe kategorie`,
      }),
    unchanged: (count) =>
      plural(count, {
        one: '1 gra zostaje bez zmian',
        few: `${count} gry zostają bez zmian`,
        many: `${count} gier zostaje bez zmian`,
      }),
    moreNames: (count) => `i jeszcze ${count}`,
    apply: 'Importuj',
    applied: 'Gry zostały zaimportowane.',
  },
};
