import type { games as English } from '../en/catalogue.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const gameCount = (count: number) => plural(count, { one: '1 juego', other: `${count} juegos` });

/** Words of your games (the preferences) and of the categories. */
export const games: Translated<typeof English> = {
  title: 'Tus juegos',
  lead: 'El inicio muestra partidas y gente de estos juegos. Las tarjetas muestran los cinco primeros, así que pon arriba tus favoritos.',
  welcomeTitle: '¡Hola! ¿A qué juegas?',
  welcome:
    'Elige uno o dos juegos y verás en el inicio quién los juega esta noche. Puedes cambiarlo cuando quieras.',
  welcomeDone: '¡Buen comienzo! Agrega más juegos o mira quién juega.',
  home: 'Ver quién juega',
  onward: (session) => (session === undefined ? 'Continuar' : `Continuar a ${session}`),
  add: 'Agregar un juego',
  addPlaceholder: 'Buscar en el catálogo',
  addHint: (count, max) => `${count} de ${max} elegidos.`,
  full: (max) => `Elegiste ${max}, el máximo. Quita uno para agregar otro.`,
  loading: 'Buscando…',
  none: (query) => `No hay ningún juego llamado “${query}”. Puedes pedirlo abajo.`,
  failed: 'No se pudieron cargar los juegos. Inténtalo de nuevo en un momento.',
  count: gameCount,
  chosenSign: 'elegido',
  chosen: 'Tu orden',
  platformOf: (name) => `Plataforma de ${name}`,
  levelOf: (name) => `Tu nivel en ${name}`,
  anyPlatform: 'Cualquier plataforma',
  noLevel: 'Sin nivel',
  up: (name) => `Mover ${name} hacia arriba`,
  down: (name) => `Mover ${name} hacia abajo`,
  remove: (name) => `Quitar ${name}`,
  drag: 'Arrastra para mover',
  moved: (name, place, count) => `${name} ahora es el número ${place} de ${count}`,
  added: (name) => `Agregaste ${name}`,
  removed: (name) => `Quitaste ${name}`,
  state: {
    saved: 'Guardado',
    unsaved: 'Guardando…',
    saving: 'Guardando…',
    failed: 'Sin guardar',
  },
  loginAgain: 'Tu sesión se cerró. Inicia sesión para continuar. Lo que elegiste sigue aquí.',
  empty: 'Aún no hay juegos',
  emptyHint: 'Busca en el catálogo o explora una categoría.',
  browse: 'Explorar por categoría',
  category: 'Categoría',
  pickCategory: 'Elige una categoría',
  gamesOf: (category) => `Juegos de ${category}`,
  more: 'Mostrar más',
  askTitle: '¿Falta un juego?',
  askHint: 'Pídelo y los admins lo revisarán.',
  askName: 'Nombre del juego',
  ask: 'Pedir juego',
  asked: (name) => `Pediste ${name}`,
  categories: {
    title: 'Categorías',
    lead: 'A qué juega la gente aquí. Elige una categoría para ver sus partidas.',
    search: 'Buscar partidas',
    keep: 'Editar categorías',
    games: gameCount,
    sessions: (count) =>
      count === 0
        ? 'sin partidas abiertas'
        : plural(count, { one: '1 partida abierta', other: `${count} partidas abiertas` }),
    chooseFrom: (name, count) => `Elegir en ${name}: ${gameCount(count)}`,
    none: 'Aún no hay categorías',
    noneHint: 'Puedes buscar partidas por nombre o por juego.',
  },
};
