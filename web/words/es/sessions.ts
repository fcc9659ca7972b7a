import type { sessions as English } from '../en/sessions.ts';
import type { Translated } from '../translated.ts';
import { counted, plural } from './grammar.ts';
import { series } from './series.ts';
import { sessionEditor, sessionRules } from './session-editor.ts';
import { level, region, style } from './vocabulary.ts';

/** Words of a session's page, of the editor and of your own sessions. */
export const sessions: Translated<typeof English> = {
  region,
  level,
  style,
  visibility: {
    public: {
      name: 'Todos',
      hint: 'Sale en las listas y en la búsqueda, también para visitantes.',
    },
    friends: { name: 'Amigos', hint: 'Solo la ven tus amigos y los miembros.' },
    unlisted: {
      name: 'Quien tenga el enlace',
      hint: 'No sale en las listas ni en la búsqueda.',
    },
  },
  editor: sessionEditor,
  rules: sessionRules,
  series,
  page: {
    hostedBy: 'Organiza {host}',
    gamertags: 'Gamertags',
    media: 'Fotos y videos',
    about: 'Sobre esta partida',
    time: 'Cuándo',
    untilClock: (clock) => `hasta ${clock}`,
    lasts: (span) => `dura ${span}`,
    waiting: (count) =>
      plural(count, {
        one: '1 persona en la lista de espera',
        other: `${count} personas en la lista de espera`,
      }),
    requirements: 'Qué necesitas',
    platforms: 'Plataformas',
    regionLabel: 'Región',
    language: 'Idioma',
    levelLabel: 'Nivel',
    styleLabel: 'Estilo',
    microphone: 'Micrófono',
    microphoneNeeded: 'necesario',
    microphoneFree: 'opcional',
    age: 'Edad',
    adults: '18 años o más',
    everyAge: 'cualquier edad',
    visibilityLabel: 'Quién puede verla',
    roster: 'Participantes',
    host: 'host',
    you: 'tú',
    inCall: 'en la llamada',
    free: (count) => plural(count, { one: '1 plaza libre', other: `${count} plazas libres` }),
    share: 'Compartir',
    copied: 'Enlace copiado.',
    notCopied: (link) => `No se pudo copiar el enlace. Cópialo a mano: ${link}`,
    calendar: 'Agregar al calendario',
    edit: 'Editar',
    cancel: 'Cancelar partida',
    delete: 'Eliminar partida',
  },
  action: {
    label: 'Tu plaza en esta partida',
    apply: 'Pedir plaza',
    withdraw: 'Retirar solicitud',
    leave: 'Salir de la partida',
    openHint: 'El host lee tu solicitud y decide.',
    fullTitle: 'Todas las plazas están ocupadas',
    fullHint: 'Aun así puedes pedir plaza. Si el host te acepta, entras en la lista de espera.',
    runningHint: 'Ya empezó, pero el host todavía puede dejarte entrar.',
    runningFullHint: 'Ya empezó y está completa. Puedes entrar si sale alguien.',
    pendingTitle: 'Pediste plaza',
    pendingHint: 'El host todavía no ha decidido.',
    waitingTitle: (place) => `Número ${place} en la lista de espera`,
    waitingHint:
      'Si queda una plaza libre antes del comienzo, se le ofrece a quien va primero. Te avisaremos.',
    hostTitle: 'Tú organizas',
    acceptedTitle: 'Estás dentro',
    acceptedHint: '¡Nos vemos ahí!',
    runningInHint: 'Ya empezó.',
    declinedTitle: 'Solicitud rechazada',
    declinedHint: 'Esta vez el host eligió a otra persona.',
    removedTitle: 'Ya no estás en esta partida',
    removedHint: 'El host te sacó de esta partida.',
    endedTitle: 'Esta partida terminó',
    cancelledTitle: 'Esta partida se canceló',
    hostGone: 'El host ya no puede organizarla.',
    withdrawn: 'Solicitud retirada.',
    left: 'Saliste de la partida.',
    leaveTitle: '¿Salir de esta partida?',
    leaveText:
      'Tu plaza se le ofrece a quien sigue en la lista. Para volver, tienes que pedir plaza otra vez.',
    stay: 'Quedarme',
  },
  checkIn: {
    comes: 'Voy en camino',
    cannot: 'No puedo ir',
    onTheWay: 'en camino',
    checkedIn: '¡Genial! Los demás ven que vas en camino.',
    hint: '¿Vienes? Los demás ven tu respuesta.',
    doneHint: 'Los demás ven que vas en camino.',
  },
  invitation: {
    title: 'Invitar amigos',
    text: 'Los amigos que acepten ocupan enseguida una plaza libre. Si no queda ninguna, entran en la lista de espera.',
    invite: 'Invitar',
    inviteOne: (name) => `Invitar a ${name}`,
    invited: 'Enviada',
    sent: (name) => `Invitaste a ${name}.`,
    none: 'No queda nadie por invitar',
    noneHint: 'Todos tus amigos ya están dentro o aún no has agregado a ninguno.',
    from: (name) => `${name} te invitó`,
    hint: (seatFree) =>
      seatFree
        ? 'Hay una plaza para ti. Acepta y estás dentro.'
        : 'Todas las plazas están ocupadas. Acepta para entrar en la lista de espera.',
    accept: 'Aceptar invitación',
    decline: 'Rechazar',
    accepted: 'Estás dentro.',
    waiting: 'Todas las plazas están ocupadas, así que estás en la lista de espera.',
    declined: 'Rechazaste la invitación.',
  },
  applicants: {
    title: 'Solicitudes',
    none: 'No hay solicitudes por ahora. Comparte el enlace para encontrar a más gente.',
    pending: 'Esperan tu respuesta',
    waiting: 'Lista de espera',
    waitingHint:
      'Solicitudes aceptadas, pero aún sin plaza. Una plaza libre se le ofrece a quien va primero y luego a quien sigue.',
    choose: (name) => `Seleccionar a ${name}`,
    chooseAll: 'Seleccionar todo',
    accept: 'Aceptar',
    decline: 'Rechazar',
    acceptOne: (name) => `Aceptar a ${name}`,
    declineOne: (name) => `Rechazar a ${name}`,
    acceptChosen: (count) =>
      plural(count, { one: 'Aceptar 1 solicitud', other: `Aceptar ${count} solicitudes` }),
    declineChosen: (count) =>
      plural(count, { one: 'Rechazar 1 solicitud', other: `Rechazar ${count} solicitudes` }),
    place: (place) => `número ${place}`,
    accepted: (names) => `Dentro: ${names}.`,
    onWaitingList: (names) => `En la lista de espera: ${names}.`,
    declined: (names) => `Solicitudes rechazadas: ${names}.`,
    more: (shown) =>
      plural(shown, {
        one: 'Se muestra la primera. Responde para ver más.',
        other: `Se muestran las ${shown} primeras. Responde algunas para ver más.`,
      }),
    noText: 'Sin mensaje.',
    noGames: 'Ningún juego de esta partida está en su lista.',
    sessionCount: (count) =>
      count === 0
        ? 'Primera partida'
        : plural(count, {
            one: '1 partida jugada',
            other: `${counted(count)} partidas jugadas`,
          }),
    remove: (name) => `Sacar a ${name}`,
    removeTitle: (name) => `¿Sacar a ${name}?`,
    removeText: 'Recibirá un aviso y no podrá volver a pedir plaza en esta partida.',
    removeAnswer: 'Sacar',
    keep: 'No sacar',
    removed: (name) => `Sacaste a ${name} de la partida.`,
  },
  cancelDialog: {
    title: '¿Cancelar esta partida?',
    text: 'Avisaremos a todos los miembros y a quienes pidieron plaza, con tu motivo. Esto no se puede deshacer.',
    reason: 'Motivo',
    reasonHint: 'Por ejemplo: somos dos con gripe, mejor la próxima semana.',
    missing: 'Escribe un motivo para que se sepa por qué.',
    keep: 'Mantener partida',
    submit: 'Cancelar partida',
    done: 'Partida cancelada. Avisamos a todos los miembros y a quienes pidieron plaza.',
  },
  deleteDialog: {
    title: '¿Eliminar esta partida?',
    text: 'Esto no se puede deshacer. Nadie ha pedido plaza todavía.',
    keep: 'Mantener partida',
    submit: 'Eliminar partida',
    done: 'Partida eliminada.',
  },
  own: {
    title: 'Tus partidas',
    tabs: {
      hosting: 'Organizas',
      joining: 'Participas',
      applied: 'Pedidas',
      past: 'Pasadas',
    },
    next: 'La siguiente',
    now: 'En curso',
    pending: (count) => plural(count, { one: '1 solicitud', other: `${count} solicitudes` }),
    pendingLink: (count, name) =>
      plural(count, {
        one: `1 solicitud para ${name}`,
        other: `${count} solicitudes para ${name}`,
      }),
    again: 'Organizar otra vez',
    againFor: (name) => `Organizar ${name} otra vez`,
    hosted: 'Organizaste',
    joined: 'Participaste',
    shown: (count) => plural(count, { one: '1 partida', other: `${count} partidas` }),
    more: 'Mostrar más',
    hostOne: 'Organizar partida',
    search: 'Buscar partidas',
    empty: {
      hosting: {
        title: 'Aún no organizas nada',
        text: 'Elige un juego, una hora y cuántas plazas hay. Quien busque algo así te encontrará.',
      },
      joining: {
        title: 'Aún no participas en nada',
        text: 'Busca una partida y pide plaza. Aparece aquí cuando el host te acepte.',
      },
      applied: {
        title: 'No hay solicitudes abiertas',
        text: 'Tus solicitudes aparecen aquí hasta que el host decida.',
      },
      past: {
        title: 'Aún no hay partidas pasadas',
        text: 'Las partidas que organizaste o jugaste aparecen aquí para que puedas repetirlas.',
      },
    },
  },
};
