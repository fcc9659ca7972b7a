import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'Joga pelo time',
  friendly: 'Gente boa',
  host: 'Ótimo host',
};

const bands: Record<AttendanceBand, string> = {
  new: 'Ainda são poucas sessões para saber',
  usually: 'Costuma vir',
  sometimes: 'Às vezes não vem',
  often: 'Muitas vezes não vem',
};

const READ = 'Os hosts a quem você pede vaga leem:';

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: 'Depois da sessão',
  kinds,
  bands,
  thank: 'Agradecer',
  thankOne: (name) => `Agradecer a ${name}`,
  thanked: (kind) => `Você agradeceu: ${kinds[kind]}`,
  thanksDone: (name) => `Você agradeceu a ${name}.`,
  mark: 'Marcar que não veio',
  markOne: (name) => `Marcar que ${name} não veio`,
  marked: 'Marcado: não veio',
  markedContested: 'Diz que veio',
  markDone: (name) => `Marcado: ${name} não veio. A pessoa será avisada.`,
  unmark: 'Desfazer',
  unmarkOne: (name) => `Desfazer: ${name} veio`,
  unmarkDone: (name) => `Agora consta que ${name} veio.`,
  missing: (until) =>
    `Faltou alguém? Você pode marcar até ${until}. As outras pessoas contam como presentes.`,
  asked: (name) =>
    `O host diz que ${name} não veio. ${name} diz que veio. Se você lembra que a pessoa não estava lá, avise. Se não, não precisa fazer nada.`,
  agree: 'Não veio',
  agreeOne: (name) => `${name} não veio`,
  agreed: 'Valeu pela resposta.',
  own: {
    title: 'Marcaram que você não veio',
    open: 'O host diz que você não veio. Se você veio, avise. Não precisa explicar nada. Aí perguntamos aos outros membros, e a marca só conta se um deles concordar com o host.',
    contest: 'Eu vim',
    contested:
      'Você avisou que veio. A marca não conta, a menos que outro membro concorde com o host.',
    agreed: 'Você avisou que veio, mas outro membro concordou com o host. A marca conta.',
    late: 'O host diz que você não veio. A marca conta, porque não foi contestada em 7 dias.',
  },
  thanksHelp: {
    title: 'Como funcionam os agradecimentos',
    text: [
      'Você pode agradecer a qualquer pessoa que jogou a sessão com você, uma vez a cada 90 dias. Ela fica sabendo que alguém agradeceu, mas não quem. Todo mundo vê na página dela por que agradeceram.',
      'Um nível precisa de agradecimentos de 3, 10 ou 25 pessoas diferentes nos últimos 180 dias.',
      'Agradecimentos de quem já era amigo e de sessões que não são públicas contam juntos como os de uma pessoa. Em cada sessão, contam os de duas pessoas. Contas com menos de 14 dias não contam, nem pessoas bloqueadas, suspensas ou que saíram.',
    ],
  },
  attendanceHelp: {
    title: 'Como funciona a presença',
    text: [
      'Por 48 horas depois de uma sessão, o host pode marcar quem não veio, mesmo quem saiu depois do início. As outras pessoas que estavam nela no fim contam como presentes. Quem foi marcado recebe um aviso e tem 7 dias para dizer que veio. Aí a marca só conta se outro membro concordar.',
      'Só os hosts a quem você pede vaga leem se você costuma vir, com as palavras que você vê aqui. Não há número, ninguém mais vê e nada acontece automaticamente.',
      'Isso sai das suas últimas 30 sessões como membro e precisa de pelo menos 5 delas, com 2 hosts diferentes. As marcas de um host contam uma vez por pessoa, então um host sozinho não muda o que os outros leem. De cada host, contam 5 sessões.',
    ],
  },
  level: {
    title: 'Agradecimentos',
    least: (kind, people) =>
      plural(people, {
        one: `${kinds[kind]}: agradecimentos de ${people} pessoa ou mais`,
        other: `${kinds[kind]}: agradecimentos de ${people} pessoas ou mais`,
      }),
    own: 'Sua presença',
    ownBands: {
      new: `Você ainda não jogou sessões suficientes, então os hosts leem: “${bands.new}”.`,
      usually: `${READ} “${bands.usually}”.`,
      sometimes: `${READ} “${bands.sometimes}”.`,
      often: `${READ} “${bands.often}”.`,
    },
  },
  again: {
    play: 'Jogar de novo',
    playOne: (name) => `Jogar ${name} de novo`,
    title: 'Jogar de novo',
    lead: 'Tudo está como da última vez. Mude o que quiser.',
    people: 'Quem convidar',
    peopleHint:
      'Dá para aceitar com um toque e ganhar uma vaga na hora. Quem não recebe convites não aparece.',
    none: 'Não dá para convidar ninguém da última vez.',
    nextWeek: 'Mesmo horário na semana que vem',
    evening: 'Próxima noite livre',
    times: 'Horários sugeridos',
    invited: (count) =>
      plural(count, {
        one: `${count} pessoa foi convidada.`,
        other: `${count} pessoas foram convidadas.`,
      }),
    failed:
      'Sua sessão está no ar, mas os convites não foram enviados. Convide seus amigos na página dela.',
  },
  played: {
    ago: (ago) => `vocês jogaram ${ago}`,
    add: 'Adicionar amigo',
    addOne: (name) => `Adicionar ${name} aos amigos`,
    title: 'Ninguém ainda',
    text: 'Quem jogou uma sessão com você nos últimos 90 dias aparece aqui.',
    shown: (count) => plural(count, { one: `${count} pessoa`, other: `${count} pessoas` }),
  },
};
