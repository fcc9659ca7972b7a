import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

type Sentence = (actor: string, session: string) => string;

/** No word agrees with the name of a session or the gender of a person. */
const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor} pediu vaga em ${session}`,
  'application-accepted': (_, session) => `Você está dentro: ${session}`,
  'application-waiting': (_, session) => `Você está na lista de espera de ${session}`,
  'application-declined': (_, session) => `Seu pedido para ${session} foi recusado`,
  'application-withdrawn': (actor, session) => `${actor} cancelou o pedido para ${session}`,
  'member-left': (actor, session) => `${actor} saiu de ${session}`,
  'member-joined': (actor, session) => `${actor} entrou em ${session}`,
  'member-skipped': (actor, session) => `${actor} não vai a ${session} desta vez`,
  'series-left': (actor, session) => `${actor} saiu de todas as próximas sessões de ${session}`,
  'series-changed': (_, session) => `Há mudanças em ${session} e nas sessões seguintes`,
  'series-cancelled': (_, session) => `Cancelaram ${session} e as sessões seguintes`,
  'member-removed': (_, session) => `Removeram você de ${session}`,
  'session-changed': (_, session) => `Há mudanças em ${session}`,
  'session-cancelled': (_, session) => `Cancelaram ${session}`,
  'friend-invited': (actor) => `${actor} enviou um convite de amizade`,
  'friend-accepted': (actor) => `${actor} aceitou seu convite`,
  'session-host-gone': (_, session) => `Sem o host, ${session} não vai mais acontecer`,
  'session-taken-down': (_, session) => `Os admins do Peerway tiraram do ar ${session}`,
  'session-restored': (_, session) => `Os admins do Peerway restauraram ${session}`,
  'media-taken-down': () => 'Um dos seus arquivos saiu do ar',
  'media-restored': () => 'Um dos seus arquivos voltou ao ar',
  'message-removed': () => 'Os admins do Peerway removeram uma das suas mensagens',
  'account-warned': () => 'Você recebeu uma advertência',
  'account-lifted': () => 'Que bom ter você de volta! Sua conta está ativa de novo',
  'role-changed': () => 'Seu cargo mudou',
  'report-decided': () => 'Sua denúncia foi analisada',
  'report-upheld': () => 'Uma denúncia sobre você foi confirmada',
  'report-dismissed': () => 'Uma denúncia sobre você foi rejeitada',
  'game-request-accepted': () => 'Um jogo que você sugeriu está no catálogo',
  'game-request-declined': () => 'Um jogo que você sugeriu foi recusado',
  'invitation-accepted': (actor, session) => `${actor} aceitou um convite para ${session}`,
  mentioned: (actor, session) => `${actor} mencionou você em ${session}`,
  'reminder-day': (_, session) => `Falta mais ou menos um dia para ${session}`,
  'reminder-soon': (_, session) => `Falta pouco para ${session}`,
  'session-matched': (_, session) => `Sua busca salva encontrou ${session}`,
  'seat-offered': (_, session) =>
    `Há uma vaga livre para você em ${session}. Pegue antes que o tempo acabe`,
  'seat-offer-missed': (_, session) =>
    `Acabou o tempo para pegar a vaga em ${session}. Você continua na lista de espera`,
  'attendance-asked': (_, session) => `Todo mundo veio? ${session}`,
  'marked-absent': (_, session) => `Marcaram que você não veio: ${session}`,
  'absence-contested': (actor, session) => `${actor} diz que veio: ${session}`,
  thanked: (_, session) => `Agradeceram a você por ${session}`,
  'session-invited': (actor, session) => `${actor} convidou você para ${session}`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: 'Notificações',
  bell: (unread) => {
    if (unread === 0) return 'Notificações';
    return unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread} não lidas`;
  },
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'Nova:',
  read: (sentence) => `Marcar “${sentence}” como lida`,
  readAll: 'Marcar tudo como lido',
  accept: 'Aceitar',
  decline: 'Recusar',
  acceptOne: (name) => `Aceitar ${name}`,
  declineOne: (name) => `Recusar ${name}`,
  none: 'Nenhuma notificação ainda',
  noneHint: 'Pedidos, convites e mudanças nas suas sessões aparecem aqui.',
  somebody: 'Alguém',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) =>
    kinds[kind](actor?.name ?? 'Alguém', session?.name ?? 'uma sessão'),
};
