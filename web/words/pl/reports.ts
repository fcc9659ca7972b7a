import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: 'Nękanie lub groźby',
    hate: 'Mowa nienawiści',
    sexual: 'Treści seksualne lub bez czyjejś zgody',
    spam: 'Spam lub reklama',
    cheating: 'Cheaty lub boosting',
    impersonation: 'Podszywanie się pod kogoś',
    other: 'Coś innego',
  },
  report: 'Zgłoś',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `Zgłoś: ${name}`,
    sessions: (name) => `Zgłoś sesję „${name}”`,
    media: (alt) => (alt === '' ? 'Zgłoś zdjęcie lub film' : `Zgłoś: „${alt}”`),
    calls: (names) => `Zgłoś rozmowę: ${names}`,
    messages: (name) => `Zgłoś wiadomość od: ${name}`,
  },
  intro:
    'Admini widzą twoją nazwę i kopię tego, co zgłaszasz. Zgłoszona osoba nie dowie się, że to ty. Damy ci znać, jaka jest decyzja.',
  reason: 'Co jest nie tak?',
  choose: 'Wybierz powód',
  missing: 'Wybierz powód.',
  text: 'Co się stało?',
  textHint: 'Własnymi słowami. Wymagane przy „Coś innego”.',
  block: (name) => `Zablokuj też: ${name}`,
  blockHint: 'Nie będziecie się widzieć nigdzie na Peerway. Ta osoba się o tym nie dowie.',
  submit: 'Wyślij zgłoszenie',
  done: 'Dzięki za zgłoszenie. Damy ci znać, jaka jest decyzja.',
  doneBlocked: (name) => `Dzięki za zgłoszenie. Zablokowano: ${name}.`,
  notBlocked: (name) =>
    `Dzięki za zgłoszenie. Nie udało się zablokować: ${name}. Spróbuj ponownie w profilu tej osoby.`,
  already: 'To zgłoszenie już od ciebie mamy. Damy ci znać, jaka jest decyzja.',
  warning: {
    title: 'Masz ostrzeżenie',
    intro: 'Wiadomość od adminów Peerway:',
    outro: 'Jeśli to się powtórzy, twoje konto może zostać zawieszone lub zbanowane.',
    acknowledge: 'Rozumiem',
    failed: 'Nie udało się tego zapisać. Spróbuj ponownie.',
  },
};
