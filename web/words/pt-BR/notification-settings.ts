import type {
  muting as EnglishMuting,
  notificationSettings as EnglishSettings,
  pushDevices as EnglishDevices,
  topics as EnglishTopics,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Translated<typeof EnglishTopics> = {
  applications: {
    name: 'Pedidos para suas sessões',
    hint: 'Alguém pede vaga, cancela o pedido ou sai.',
  },
  seats: {
    name: 'Seus pedidos',
    hint: 'Aceitaram, recusaram ou removeram você, ofereceram uma vaga, ou você perdeu uma oferta.',
  },
  changes: {
    name: 'Mudanças nas suas sessões',
    hint: 'Novo horário, novos jogos ou cancelamento.',
  },
  reminders: { name: 'Lembretes', hint: 'Um dia e 15 minutos antes das suas sessões.' },
  voice: { name: 'Voz', hint: 'Alguém começa o chat de voz em uma das suas sessões.' },
  messages: {
    name: 'Mensagens',
    hint: 'Mensagens diretas, menções e novidades nas salas das suas sessões.',
  },
  invitations: { name: 'Convites para sessões', hint: 'Um host ou membro convida você.' },
  friends: {
    name: 'Amigos',
    hint: 'Novos convites de amizade e quem aceitou os seus.',
  },
  calls: { name: 'Chamadas perdidas', hint: 'Alguém ligou enquanto você não estava.' },
  matches: {
    name: 'Buscas salvas',
    hint: 'Uma nova sessão combina com uma busca que você salvou.',
  },
  afterwards: { name: 'Depois da sessão', hint: 'Quem veio e os agradecimentos que você recebeu.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof EnglishSettings> = {
  saved: 'Salvo.',
  channels: { push: 'Push', email: 'E-mail' },
  topics: {
    title: 'Sobre o que avisamos',
    hint: 'Tudo aparece no sino, no topo. Escolha o que também chega quando você não está aqui: por push nos seus dispositivos ou por e-mail, se você não ler depois de um tempo.',
    what: 'O quê',
    cell: (topic, channel) => `${topic}: ${channel}`,
    unconfirmed: 'Só enviamos e-mails para um endereço confirmado. Confirme o seu em “Conta”.',
    noMail: 'Esta comunidade ainda não envia e-mails.',
  },
  when: {
    title: 'Quando e como',
    quiet: 'Horário de silêncio',
    quietHint:
      'Nenhum push e nenhum e-mail nesse horário. O que ainda importa chega quando ele terminar.',
    from: 'De',
    to: 'Até',
    same: 'Escolha outro fim.',
    digest: 'Um e-mail por dia',
    digestHint:
      'O que você perdeu chega em um só e-mail às 9:00, com o que você não leu no sino. Mudanças em sessões que começam em menos de um dia não esperam por ele, a menos que você tenha desativado os e-mails sobre mudanças.',
    zone: 'Fuso horário',
    private: 'Push privado',
    privateHint: 'Os pushes dizem o que aconteceu, mas sem nomes nem mensagens.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: 'Sessões silenciadas',
  none: 'Você não silenciou nenhuma sessão. Dá para silenciar na página dela.',
  muteSession: 'Silenciar sessão',
  unmuteSession: 'Reativar avisos',
  unmute: 'Reativar avisos',
  unmuteOne: (name) => `Reativar avisos de ${name}`,
  muted: (name) => `Você não vai mais receber pushes nem e-mails sobre ${name}.`,
  unmuted: (name) => `Avisos reativados: ${name}.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: 'Parar de receber e-mails',
  lead: 'Não quer mais estes e-mails? É só um clique e eles param. Você continua vendo tudo no sino.',
  submit: 'Parar e-mails',
  undo: 'Desfazer',
  digest: (on) =>
    on ? 'seu resumo diário' : 'seu resumo diário e os e-mails sobre cada notificação',
  done: (on, emails) =>
    on
      ? `Você volta a receber estes e-mails: ${emails}.`
      : `Você não vai mais receber estes e-mails: ${emails}.`,
  dead: 'Este link expirou ou está incompleto. Entre na sua conta para mudar os e-mails que você recebe.',
  settings: 'Ajustes de notificações',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishDevices> = {
  title: 'Dispositivos com push',
  hint: 'Ao sair da conta em um dispositivo, os pushes dele também param.',
  unavailable: 'Esta comunidade ainda não envia pushes.',
  on: 'As notificações estão ativadas neste navegador.',
  off: 'Este navegador ainda não recebe notificações.',
  unsupported: 'Este navegador não recebe notificações com o Peerway fechado.',
  test: 'Enviar um teste',
  testOne: (name) => `Enviar um teste para: ${name}`,
  tested: (name) => `Um teste está a caminho: ${name}.`,
  remove: 'Remover',
  removeOne: (name) => `Parar pushes para: ${name}`,
  removed: (name) => `Sem mais pushes para: ${name}.`,
};
