import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: 'Como as pessoas entram',
    instantLabel: 'Quem ganha uma vaga',
    instant: {
      nobody: { name: 'Você decide', hint: 'Você lê cada pedido e aceita ou recusa.' },
      friends: {
        name: 'Amigos entram na hora',
        hint: 'As outras pessoas pedem vaga, e você decide.',
      },
      everyone: {
        name: 'Todo mundo entra na hora',
        hint: 'Por ordem de chegada, até lotar.',
      },
    },
    roles: 'Funções (opcional)',
    rolesHint: (most) =>
      `Dê vagas próprias a cada função, por exemplo 1 tank e 1 healer. Até ${most} funções.`,
    role: (place) => `Função ${place}`,
    rolePlaceholder: 'Tank',
    roleSeats: 'Vagas',
    addRole: 'Adicionar função',
    removeRole: (name) => (name === '' ? 'Remover função' : `Remover função ${name}`),
    rest: (count) =>
      plural(count, {
        one: `${count} vaga é para qualquer função.`,
        other: `${count} vagas são para qualquer função.`,
      }),
  },
  rules: {
    roleName: 'Dê um nome a cada função.',
    roleTwice: 'Cada função só pode aparecer uma vez.',
    roleSeats: 'Cada função precisa de pelo menos 1 vaga.',
    tooMany: 'As funções têm mais vagas do que a sessão. Uma das vagas é sua.',
  },
  page: {
    roles: 'Funções',
    any: 'Qualquer função',
    taken: (taken, total) => `${taken} de ${total}`,
    full: 'lotada',
    held: (count) =>
      plural(count, {
        one: `${count} vaga oferecida à lista de espera`,
        other: `${count} vagas oferecidas à lista de espera`,
      }),
  },
  join: {
    now: 'Entrar agora',
    hint: 'Você ganha uma vaga na hora.',
    roleFullHint:
      'Você ganha uma vaga na hora se a sua função tiver uma. Se não, entra na lista de espera.',
    listHint: 'Todas as vagas estão ocupadas. Você pode entrar na lista de espera.',
    role: 'Sua função',
    any: 'Qualquer função',
    full: (role) => `${role} (lotada)`,
    text: 'Mensagem para o host (opcional)',
    joined: (session) => `Você está dentro: ${session}`,
    waiting: (session) => `Você está na lista de espera de ${session}`,
  },
  offer: {
    title: 'Há uma vaga livre para você',
    until: (clock) => `Ela é sua se você aceitar até ${clock}.`,
    left: (time) => `Tempo restante: ${time}.`,
    passHint: 'Se você passar, ela vai para a próxima pessoa e você sai da lista de espera.',
    freeHint: 'Pegue antes que outra pessoa pegue.',
    take: 'Pegar a vaga',
    pass: 'Passar',
    takeIn: (session) => `Pegar a vaga em ${session}`,
    taken: 'Você está dentro.',
    passed: 'Você passou. A vaga vai para a próxima pessoa.',
    offered: (clock) => `vaga oferecida até ${clock}`,
  },
  host: {
    roleOf: (name) => `Função de ${name}`,
    given: (name, role) => `Nova função de ${name}: ${role}.`,
    givenAny: (name) => `${name} agora tem qualquer função.`,
  },
};
