import type {
  common as EnglishCommon,
  empty as EnglishEmpty,
  errors as EnglishErrors,
  themes as EnglishThemes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return plural(days, { one: `${days} dia`, other: `${days} dias` });
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof EnglishCommon> = {
  name: 'Peerway',
  tagline: 'seu caminho até outras pessoas',
  nav: {
    label: 'Principal',
    skip: 'Ir para o conteúdo',
    home: 'Peerway, início',
    search: 'Buscar',
    register: 'Criar conta',
    login: 'Entrar',
    preferences: 'Seus jogos',
    sessions: 'Sessões',
    user: 'Perfil',
    friends: 'Amigos',
    admin: 'Admin',
    logout: 'Sair',
  },
  footer: {
    label: 'Informações legais',
    imprint: 'Aviso legal',
    privacy: 'Privacidade',
    terms: 'Termos',
    copyright: '© 2025 Peerway',
  },
  theme: 'Tema',
  messages: { label: 'Avisos', dismiss: 'Dispensar' },
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  loading: 'Carregando',
  notLoaded: 'Não deu para carregar. Tente de novo ou recarregue a página.',
  offline:
    'Você está offline. O que aparece aqui pode estar desatualizado. Tudo se atualiza quando a conexão voltar.',
  list: {
    sessionsLatest: 'Sessões novas',
    sessionsPreferred: 'Sessões dos seus jogos',
    usersLatest: 'Gente nova',
    usersPreferred: 'Gente com os seus jogos',
    setPreferences:
      'Estas são as mais recentes. Escolha seus jogos para ver o que combina com você.',
    setPreferencesLink: 'Escolher seus jogos',
    hostOne: 'Criar sessão',
    all: 'Mostrar tudo',
  },
  pitch: {
    sentence:
      'Encontre gente para jogar: entre em uma sessão ou crie a sua, e depois encontre todo mundo na call.',
    find: 'Encontrar sessão',
    register: 'Criar conta',
  },
  media: { play: 'Reproduzir o vídeo', pause: 'Pausar o vídeo' },
  online: 'online',
  offlineWord: 'offline',
  card: {
    apply: 'Pedir vaga',
    waitingList: 'Entrar na lista de espera',
    microphone: 'precisa de mic',
    host: (name) => `de ${name}`,
    inCall: (count) => `call · ${count} lá dentro`,
    edit: 'Editar',
    add: 'Adicionar',
    games: 'Jogos',
    seats: (taken, total) => `${taken} de ${total} vagas`,
  },
  status: {
    open: 'aberta',
    full: 'lotada',
    running: 'rolando',
    ended: 'encerrada',
    cancelled: 'cancelada',
  },
  applicationStatus: {
    pending: 'vaga pedida',
    waiting: 'na lista de espera',
    accepted: 'você está dentro',
    declined: 'pedido recusado',
    withdrawn: 'pedido cancelado',
    left: 'você saiu',
    removed: 'removeram você',
  },
  timeOf: (label) => `${label}, horário`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'Celular',
  },
  time: {
    today: 'hoje',
    tonight: 'hoje à noite',
    tomorrow: 'amanhã',
    yesterday: 'ontem',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day}, ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `há ${span(passed)}`,
    startsIn: (left) => `em ${span(left)}`,
    startedAgo: (passed) => `começou há ${span(passed)}`,
    over: 'acabou',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof EnglishEmpty> = {
  noSessions: 'Nenhuma sessão por aqui',
  noUsers: 'Ninguém por aqui',
  noSessionsHint: 'Comece você! Crie uma sessão, e quem joga os mesmos jogos vai encontrá-la.',
  noUsersHint: 'Adicione mais jogos à sua lista para encontrar mais gente.',
  please: 'Entre na sua conta',
  pleaseHint: 'Depois você volta direto para cá.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof EnglishErrors> = {
  title: 'Não deu para carregar',
  offline:
    'Não conseguimos conectar ao Peerway. Nada do que você digitou se perdeu. Tente de novo quando a conexão voltar.',
  broken:
    'Algo deu errado do nosso lado. Nada do que você digitou se perdeu. Tente de novo daqui a pouco.',
  limited: 'Foi muita coisa de uma vez. Espere um minuto e tente de novo.',
  fields: 'Confira os campos marcados.',
  missingTitle: 'Página não encontrada',
  missing: 'Esta página não existe ou você não tem acesso a ela.',
  home: 'Ir para o início',
};

/** The names of the themes. */
export const themes: Translated<typeof EnglishThemes> = {
  dark: 'Escuro',
  light: 'Claro',
  system: 'Igual ao sistema',
};
