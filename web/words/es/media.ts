import type { media as English } from '../en/media.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of adding, describing and ordering photos and videos. */
export const media: Translated<typeof English> = {
  title: 'Fotos y videos',
  hint: (max) =>
    `Hasta ${max} archivos: imágenes de hasta 10 MB (JPG, PNG, GIF, SVG) y videos de hasta 95 MB (MP4, WebM, OGG). Las tarjetas muestran el primero.`,
  place: 'Quitamos la ubicación y los datos de la cámara de tus fotos y de los videos MP4 y WebM.',
  choose: 'Agregar archivos',
  shoot: 'Tomar una foto',
  drop: 'o arrástralos o pégalos aquí',
  dropHere: 'Suéltalos aquí',
  full: (max) => `Tienes ${max} archivos, el máximo. Elimina uno para agregar otro.`,
  tooMany: (left) =>
    plural(left, {
      one: 'Solo cabía 1 archivo más. Los demás no se agregaron.',
      other: `Solo cabían ${left} archivos más. Los demás no se agregaron.`,
    }),
  list: 'Tus archivos, en orden',
  empty: 'Aún no hay nada. Agrega una foto para que los demás sepan con quién juegan.',
  emptySession: 'Aún no hay nada. Sin foto, la partida muestra la portada del juego.',
  onTheWay: 'Subiendo',
  alt: 'Describe este archivo',
  altHint: 'Para quienes no pueden verlo.',
  altOf: (place) => `Describir el archivo ${place}`,
  altSaved: 'Guardado',
  first: 'Se ve en las tarjetas',
  video: 'Video',
  drag: 'Arrastra para mover',
  up: (place) => `Mover el archivo ${place} hacia arriba`,
  down: (place) => `Mover el archivo ${place} hacia abajo`,
  moved: (to, of) => `Ahora es el número ${to} de ${of}`,
  remove: (place) => `Eliminar el archivo ${place}`,
  removeTitle: '¿Eliminar este archivo?',
  removeText: 'Desaparece enseguida para todos. Esto no se puede deshacer.',
  removeYes: 'Eliminar archivo',
  removeNo: 'Conservarlo',
  removed: 'Archivo eliminado.',
  waiting: 'En espera',
  waitingForSave: 'Se sube cuando guardes. Hasta entonces, deja abierta esta pestaña.',
  sending: (percent) => `${percent} %`,
  finishing: 'Casi listo',
  progressOf: (name) => `Subida de ${name}`,
  cancel: 'Cancelar',
  cancelOf: (name) => `Cancelar la subida de ${name}`,
  dismissOf: (name) => `Descartar ${name}`,
  retryOf: (name) => `Reintentar ${name}`,
  uploaded: (name) => `Se subió ${name}.`,
  offline: 'No tienes conexión. La subida seguirá cuando vuelva.',
  move: 'Reproducir la animación',
  hold: 'Pausar la animación',
  notSaved: 'Tu cambio no se guardó. Inténtalo de nuevo.',
  refusal: {
    kind: 'Elige una imagen (JPG, PNG, GIF, SVG) o un video (MP4, WebM, OGG).',
    empty: 'Este archivo está vacío. Elige otro.',
    'image-size': 'Esta imagen pesa más de 10 MB. Elige una más pequeña.',
    'video-size': 'Este video pesa más de 95 MB. Elige uno más pequeño.',
  },
  someFailed:
    'Tu partida ya está publicada, pero algunos archivos no se subieron. Inténtalo de nuevo aquí o continúa sin ellos.',
};
