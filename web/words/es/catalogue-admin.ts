import type { catalogueAdmin as English } from '../en/catalogue-admin.ts';
import type { Translated } from '../translated.ts';
import { number, plural } from './grammar.ts';

/** Words of the catalogue's admin area. */
export const catalogueAdmin: Translated<typeof English> = {
  title: 'Catálogo',
  back: 'Admin',
  tabsLabel: 'Catálogo',
  tabs: {
    games: 'Juegos',
    requests: 'Peticiones',
    categories: 'Categorías',
    import: 'Importar',
  },
  shown: (count, more) => (more ? `${count} hasta ahora` : `${count} en total`),
  more: 'Mostrar más',
  reason: 'Motivo',
  reasonHint: 'Se guarda en el registro de auditoría.',
  reasonTold:
    'Lo leen las personas que lo pidieron. También se guarda en el registro de auditoría.',
  pick: 'Juego',
  pickPlaceholder: 'Buscar en el catálogo',
  picked: (name) => `Seleccionado: ${name}`,
  pickFirst: 'Primero elige un juego.',
  games: {
    search: 'Buscar en el catálogo',
    category: 'Categoría',
    anyCategory: 'Todas las categorías',
    state: 'Estado',
    states: { listed: 'En catálogo', archived: 'Archivados' },
    add: 'Agregar un juego',
    none: 'No se encontraron juegos',
    noneHint: 'Prueba con un nombre más corto, otra categoría u otro estado.',
    players: (count) => plural(count, { one: '1 jugador', other: `${number(count)} jugadores` }),
    sessions: (count) => plural(count, { one: '1 partida', other: `${number(count)} partidas` }),
    noCategory: 'sin categoría',
    mergedInto: (name) => `fusionado con ${name}`,
    edit: 'Editar',
    editNamed: (name) => `Editar ${name}`,
    merge: 'Fusionar',
    mergeNamed: (name) => `Fusionar ${name}`,
    archive: 'Archivar',
    archiveNamed: (name) => `Archivar ${name}`,
    restore: 'Restaurar',
    restoreNamed: (name) => `Restaurar ${name}`,
  },
  form: {
    add: 'Agregar un juego',
    edit: (name) => `Editar ${name}`,
    name: 'Nombre',
    categories: 'Categorías',
    save: 'Guardar',
    added: (name) => `Se agregó ${name}`,
    saved: (name) => `Se guardó ${name}`,
  },
  cover: {
    label: 'Portada',
    uploaded: (name) => `La portada subida de ${name}`,
    generated: (name) => `La portada generada de ${name}`,
    hint: 'JPG o PNG, hasta 10 MB y 50 megapíxeles. Mostramos el centro en 10:7. Todos la ven enseguida, incluso antes de que guardes los demás cambios.',
    upload: 'Subir portada',
    remove: 'Usar la generada',
    cancel: 'Cancelar subida',
    progress: 'Subida de la portada',
    sending: (percent) => (percent < 100 ? `${percent} %` : 'Casi listo'),
    isUploaded: 'Portada subida.',
    isGenerated: 'La portada generada está de vuelta.',
    refusal: {
      kind: 'Elige un archivo JPG o PNG.',
      empty: 'Este archivo está vacío. Elige otro.',
      'image-size': 'Este archivo pesa más de 10 MB. Elige uno más pequeño.',
    },
    offline: 'La subida se interrumpió. Lo que escribiste sigue aquí. Inténtalo de nuevo.',
    stillWrong: 'La portada no se subió. Inténtalo de nuevo o guarda sin ella.',
  },
  previews: {
    failed: (name, more) =>
      more === 0
        ? `Aún no hay imagen para los enlaces a ${name}. Edita y guarda el juego para reintentarlo.`
        : `Aún no hay imagen para los enlaces a ${name} y ${number(more)} más. Edita y guarda el juego para reintentarlo.`,
  },
  merge: {
    title: (name) => `Fusionar ${name} con otro juego`,
    text: (name) =>
      `Los jugadores y las partidas de ${name} pasan al otro juego. Esto no se puede deshacer.`,
    submit: 'Fusionar juegos',
    done: (from, into) => `${from} se fusionó con ${into}`,
  },
  archive: {
    title: (name) => `¿Archivar ${name}?`,
    text: 'Ya no se podrá elegir. Los jugadores y las partidas que lo tienen lo conservan.',
    submit: 'Archivar',
    done: (name) => `Se archivó ${name}`,
  },
  restore: {
    title: (name) => `¿Restaurar ${name}?`,
    text: 'Se podrá encontrar y elegir otra vez.',
    submit: 'Restaurar',
    done: (name) => `Se restauró ${name}`,
  },
  requests: {
    none: 'No hay peticiones de juegos',
    noneHint: 'Los juegos que pide la gente aparecen aquí.',
    by: (name, count) =>
      count > 1
        ? plural(count - 1, {
            one: `pedido por ${name} y 1 persona más`,
            other: `pedido por ${name} y ${number(count - 1)} personas más`,
          })
        : `pedido por ${name}`,
    accept: 'Agregar al catálogo',
    acceptNamed: (name) => `Agregar ${name} al catálogo`,
    merge: 'Ya está',
    mergeNamed: (name) => `${name} ya está en el catálogo`,
    decline: 'Rechazar',
    declineNamed: (name) => `Rechazar ${name}`,
    acceptTitle: (name) => `Agregar ${name} al catálogo`,
    accepted: (name, told) =>
      plural(told, {
        one: `Se agregó ${name}. Avisamos a 1 persona.`,
        other: `Se agregó ${name}. Avisamos a ${told} personas.`,
      }),
    mergeTitle: (name) => `¿Qué juego es ${name}?`,
    mergeText: 'Las personas que lo pidieron sabrán con qué nombre encontrarlo.',
    mergeSubmit: 'Usar este juego',
    declineTitle: (name) => `¿Rechazar ${name}?`,
    declineText: 'Las personas que lo pidieron recibirán un aviso con tu motivo.',
    declineSubmit: 'Rechazar',
    declined: (name) => `Se rechazó ${name}`,
  },
  categories: {
    add: 'Agregar una categoría',
    name: 'Nombre',
    submit: 'Agregar categoría',
    added: (name) => `Se agregó ${name} al final`,
    games: (count) => plural(count, { one: '1 juego', other: `${count} juegos` }),
    up: (name) => `Mover ${name} hacia arriba`,
    down: (name) => `Mover ${name} hacia abajo`,
    moved: (name, place) => `${name} ahora es la número ${place}`,
    rename: 'Renombrar',
    renameNamed: (name) => `Renombrar ${name}`,
    renamed: (name) => `Ahora se llama ${name}`,
    save: 'Guardar',
    merge: 'Fusionar',
    mergeNamed: (name) => `Fusionar ${name}`,
    mergeTitle: (name) => `Fusionar ${name} con otra categoría`,
    mergeText: (name) =>
      `Sus juegos pasan a la otra categoría y ${name} se elimina. Esto no se puede deshacer.`,
    into: 'Con',
    mergeSubmit: 'Fusionar categorías',
    merged: (from, into) => `${from} se fusionó con ${into}`,
  },
  import: {
    lead: (lines) =>
      `Un archivo CSV en UTF-8, de hasta ${number(lines)} juegos y 1 MB. Necesita una columna “name” y puede tener una columna “categories”, separadas por |. Verás los cambios antes de importar nada.`,
    file: 'Archivo CSV',
    looking: 'Revisando el archivo…',
    tooLarge: 'Este archivo pesa más de 1 MB. Divídelo en archivos más pequeños.',
    unread: 'No pudimos leer el archivo. Elígelo de nuevo.',
    nothing: 'No hay nada que importar. Todos estos juegos están al día.',
    faults: (count) =>
      plural(count, {
        one: '1 línea tiene un problema. Corrígela y elige el archivo de nuevo.',
        other: `${count} líneas tienen un problema. Corrígelas y elige el archivo de nuevo.`,
      }),
    line: (line, message) => `Línea ${line}: ${message}`,
    moreFaults: (count) => `y ${count} más`,
    added: (count) =>
      plural(count, { one: 'Se agregará 1 juego', other: `Se agregarán ${count} juegos` }),
    changed: (count) =>
      plural(count, {
        one: '1 juego recibe categorías nuevas',
        other: `${count} juegos reciben categorías nuevas`,
      }),
    unchanged: (count) =>
      plural(count, { one: '1 juego queda igual', other: `${count} juegos quedan igual` }),
    moreNames: (count) => `y ${count} más`,
    apply: 'Importar',
    applied: 'Los juegos se importaron.',
  },
};
