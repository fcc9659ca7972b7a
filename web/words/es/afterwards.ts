import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'Juega en equipo',
  friendly: 'Trato amable',
  host: 'Gran host',
};

const bands: Record<AttendanceBand, string> = {
  new: 'Muy pocas partidas para saberlo',
  usually: 'Suele venir',
  sometimes: 'A veces no viene',
  often: 'Muchas veces no viene',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: 'Después de la partida',
  kinds,
  bands,
  thank: 'Dar las gracias',
  thankOne: (name) => `Dar las gracias a ${name}`,
  thanked: (kind) => `Diste las gracias: ${kinds[kind]}`,
  thanksDone: (name) => `Diste las gracias a ${name}.`,
  mark: 'Marcar ausencia',
  markOne: (name) => `Marcar la ausencia de ${name}`,
  marked: 'Ausencia marcada',
  markedContested: 'Dice que sí estuvo',
  markDone: (name) => `Marcaste la ausencia de ${name}. Recibirá un aviso.`,
  unmark: 'Deshacer',
  unmarkOne: (name) => `Deshacer: ${name} sí estuvo`,
  unmarkDone: (name) => `Queda anotado que ${name} estuvo.`,
  missing: (until) =>
    `¿Faltó alguien? Puedes marcar ausencias hasta: ${until}. Los demás cuentan como presentes.`,
  asked: (name) =>
    `El host dice que ${name} no vino. ${name} dice que sí. Si recuerdas que no estuvo, dilo. Si no, no tienes que hacer nada.`,
  agree: 'No estuvo',
  agreeOne: (name) => `${name} no estuvo`,
  agreed: 'Gracias por tu respuesta.',
  own: {
    title: 'Marcaron tu ausencia',
    open: 'El host dice que no viniste. Si viniste, dínoslo. No tienes que explicar nada. Entonces preguntamos a los demás miembros, y la ausencia solo cuenta si alguno está de acuerdo con el host.',
    contest: 'Sí estuve',
    contested:
      'Nos dijiste que sí estuviste. La ausencia no cuenta, salvo que otro miembro esté de acuerdo con el host.',
    agreed:
      'Nos dijiste que sí estuviste, pero otro miembro estuvo de acuerdo con el host. La ausencia cuenta.',
    late: 'El host dice que no viniste. La ausencia cuenta, porque no respondiste en 7 días.',
  },
  thanksHelp: {
    title: 'Cómo funcionan los agradecimientos',
    text: [
      'Puedes dar las gracias a cualquiera que estuvo contigo en la partida, una vez cada 90 días. Sabrá que alguien le dio las gracias, pero no quién. En su página, todos pueden ver por qué se las dan.',
      'Para cada nivel hacen falta agradecimientos de 3, 10 o 25 personas distintas en los últimos 180 días.',
      'Los agradecimientos de quienes ya eran amigos y los de partidas que no son públicas cuentan juntos como los de una sola persona. En cada partida cuentan los agradecimientos de dos personas. No cuentan las cuentas con menos de 14 días, ni las personas bloqueadas, suspendidas o que ya no están.',
    ],
  },
  attendanceHelp: {
    title: 'Cómo funciona la asistencia',
    text: [
      'Durante 48 horas después de una partida, el host puede marcar quién no vino, aunque haya salido después del comienzo. Los demás que seguían dentro al final cuentan como presentes. La persona marcada recibe un aviso y tiene 7 días para decir que sí estuvo. Entonces la ausencia solo cuenta si otro miembro está de acuerdo con el host.',
      'Si sueles venir, solo lo leen los hosts a los que pides plaza, con las palabras que ves aquí. No hay ningún número, no lo ve nadie más y nada ocurre de forma automática.',
      'Sale de tus últimas 30 partidas como miembro, y hacen falta al menos 5 de ellas, con 2 hosts distintos. Las ausencias que marca un host cuentan una vez por persona, así que un solo host no puede cambiar lo que leen los demás. De cada host cuentan 5 partidas.',
    ],
  },
  level: {
    title: 'Agradecimientos',
    least: (kind, people) => `${kinds[kind]}: agradecimientos de ${people} personas o más`,
    own: 'Tu asistencia',
    ownBands: {
      new: `Aún has estado en pocas partidas, así que los hosts leen: “${bands.new}”.`,
      usually: `Los hosts a los que pides plaza leen: “${bands.usually}”.`,
      sometimes: `Los hosts a los que pides plaza leen: “${bands.sometimes}”.`,
      often: `Los hosts a los que pides plaza leen: “${bands.often}”.`,
    },
  },
  again: {
    play: 'Jugar otra vez',
    playOne: (name) => `Jugar otra vez: ${name}`,
    title: 'Jugar otra vez',
    lead: 'Todo está como la última vez. Cambia lo que quieras.',
    people: 'A quién invitar',
    peopleHint:
      'Pueden aceptar con un toque y reciben plaza enseguida. Quien no acepta invitaciones no sale en la lista.',
    none: 'No puedes invitar a nadie de la última vez.',
    nextWeek: 'La próxima semana a la misma hora',
    evening: 'La próxima noche libre',
    times: 'Horas sugeridas',
    invited: (count) =>
      plural(count, { one: 'Invitaste a 1 persona.', other: `Invitaste a ${count} personas.` }),
    failed:
      'Tu partida ya está publicada, pero las invitaciones no se enviaron. Invita a tus amigos en su página.',
  },
  played: {
    ago: (ago) => `jugó contigo ${ago}`,
    add: 'Agregar amigo',
    addOne: (name) => `Agregar a ${name} a tus amigos`,
    title: 'Aún no hay nadie',
    text: 'Aquí aparece la gente con la que estuviste en una partida en los últimos 90 días.',
    shown: (count) => plural(count, { one: '1 persona', other: `${count} personas` }),
  },
};
