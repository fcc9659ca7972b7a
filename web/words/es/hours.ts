import type { fitWords as EnglishFit, hours as English } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof English> = {
  title: 'Tu horario',
  hint: 'Marca cuándo tienes tiempo para jugar. Así encontramos partidas que encajan contigo. Solo las ves tú.',
  grid: 'Horas de la semana',
  keys: 'Toca las horas o arrastra sobre ellas. Con el teclado: flechas para moverte, Espacio para marcar, Mayús y flechas para marcar varias.',
  cell: (day, clock) => `${day} ${clock}`,
  hour: 'Hora',
  quick: { evenings: 'Noches entre semana', weekends: 'Fines de semana' },
  clear: 'Borrar todas las horas',
  zone: (zone) => `Las horas están en la zona horaria ${zone}.`,
  changeZone: (zone) => `Cambiar a ${zone}`,
  list: 'En palabras',
  none: 'Aún no has marcado ninguna hora.',
  always: 'A cualquier hora, todos los días',
  span: (day, from, to) => `${day} de ${from} a ${to}`,
  spanOver: (day, from, nextDay, to) => `de ${day} ${from} a ${nextDay} ${to}`,
  state: { saved: 'Guardado', saving: 'Guardando…', failed: 'Sin guardar' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: 'Por qué encaja contigo',
  game: 'tu juego',
  hours: 'tu horario',
  language: 'tu idioma',
  level: 'tu nivel',
  region: 'tu región',
};
