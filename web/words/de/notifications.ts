import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

const kinds: Translated<(typeof English)['kinds']> = {
  'application-received': (actor, session) => `${actor} bewirbt sich für ${session}`,
  'application-accepted': (_, session) => `Du bist dabei: ${session}`,
  'application-waiting': (_, session) => `Du bist auf der Warteliste für ${session}`,
  'application-declined': (_, session) => `Deine Bewerbung für ${session} wurde abgelehnt`,
  'application-withdrawn': (actor, session) =>
    `${actor} hat die Bewerbung für ${session} zurückgezogen`,
  'member-left': (actor, session) => `${actor} hat ${session} verlassen`,
  'member-joined': (actor, session) => `${actor} ist jetzt dabei: ${session}`,
  'member-skipped': (actor, session) => `${actor} lässt ${session} diesmal aus`,
  'series-left': (actor, session) =>
    `${actor} hat alle kommenden Sessions von ${session} verlassen`,
  'series-changed': (_, session) => `${session} und die Sessions danach wurden geändert`,
  'series-cancelled': (_, session) => `${session} und die Sessions danach wurden abgesagt`,
  'member-removed': (_, session) => `Du wurdest aus ${session} entfernt`,
  'session-changed': (_, session) => `${session} wurde geändert`,
  'session-cancelled': (_, session) => `${session} wurde abgesagt`,
  'friend-invited': (actor) => `${actor} möchte mit dir befreundet sein`,
  'friend-accepted': (actor) => `${actor} hat deine Anfrage angenommen`,
  'session-host-gone': (_, session) =>
    `${session} wurde abgesagt, weil der Host sie nicht mehr hosten kann`,
  'session-taken-down': (_, session) => `${session} wurde von den Peerway-Admins gesperrt`,
  'session-restored': (_, session) => `${session} wurde entsperrt`,
  'media-taken-down': () => 'Eine deiner Dateien wurde gesperrt',
  'media-restored': () => 'Eine deiner Dateien wurde entsperrt',
  'message-removed': () => 'Eine deiner Nachrichten wurde von den Peerway-Admins entfernt',
  'account-warned': () => 'Du hast eine Verwarnung bekommen',
  'account-lifted': () => 'Willkommen zurück! Dein Account ist wieder aktiv',
  'role-changed': () => 'Deine Rolle wurde geändert',
  'report-decided': () => 'Deine Meldung wurde geprüft',
  'report-upheld': () => 'Eine Meldung über dich wurde bestätigt',
  'report-dismissed': () => 'Eine Meldung über dich wurde zurückgewiesen',
  'game-request-accepted': () => 'Ein Spiel, das du dir gewünscht hast, ist jetzt da',
  'game-request-declined': () => 'Ein Spiel, das du dir gewünscht hast, wurde abgelehnt',
  'invitation-accepted': (actor, session) => `${actor} hat eine Einladung zu ${session} angenommen`,
  mentioned: (actor, session) => `${actor} hat dich in ${session} erwähnt`,
  'reminder-day': (_, session) => `${session} startet in etwa einem Tag`,
  'reminder-soon': (_, session) => `${session} startet gleich`,
  'session-matched': (_, session) => `${session} passt zu einer gespeicherten Suche`,
  'seat-offered': (_, session) =>
    `In ${session} ist ein Platz für dich frei. Nimm ihn, bevor die Zeit abläuft`,
  'seat-offer-missed': (_, session) =>
    `Deine Zeit für den Platz in ${session} ist abgelaufen. Du bist noch auf der Warteliste`,
  'attendance-asked': (_, session) => `Waren alle da? ${session}`,
  'marked-absent': (_, session) => `Du wurdest als nicht da markiert: ${session}`,
  'absence-contested': (actor, session) => `${actor} war nach eigener Aussage da: ${session}`,
  thanked: (_, session) => `Jemand hat dir für ${session} Danke gesagt`,
  'session-invited': (actor, session) => `${actor} lädt dich zu ${session} ein`,
};

/** Sentences that put the session in the dative: "aus einer Session". */
const IN_DATIVE: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'member-removed',
  'invitation-accepted',
  'mentioned',
  'seat-offered',
  'seat-offer-missed',
  'series-left',
  'session-invited',
]);

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: 'Benachrichtigungen',
  bell: (unread) =>
    unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`,
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'Neu:',
  read: (sentence) => `„${sentence}“ als gelesen markieren`,
  readAll: 'Alle als gelesen markieren',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  acceptOne: (name) => `${name} annehmen`,
  declineOne: (name) => `${name} ablehnen`,
  none: 'Noch keine Benachrichtigungen',
  noneHint: 'Hier erscheinen Bewerbungen, Anfragen und Änderungen an deinen Sessions.',
  somebody: 'Jemand',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) => {
    const who = actor?.name ?? 'Jemand';
    if (session) return kinds[kind](who, session.name);
    const hidden = IN_DATIVE.has(kind) ? 'einer Session' : 'eine Session';
    return kinds[kind](who, hidden).replace(/^eine /, 'Eine ');
  },
};
