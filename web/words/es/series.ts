import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list, plural } from './grammar.ts';

const everyWeeks = (weeks: number) =>
  plural(weeks, { one: 'Cada semana', other: `Cada ${weeks} semanas` });

const weekday: Record<Weekday, string> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: 'lun',
    tuesday: 'mar',
    wednesday: 'mié',
    thursday: 'jue',
    friday: 'vie',
    saturday: 'sáb',
    sunday: 'dom',
  },
  editor: {
    repeats: 'Se repite',
    repeatsHint:
      'Las personas que aceptas están en todas las partidas, o en la lista de espera si alguna está llena. Pueden saltarse alguna.',
    days: 'Días',
    daysHint: (zone) => `El día del comienzo siempre está incluido. Zona horaria: ${zone}.`,
    every: 'Cada cuánto',
    everyWeeks,
    until: 'Último día',
    untilHint: (weeks) =>
      plural(weeks, {
        one: 'Como mucho 1 semana después de la primera partida.',
        other: `Como mucho ${weeks} semanas después de la primera partida.`,
      }),
    untilMissing: 'Elige el último día.',
    untilEarly: 'El último día debe ser después del primero.',
    added: (name) => `${name} ya está publicada y se repite. Comparte el enlace con tus amigos.`,
    scope: 'Qué cambiar',
    one: 'Solo esta partida',
    oneHint: 'Las demás quedan igual.',
    following: 'Esta partida y todas las siguientes',
    followingHint: 'Los miembros reciben un solo aviso.',
    saved: 'Guardado, aquí y en todas las partidas siguientes.',
  },
  place: (number, of) => `Partida ${number} de ${of}`,
  title: 'Todas las partidas',
  rule: (weeks, weekdays, time) =>
    `${everyWeeks(weeks)}, ${list(weekdays.map((day) => `el ${weekday[day]}`))} a las ${time}`,
  zone: (zone) => `En la zona horaria ${zone}`,
  soon: 'Las partidas aparecen aquí con cuatro semanas de antelación.',
  here: 'esta',
  number: (number) => `Partida ${number}`,
  loading: 'Cargando las partidas…',
  skipped: 'Te la saltas',
  acceptedHint:
    'Tienes plaza en esta partida. También estás en las siguientes partidas de esta serie.',
  skipping: 'No estás en esta partida',
  skippingHint: 'Sigues en la serie. Si al final quieres venir, pide plaza otra vez.',
  leave: 'Saltar o salir',
  leaveTitle: '¿Saltarte esta partida o salir de la serie?',
  leaveText:
    'Si te la saltas, tu plaza queda libre para otra persona y nada cambia en las demás partidas. Si sales, dejas tu plaza o tu lugar en la lista de espera en todas las partidas que no han empezado.',
  leaveAllTitle: '¿Salir de esta serie?',
  leaveAllText:
    'Dejas tu plaza o tu lugar en la lista de espera en todas las partidas que no han empezado.',
  skip: 'Saltar esta partida',
  leaveAll: 'Salir de la serie',
  skippedNow: 'Te saltas esta partida. Sigues en las demás.',
  left: 'Saliste de la serie.',
  cancelScope: 'Qué cancelar',
  cancelFollowing: 'Esta partida y todas las siguientes',
  cancelledFollowing:
    'Partidas canceladas. Todos los miembros y quienes pidieron plaza recibieron un solo aviso.',
};
