import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list, plural } from './grammar.ts';

const weekday: Record<Weekday, string> = {
  monday: 'segunda',
  tuesday: 'terça',
  wednesday: 'quarta',
  thursday: 'quinta',
  friday: 'sexta',
  saturday: 'sábado',
  sunday: 'domingo',
};

const everyWeeks = (weeks: number) =>
  plural(weeks, { one: 'Toda semana', other: `A cada ${weeks} semanas` });

/** "às segundas", for what happens again and again. */
const onDay: Record<Weekday, string> = {
  monday: 'às segundas',
  tuesday: 'às terças',
  wednesday: 'às quartas',
  thursday: 'às quintas',
  friday: 'às sextas',
  saturday: 'aos sábados',
  sunday: 'aos domingos',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: 'seg',
    tuesday: 'ter',
    wednesday: 'qua',
    thursday: 'qui',
    friday: 'sex',
    saturday: 'sáb',
    sunday: 'dom',
  },
  editor: {
    repeats: 'Repetir',
    repeatsHint:
      'Quem você aceitar está em todas as sessões, ou na lista de espera quando uma estiver cheia. Dá para pular uma delas.',
    days: 'Dias',
    daysHint: (zone) => `O dia do início sempre entra. Fuso horário: ${zone}.`,
    every: 'Com que frequência',
    everyWeeks,
    until: 'Último dia',
    untilHint: (weeks) =>
      plural(weeks, {
        one: `No máximo ${weeks} semana depois da primeira sessão.`,
        other: `No máximo ${weeks} semanas depois da primeira sessão.`,
      }),
    untilMissing: 'Escolha o último dia.',
    untilEarly: 'O último dia precisa ser depois do primeiro.',
    added: (name) => `${name} está no ar e se repete. Compartilhe o link com seus amigos.`,
    scope: 'O que mudar',
    one: 'Só esta sessão',
    oneHint: 'As outras ficam como estão.',
    following: 'Esta sessão e todas as seguintes',
    followingHint: 'Os membros recebem um só aviso.',
    saved: 'Salvo aqui e em todas as sessões seguintes.',
  },
  place: (number, of) => `Sessão ${number} de ${of}`,
  title: 'Todas as sessões',
  rule: (weeks, weekdays, time) =>
    `${everyWeeks(weeks)}: ${list(weekdays.map((day) => onDay[day]))}, às ${time}`,
  zone: (zone) => `No fuso horário ${zone}`,
  soon: 'As próximas sessões aparecem aqui quatro semanas antes.',
  here: 'esta',
  number: (number) => `Sessão ${number}`,
  loading: 'Carregando as sessões…',
  skipped: 'Você vai pular',
  acceptedHint:
    'Você tem uma vaga nesta sessão. Você também está nas próximas sessões desta série.',
  skipping: 'Você não está nesta sessão',
  skippingHint: 'Você continua na série. Para vir mesmo assim, peça vaga de novo.',
  leave: 'Pular ou sair',
  leaveTitle: 'Pular esta sessão ou sair da série?',
  leaveText:
    'Se você pular, sua vaga fica livre para outra pessoa, e nada muda nas outras sessões. Se sair, perde a vaga ou o lugar na lista de espera em todas as sessões que não começaram.',
  leaveAllTitle: 'Sair desta série?',
  leaveAllText:
    'Você perde a vaga ou o lugar na lista de espera em todas as sessões que não começaram.',
  skip: 'Pular esta sessão',
  leaveAll: 'Sair da série',
  skippedNow: 'Você vai pular esta sessão. Nas outras, você continua.',
  left: 'Você saiu da série.',
  cancelScope: 'O que cancelar',
  cancelFollowing: 'Esta sessão e todas as seguintes',
  cancelledFollowing:
    'Estas sessões foram canceladas. Os membros e quem pediu vaga receberam um só aviso.',
};
