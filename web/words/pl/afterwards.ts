import type { ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';
import { amount, plural } from './grammar.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'Dobra gra zespołowa',
  friendly: 'Miła atmosfera',
  host: 'Świetny host',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: 'Po sesji',
  kinds,
  bands: {
    new: 'Za mało sesji, żeby ocenić',
    usually: 'Zwykle przychodzi',
    sometimes: 'Czasem nie przychodzi',
    often: 'Często nie przychodzi',
  },
  thank: 'Podziękuj',
  thankOne: (name) => `Podziękuj: ${name}`,
  thanked: (kind) => `Twoje podziękowanie: ${kinds[kind]}`,
  thanksDone: (name) => `Podziękowanie wysłane: ${name}.`,
  mark: 'Oznacz nieobecność',
  markOne: (name) => `Oznacz nieobecność: ${name}`,
  marked: 'Oznaczona nieobecność',
  markedContested: 'Ta osoba mówi, że to pomyłka',
  markDone: (name) => `Oznaczono nieobecność: ${name}. Ta osoba dostanie powiadomienie.`,
  unmark: 'Cofnij',
  unmarkOne: (name) => `Cofnij nieobecność: ${name}`,
  unmarkDone: (name) => `Obecność potwierdzona: ${name}.`,
  missing: (until) =>
    `Kogoś zabrakło? Możesz oznaczyć nieobecność. Ostatnia chwila: ${until}. Pozostałe osoby liczą się jako obecne.`,
  asked: (name) =>
    `Według hosta zabrakło kogoś: ${name}. Ta osoba mówi, że była na sesji. Jeśli pamiętasz, że jej nie było, potwierdź to. W innym razie nie musisz nic robić.`,
  agree: 'Tej osoby nie było',
  agreeOne: (name) => `Na sesji nie było: ${name}`,
  agreed: 'Dzięki za odpowiedź.',
  own: {
    title: 'Oznaczono twoją nieobecność',
    open: 'Host twierdzi, że cię nie było. Jeśli to nieprawda, daj nam znać. Nie musisz nic wyjaśniać. Zapytamy wtedy pozostałych uczestników, a nieobecność będzie się liczyć tylko wtedy, gdy ktoś z nich potwierdzi słowa hosta.',
    contest: 'To pomyłka',
    contested:
      'Wiemy od ciebie, że to pomyłka. Nieobecność nie liczy się, chyba że potwierdzi ją inny uczestnik.',
    agreed:
      'Wiemy od ciebie, że to pomyłka, ale inny uczestnik potwierdził słowa hosta. Nieobecność się liczy.',
    late: 'Host twierdzi, że cię nie było. Nieobecność się liczy, bo nikt nie zaprzeczył jej w ciągu 7 dni.',
  },
  thanksHelp: {
    title: 'Jak działają podziękowania',
    text: [
      'Możesz podziękować każdemu, z kim grasz w sesji, raz na 90 dni. Ta osoba zobaczy, że ktoś jej dziękuje, ale nie kto. W jej profilu każdy widzi, za co dostaje podziękowania.',
      'Do kolejnych poziomów potrzeba podziękowań od 3, 10 lub 25 różnych osób z ostatnich 180 dni.',
      'Podziękowania od osób, które były już znajomymi, oraz z sesji, które nie są publiczne, liczą się razem jak od jednej osoby. W każdej sesji liczą się podziękowania od dwóch osób. Nie liczą się konta młodsze niż 14 dni ani osoby zablokowane, zawieszone lub nieobecne już na Peerway.',
    ],
  },
  attendanceHelp: {
    title: 'Jak działa obecność',
    text: [
      'Przez 48 godzin po sesji host może oznaczyć, kogo nie było, także osoby, które opuściły sesję po jej rozpoczęciu. Wszystkie pozostałe osoby, które są w niej na koniec, liczą się jako obecne. Każda oznaczona osoba dostaje powiadomienie i ma 7 dni, żeby zaprzeczyć. Wtedy nieobecność liczy się tylko, jeśli potwierdzi ją inny uczestnik.',
      'Tylko hostowie sesji, w których prosisz o miejsce, widzą, czy zwykle przychodzisz, w takich słowach jak tutaj. Nie ma żadnej liczby, nikt inny tego nie widzi i nic nie dzieje się automatycznie.',
      'Liczy się 30 ostatnich sesji, w których masz miejsce. Potrzeba co najmniej 5, u 2 różnych hostów. Oznaczenia jednego hosta liczą się raz dla każdej osoby, więc jeden host sam nie zmieni tego, co czytają inni. Z sesji każdego hosta liczy się 5.',
    ],
  },
  level: {
    title: 'Podziękowania',
    least: (kind, people) => `${kinds[kind]}: podziękowania od co najmniej ${people} osób`,
    own: 'Twoja obecność',
    ownBands: {
      new: 'Masz za sobą jeszcze za mało sesji, więc hostowie widzą: „Za mało sesji, żeby ocenić”.',
      usually: 'Gdy prosisz o miejsce, host widzi: „Zwykle przychodzi”.',
      sometimes: 'Gdy prosisz o miejsce, host widzi: „Czasem nie przychodzi”.',
      often: 'Gdy prosisz o miejsce, host widzi: „Często nie przychodzi”.',
    },
  },
  again: {
    play: 'Zagrajcie znowu',
    playOne: (name) => `Zagrajcie znowu: ${name}`,
    title: 'Zagrajcie znowu',
    lead: 'Wszystko jest jak ostatnio. Zmień, co chcesz.',
    people: 'Kogo zaprosić',
    peopleHint:
      'Te osoby przyjmą zaproszenie jednym kliknięciem i od razu dostaną miejsce. Nie ma tu tych, które nie przyjmują zaproszeń.',
    none: 'Nikogo z ostatniego razu nie można zaprosić.',
    nextWeek: 'Za tydzień o tej samej porze',
    evening: 'Najbliższy wolny wieczór',
    times: 'Proponowane terminy',
    invited: (count) =>
      plural(count, {
        one: 'Zaproszono 1 osobę.',
        few: `Zaproszono ${count} osoby.`,
        many: `Zaproszono ${count} osób.`,
      }),
    failed:
      'Sesja jest opublikowana, ale zaproszenia nie zostały wysłane. Zaproś znajomych na jej stronie.',
  },
  played: {
    ago: (ago) => `wspólna gra ${ago}`,
    add: 'Dodaj do znajomych',
    addOne: (name) => `Dodaj do znajomych: ${name}`,
    title: 'Jeszcze nikogo nie ma',
    text: 'Tu pojawią się osoby, z którymi grasz w sesjach, przez 90 dni.',
    shown: (count) => amount(count, 'osoba', 'osoby', 'osób'),
  },
};
