import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import type { Translated } from '../translated.ts';
import { callDevices, trouble } from './call-devices.ts';
import { list, plural } from './grammar.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const FULL = `Esta call está lotada: ${MEMBERS} pessoas já entraram ou estão sendo chamadas.`;

/** Words of calls. Where `names` can be several people, no verb agrees with them. */
export const calls: Translated<typeof English> = {
  prompt: (names) => `Entrar na call com ${list(names)}`,
  /** Before joining people who aren't friends. */
  exposed: 'Sem um servidor relay, as pessoas desta call podem ver seu endereço IP.',
  stranger: {
    title: (name) => `Conectar com ${name}?`,
    text: 'Esta pessoa entrou na call e vocês não são amigos. Sem um servidor relay, ela pode ver seu endereço IP assim que você se conectar.',
    agree: 'Conectar',
    refuse: 'Não conectar',
  },
  notification: 'O Peerway está tocando. Abra a aba para atender.',
  ring: {
    single: 'Chamada de voz',
    singleVideo: 'Chamada de vídeo',
    group: (count) =>
      plural(count, {
        one: `Call em grupo com ${count} pessoa`,
        other: `Call em grupo com ${count} pessoas`,
      }),
    join: 'Entrar',
    joinVideo: 'Entrar com câmera',
    joinVoice: 'Só voz',
    decline: 'Recusar',
    silence: 'Silenciar toque',
    sound: 'Reativar toque',
    check: 'Testar microfone e câmera',
    leavesOther: 'Se entrar, você sai da call atual.',
    joining: 'Entrando…',
  },
  dial: {
    call: 'Ligar',
    callOne: (name) => `Ligar para ${name}`,
    video: 'Chamada de vídeo',
    videoOne: (name) => `Chamada de vídeo com ${name}`,
    add: 'Adicionar à call',
    addOne: (name) => `Adicionar ${name} à call`,
    inCall: 'Nesta call',
    group: 'Ligar para o grupo',
    videoGroup: 'Chamada de vídeo com o grupo',
    everyone: 'Ligar para todos',
    join: (count) => (count === 0 ? 'Entrar na call' : `Entrar na call · ${count} lá dentro`),
    joinHint: (names) =>
      names.length === 0
        ? 'Não toca para ninguém.'
        : `Na call: ${list(names)}. Não toca para ninguém.`,
    full: `A call está lotada: já tem ${MEMBERS} pessoas. Você pode entrar quando alguém sair.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `Toca para ${MEMBERS - 1} pessoas desta sessão, começando por quem está online.`
        : 'Toca para todo mundo desta sessão.',
    failed: 'Não deu para iniciar a call. Confira sua conexão e tente de novo.',
    unsupported:
      'As calls não funcionam neste navegador. Tente uma versão atual do Chrome, Edge, Firefox ou Safari.',
    select: 'Selecionar amigos',
    selectDone: 'Cancelar',
    selected: (count) =>
      plural(count, {
        one: `${count} pessoa selecionada`,
        other: `${count} pessoas selecionadas`,
      }),
    selectUpTo: `Até ${MEMBERS - 1}`,
    selectOne: (name) => `Selecionar ${name}`,
    selectedLabel: 'Amigos selecionados',
  },
  stage: {
    label: 'Call',
    asking: 'Iniciando a call…',
    resuming: 'Voltando para a call…',
    alone: 'Todo mundo saiu. Você está no mudo, e a call acaba em um minuto.',
    aloneShort: 'Todo mundo saiu. Você está no mudo.',
    first:
      'Só tem você aqui por enquanto. As outras pessoas veem que você está na call e podem entrar.',
    firstShort: 'Ninguém mais chegou ainda.',
    clock: 'Tempo nesta call',
    you: 'Você',
    ringing: 'chamando…',
    connecting: 'conectando…',
    lost: 'reconectando…',
    away: 'perdeu a conexão, pode voltar',
    heldBack: 'sem conexão com você',
    mayHaveToAgree: 'ainda sem conexão, talvez precise aceitar antes',
    noWay: 'ainda não conectou, tentando…',
    noRelay:
      'ainda não conectou, tentando… As redes de vocês bloqueiam chamadas diretas, e esta comunidade não tem servidor relay.',
    quality: { good: 'conexão boa', fair: 'conexão razoável', poor: 'conexão ruim' },
    speaking: 'falando',
    muted: 'no mudo',
    sharing: (name) => `Tela de ${name}`,
    ownScreen: 'Sua tela',
    fullScreen: 'Tela cheia',
    popOut: 'Abrir em outra janela',
    noWindow: 'Seu navegador não permitiu. Tente de novo daqui a pouco.',
    reconnecting: 'Você perdeu a conexão com o Peerway. Sua call continua enquanto reconectamos.',
    autoplayBlocked:
      'Seu navegador bloqueou o som. Clique ou toque em qualquer lugar para ouvir as outras pessoas.',
    noVideo: `Calls com mais de ${WITH_VIDEO} pessoas são só de voz. Câmera e compartilhamento de tela ficam desligados.`,
    session: (name) => `Sessão: ${name}`,
    full: FULL,
    outcome: {
      declined: (name) => `${name} recusou.`,
      'no-answer': (name) => `${name} não atendeu.`,
      busy: (name) => `${name} está em outra call.`,
      cancelled: (name) => `Parou de tocar para ${name}.`,
      unreachable: (name) => `Não deu para falar com ${name}.`,
      'friends-only': (name) => `${name} só aceita chamadas de amigos.`,
      full: (name) => `${name} não conseguiu entrar porque a call está lotada.`,
    },
  },
  controls: {
    label: 'Controles da call',
    mute: 'Mutar',
    unmute: 'Desmutar',
    cameraOn: 'Ligar câmera',
    cameraOff: 'Desligar câmera',
    share: 'Compartilhar tela',
    unshare: 'Parar de compartilhar tela',
    deafen: 'Desligar som',
    undeafen: 'Ligar som',
    devices: 'Dispositivos e ajustes',
    add: 'Adicionar pessoas',
    hangUp: 'Desligar',
    hold: 'Segurar para falar',
    short: {
      mute: 'Mutar',
      unmute: 'Desmutar',
      camera: 'Câmera',
      share: 'Tela',
      deafen: 'Som',
      devices: 'Ajustes',
      add: 'Chamar',
      hangUp: 'Desligar',
      hold: 'Falar',
    },
    talkKey: (key) =>
      `Segure ${key} para falar. Funciona com esta aba na frente e quando você não está digitando.`,
    talking: 'As outras pessoas ouvem você.',
  },
  person: {
    menu: (name) => `Ajustes de som de ${name}`,
    volume: (name) => `Volume de ${name}`,
    percent: (share) => `${Math.round(share * 100)}%`,
  },
  trouble,
  bar: {
    label: 'Call atual',
    open: 'Abrir a call',
    with: (names) => (names.length === 0 ? 'Call' : `Com ${list(names)}`),
    asking: 'Chamando…',
  },
  devices: callDevices,
  add: {
    title: 'Adicionar pessoas à call',
    none: 'Não há mais ninguém para adicionar.',
    fellow: 'nesta sessão',
    room: (count) => plural(count, { one: `Cabe mais ${count}.`, other: `Cabem mais ${count}.` }),
    submit: 'Adicionar à call',
    failed: 'Não deu para carregar a lista. Tente de novo.',
  },
  over: {
    left: (names) => `${names} saiu. A call acabou.`,
    leftAlone: 'A call acabou.',
    'hung-up': (names) => `Você saiu da call com ${names}.`,
    declined: (names) => `Chamada recusada: ${names}.`,
    'no-answer': (names) => `Chamada sem resposta: ${names}.`,
    busy: (names) => `Já em outra call: ${names}.`,
    cancelled: 'A chamada foi cancelada.',
    unreachable: (names) => `Não deu para falar com ${names}.`,
    'friends-only': (names) => `Só amigos podem ligar para ${names}.`,
    unreachableNobody: 'Não deu para falar com ninguém.',
    elsewhere: 'Você está nesta call em outra aba ou em outro dispositivo.',
    alone: 'A call acabou porque todo mundo saiu.',
    removed: 'A call acabou para você.',
    full: `${FULL} Tente de novo quando alguém sair.`,
    lost: 'A call acabou porque a conexão caiu por tempo demais.',
    refused:
      'Não deu para iniciar a call. Talvez você já esteja em uma em outra aba ou em outro dispositivo.',
    unanswered: 'O Peerway não respondeu. Tente de novo.',
    offline: 'Você está offline. Dá para ligar de novo quando a conexão voltar.',
    again: 'Ligar de novo',
    dismiss: 'Dispensar',
    missed: (names) => `Chamada perdida: ${names}.`,
    names: list,
  },
  recent: {
    title: 'Chamadas recentes',
    missed: 'perdida',
    incoming: 'recebida',
    outgoing: 'feita',
    back: (names) => `Ligar de volta para ${names}`,
    backShort: 'Ligar de volta',
    failed: 'Não deu para carregar suas chamadas.',
    more: 'Mostrar mais',
    noAnswer: 'feita, sem resposta',
    declined: 'recebida, recusada',
    missedCount: (count) =>
      plural(count, { one: `${count} chamada perdida`, other: `${count} chamadas perdidas` }),
  },
  title: {
    ringing: (names) => `☎ ${list(names)}`,
    inCall: '● Na call',
    muted: '○ No mudo',
  },
};
