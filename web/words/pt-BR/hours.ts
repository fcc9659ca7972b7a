import type { fitWords as EnglishFit, hours as EnglishHours } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof EnglishHours> = {
  title: 'Seus horários',
  hint: 'Marque quando você tem tempo para jogar. Usamos isso para achar sessões que combinam. Só você vê.',
  grid: 'Horas da semana',
  keys: 'Toque ou arraste sobre as horas. No teclado: setas para mover, Espaço para marcar, Shift e setas para marcar várias.',
  cell: (day, clock) => `${day}, ${clock}`,
  hour: 'Hora',
  quick: { evenings: 'Noites durante a semana', weekends: 'Fins de semana' },
  clear: 'Limpar todas as horas',
  zone: (zone) => `Os horários estão no fuso ${zone}.`,
  changeZone: (zone) => `Mudar para ${zone}`,
  list: 'Em palavras',
  none: 'Você ainda não marcou nenhuma hora.',
  always: 'Qualquer hora, todos os dias',
  span: (day, from, to) => `${day}, ${from} a ${to}`,
  spanOver: (day, from, nextDay, to) => `${day}, ${from} a ${nextDay}, ${to}`,
  state: { saved: 'Salvo', saving: 'Salvando…', failed: 'Não salvo' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: 'Por que combina',
  game: 'seu jogo',
  hours: 'seus horários',
  language: 'seu idioma',
  level: 'seu nível',
  region: 'sua região',
};
