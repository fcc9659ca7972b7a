import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

type Sentence = (actor: string, session: string) => string;

/** A session’s name has no gender, so no adjective follows it: it stands last, or before a verb. */
const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor} a postulé pour ${session}`,
  'application-accepted': (_, session) => `Tu as ta place dans ${session}`,
  'application-waiting': (_, session) => `Tu es sur la liste d’attente pour ${session}`,
  'application-declined': (_, session) => `Ta candidature pour ${session} a été refusée`,
  'application-withdrawn': (actor, session) => `${actor} a retiré sa candidature pour ${session}`,
  'member-left': (actor, session) => `${actor} a quitté ${session}`,
  'member-joined': (actor, session) => `${actor} a rejoint ${session}`,
  'member-skipped': (actor, session) => `${actor} saute cette session : ${session}`,
  'series-left': (actor, session) => `${actor} a quitté toutes les sessions à venir : ${session}`,
  'series-changed': (_, session) => `Changement dans ${session} et dans les sessions suivantes`,
  'series-cancelled': (_, session) => `Session annulée, avec toutes les suivantes : ${session}`,
  'member-removed': (_, session) => `L’hôte t’a retiré ta place dans ${session}`,
  'session-changed': (_, session) => `${session} a changé`,
  'session-cancelled': (_, session) => `Session annulée : ${session}`,
  'friend-invited': (actor) => `${actor} veut t’ajouter à ses amis`,
  'friend-accepted': (actor) => `${actor} a accepté ta demande d’ami`,
  'session-host-gone': (_, session) =>
    `Session annulée, car l’hôte ne peut plus l’assurer : ${session}`,
  'session-taken-down': (_, session) => `Session retirée par les admins de Peerway : ${session}`,
  'session-restored': (_, session) => `Session rétablie : ${session}`,
  'media-taken-down': () => 'Un de tes fichiers a été retiré',
  'media-restored': () => 'Un de tes fichiers a été rétabli',
  'message-removed': () => 'Un de tes messages a été supprimé par les admins de Peerway',
  'account-warned': () => 'Tu as reçu un avertissement',
  'account-lifted': () => 'Bon retour ! Ton compte est de nouveau actif',
  'role-changed': () => 'Ton rôle a changé',
  'report-decided': () => 'Ton signalement a été traité',
  'report-upheld': () => 'Un signalement sur toi a été confirmé',
  'report-dismissed': () => 'Un signalement sur toi a été rejeté',
  'game-request-accepted': () => 'Un jeu que tu as demandé a été ajouté',
  'game-request-declined': () => 'Un jeu que tu as demandé a été refusé',
  'invitation-accepted': (actor, session) => `${actor} a accepté une invitation à ${session}`,
  mentioned: (actor, session) => `${actor} parle de toi dans ${session}`,
  'reminder-day': (_, session) => `${session} commence dans environ un jour`,
  'reminder-soon': (_, session) => `${session} commence bientôt`,
  'session-matched': (_, session) => `${session} correspond à une recherche enregistrée`,
  'seat-offered': (_, session) =>
    `Une place est libre pour toi dans ${session}. Prends-la avant la fin du délai`,
  'seat-offer-missed': (_, session) =>
    `Le temps pour prendre une place dans ${session} est écoulé. Tu es toujours sur liste d’attente`,
  'session-invited': (actor, session) => `${actor} t’invite à ${session}`,
  'attendance-asked': (_, session) => `Tout le monde est venu à ${session} ?`,
  'marked-absent': (_, session) => `Ton absence a été notée : ${session}`,
  'absence-contested': (actor, session) => `${actor} dit avoir été là : ${session}`,
  thanked: (_, session) => `Quelqu’un t’a dit merci pour ${session}`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: 'Notifications',
  bell: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} à lire`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'Nouveau :',
  read: (sentence) => `Marquer « ${sentence} » comme lu`,
  readAll: 'Tout marquer comme lu',
  accept: 'Accepter',
  decline: 'Refuser',
  acceptOne: (name) => `Accepter ${name}`,
  declineOne: (name) => `Refuser ${name}`,
  none: 'Pas encore de notifications',
  noneHint: 'Candidatures, invitations et changements de tes sessions apparaissent ici.',
  somebody: 'Quelqu’un',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) =>
    kinds[kind](actor?.name ?? 'Quelqu’un', session?.name ?? 'une session')
      .replace(/^une session/u, 'Une session')
      .replace(/\s: une session$/u, ''),
};
