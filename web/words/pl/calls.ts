import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import type { Translated } from '../translated.ts';
import { callDevices, trouble } from './call-devices.ts';
import { amount, list, plural } from './grammar.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const people = (count: number) => amount(count, 'osoba', 'osoby', 'osób');

const FULL = `Rozmowa jest pełna: ${people(MEMBERS)} już w niej jest albo właśnie do nich dzwoni.`;

/** Words of calls. */
export const calls: Translated<typeof English> = {
  prompt: (names) => `Dołącz do rozmowy: ${list(names)}`,
  /** Before joining people who aren't friends. */
  exposed: 'Bez serwera pośredniczącego inni w tej rozmowie mogą zobaczyć twój adres IP.',
  stranger: {
    title: (name) => `Połączyć się? ${name}`,
    text: 'Ta osoba jest nowa w rozmowie i nie ma jej wśród twoich znajomych. Bez serwera pośredniczącego po połączeniu zobaczy twój adres IP.',
    agree: 'Połącz',
    refuse: 'Nie łącz',
  },
  notification: 'Peerway dzwoni. Otwórz kartę, żeby odebrać.',
  ring: {
    single: 'Rozmowa głosowa',
    singleVideo: 'Rozmowa wideo',
    group: (count) => `Rozmowa grupowa: ${people(count)}`,
    join: 'Dołącz',
    joinVideo: 'Dołącz z kamerą',
    joinVoice: 'Tylko głos',
    decline: 'Odrzuć',
    silence: 'Wycisz dzwonek',
    sound: 'Włącz dzwonek',
    check: 'Sprawdź mikrofon i kamerę',
    leavesOther: 'Jeśli dołączysz, opuścisz obecną rozmowę.',
    joining: 'Dołączanie…',
  },
  dial: {
    call: 'Zadzwoń',
    callOne: (name) => `Zadzwoń: ${name}`,
    video: 'Rozmowa wideo',
    videoOne: (name) => `Rozmowa wideo: ${name}`,
    add: 'Dodaj do rozmowy',
    addOne: (name) => `Dodaj do rozmowy: ${name}`,
    inCall: 'W tej rozmowie',
    group: 'Zadzwoń do grupy',
    videoGroup: 'Rozmowa wideo z grupą',
    everyone: 'Zadzwoń do wszystkich',
    join: (count) => (count === 0 ? 'Wejdź na voice' : `Wejdź na voice · ${people(count)}`),
    joinHint: (names) =>
      names.length === 0
        ? 'U nikogo nie zadzwoni.'
        : `Na voice: ${list(names)}. U nikogo nie zadzwoni.`,
    full: `Rozmowa jest pełna: jest w niej ${people(MEMBERS)}. Możesz dołączyć, gdy ktoś wyjdzie.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `Dzwoni do ${MEMBERS - 1} osób z tej sesji, najpierw do tych online.`
        : 'Dzwoni do wszystkich w tej sesji.',
    failed: 'Nie udało się rozpocząć rozmowy. Sprawdź połączenie i spróbuj ponownie.',
    unsupported:
      'W tej przeglądarce rozmowy nie działają. Użyj aktualnej wersji Chrome, Edge, Firefoksa lub Safari.',
    select: 'Wybierz znajomych',
    selectDone: 'Anuluj',
    selected: (count) => `Wybrano: ${people(count)}`,
    selectUpTo: `Maksymalnie ${MEMBERS - 1}`,
    selectOne: (name) => `Wybierz: ${name}`,
    selectedLabel: 'Wybrani znajomi',
  },
  stage: {
    label: 'Rozmowa',
    asking: 'Rozpoczynanie rozmowy…',
    resuming: 'Powrót do rozmowy…',
    alone: 'Wszyscy inni wyszli. Twój mikrofon jest wyciszony, a rozmowa skończy się za minutę.',
    aloneShort: 'Wszyscy inni wyszli. Twój mikrofon jest wyciszony.',
    first: 'Na razie nikogo innego tu nie ma. Inni widzą, że tu jesteś, i mogą dołączyć.',
    firstShort: 'Nikogo innego tu jeszcze nie ma.',
    clock: 'Czas rozmowy',
    you: 'Ty',
    ringing: 'dzwoni…',
    connecting: 'łączenie…',
    lost: 'ponowne łączenie…',
    away: 'utrata połączenia, może wróci',
    heldBack: 'brak połączenia z tobą',
    mayHaveToAgree: 'jeszcze bez połączenia, może czeka na zgodę',
    noWay: 'jeszcze bez połączenia, próbujemy dalej',
    noRelay:
      'jeszcze bez połączenia, próbujemy dalej. Wasze sieci blokują bezpośrednie rozmowy, a ta społeczność nie ma serwera pośredniczącego.',
    quality: { good: 'dobre połączenie', fair: 'średnie połączenie', poor: 'słabe połączenie' },
    speaking: 'mówi',
    muted: 'wyciszony mikrofon',
    sharing: (name) => `Ekran: ${name}`,
    ownScreen: 'Twój ekran',
    fullScreen: 'Pełny ekran',
    popOut: 'Pokaż w osobnym oknie',
    noWindow: 'Przeglądarka na to nie pozwoliła. Spróbuj ponownie za chwilę.',
    reconnecting: 'Nie ma połączenia z Peerway. Rozmowa trwa, a my łączymy się ponownie.',
    autoplayBlocked:
      'Przeglądarka zablokowała dźwięk. Kliknij lub dotknij gdziekolwiek, żeby słyszeć innych.',
    noVideo: `Rozmowy, w których jest ponad ${WITH_VIDEO} osób, są tylko głosowe. Kamery i udostępnianie ekranu są wyłączone.`,
    session: (name) => `Sesja: ${name}`,
    full: FULL,
    outcome: {
      declined: (name) => `${name} odrzuca rozmowę.`,
      'no-answer': (name) => `${name} nie odbiera.`,
      busy: (name) => `${name} jest w innej rozmowie.`,
      cancelled: (name) => `Już nie dzwoni: ${name}.`,
      unreachable: (name) => `${name} jest poza zasięgiem.`,
      'friends-only': (name) => `${name} odbiera tylko od znajomych.`,
      full: (name) => `${name} nie może dołączyć, bo rozmowa jest pełna.`,
    },
  },
  controls: {
    label: 'Sterowanie rozmową',
    mute: 'Wycisz mikrofon',
    unmute: 'Wyłącz wyciszenie',
    cameraOn: 'Włącz kamerę',
    cameraOff: 'Wyłącz kamerę',
    share: 'Udostępnij ekran',
    unshare: 'Przestań udostępniać ekran',
    deafen: 'Wyłącz dźwięk',
    undeafen: 'Włącz dźwięk',
    devices: 'Urządzenia i ustawienia',
    add: 'Dodaj osoby',
    hangUp: 'Rozłącz się',
    hold: 'Przytrzymaj, żeby mówić',
    short: {
      mute: 'Wycisz',
      unmute: 'Mów',
      camera: 'Kamera',
      share: 'Ekran',
      deafen: 'Dźwięk',
      devices: 'Sprzęt',
      add: 'Dodaj',
      hangUp: 'Rozłącz',
      hold: 'Mów',
    },
    talkKey: (key) =>
      `Przytrzymaj ${key}, żeby mówić. Działa, gdy ta karta jest na wierzchu i nie piszesz.`,
    talking: 'Inni cię słyszą.',
  },
  person: {
    menu: (name) => `Ustawienia dźwięku: ${name}`,
    volume: (name) => `Głośność: ${name}`,
    percent: (share) => `${Math.round(share * 100)}%`,
  },
  trouble,
  bar: {
    label: 'Bieżąca rozmowa',
    open: 'Otwórz rozmowę',
    with: (names) => (names.length === 0 ? 'Rozmowa' : `Rozmowa: ${list(names)}`),
    asking: 'Dzwonienie…',
  },
  devices: callDevices,
  add: {
    title: 'Dodaj osoby do rozmowy',
    none: 'Nie ma już kogo dodać.',
    fellow: 'w tej sesji',
    room: (count) =>
      `Możesz dodać jeszcze ${plural(count, { one: '1 osobę', few: `${count} osoby`, many: `${count} osób` })}.`,
    submit: 'Dodaj do rozmowy',
    failed: 'Nie udało się wczytać listy. Spróbuj ponownie.',
  },
  over: {
    left: (names) => `Rozmowa skończona. Wychodzi: ${names}.`,
    leftAlone: 'Rozmowa skończona.',
    'hung-up': (names) => `Koniec rozmowy: ${names}.`,
    declined: (names) => `Rozmowa odrzucona: ${names}.`,
    'no-answer': (names) => `Bez odpowiedzi: ${names}.`,
    busy: (names) => `W innej rozmowie: ${names}.`,
    cancelled: 'Rozmowa została anulowana.',
    unreachable: (names) => `Poza zasięgiem: ${names}.`,
    'friends-only': (names) => `Tylko znajomi mogą dzwonić: ${names}.`,
    unreachableNobody: 'Z nikim nie udało się połączyć.',
    elsewhere: 'Jesteś w tej rozmowie w innej karcie lub na innym urządzeniu.',
    alone: 'Rozmowa się skończyła, bo wszyscy inni wyszli.',
    removed: 'Ta rozmowa się dla ciebie skończyła.',
    full: `${FULL} Spróbuj ponownie, gdy ktoś wyjdzie.`,
    lost: 'Rozmowa się skończyła, bo zbyt długo nie było połączenia.',
    refused:
      'Nie udało się rozpocząć rozmowy. Być może trwa już inna w drugiej karcie lub na innym urządzeniu.',
    unanswered: 'Peerway nie odpowiada. Spróbuj ponownie.',
    offline: 'Jesteś offline. Zadzwonisz ponownie, gdy wróci internet.',
    again: 'Zadzwoń ponownie',
    dismiss: 'Zamknij',
    missed: (names) => `Nieodebrane połączenie: ${names}.`,
    names: list,
  },
  recent: {
    title: 'Ostatnie rozmowy',
    missed: 'nieodebrana',
    incoming: 'przychodząca',
    outgoing: 'wychodząca',
    back: (names) => `Oddzwoń: ${names}`,
    backShort: 'Oddzwoń',
    failed: 'Nie udało się wczytać rozmów.',
    more: 'Pokaż więcej',
    noAnswer: 'wychodząca, bez odpowiedzi',
    declined: 'przychodząca, odrzucona',
    missedCount: (count) =>
      amount(count, 'nieodebrana rozmowa', 'nieodebrane rozmowy', 'nieodebranych rozmów'),
  },
  title: {
    ringing: (names) => `☎ ${list(names)}`,
    inCall: '● W rozmowie',
    muted: '○ Wyciszony mikrofon',
  },
};
