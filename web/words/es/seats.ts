import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: 'Cómo se une la gente',
    instantLabel: 'Quién recibe plaza',
    instant: {
      nobody: { name: 'Tú decides', hint: 'Lees cada solicitud y la aceptas o la rechazas.' },
      friends: {
        name: 'Tus amigos entran al instante',
        hint: 'Los demás piden plaza y tú decides.',
      },
      everyone: {
        name: 'Todos entran al instante',
        hint: 'Por orden de llegada, hasta que se llene.',
      },
    },
    roles: 'Roles (opcional)',
    rolesHint: (most) =>
      `Da a los roles sus propias plazas, por ejemplo 1 tanque y 1 healer. Hasta ${most} roles.`,
    role: (place) => `Rol ${place}`,
    rolePlaceholder: 'Tanque',
    roleSeats: 'Plazas',
    addRole: 'Agregar rol',
    removeRole: (name) => (name === '' ? 'Quitar rol' : `Quitar el rol ${name}`),
    rest: (count) =>
      plural(count, {
        one: '1 plaza es para cualquier rol.',
        other: `${count} plazas son para cualquier rol.`,
      }),
  },
  rules: {
    roleName: 'Pon un nombre a cada rol.',
    roleTwice: 'Cada rol solo puede estar una vez.',
    roleSeats: 'Cada rol necesita al menos 1 plaza.',
    tooMany: 'Los roles tienen más plazas que la partida. Una plaza es la tuya.',
  },
  page: {
    roles: 'Roles',
    any: 'Cualquier rol',
    taken: (taken, total) => `${taken} de ${total}`,
    full: 'completo',
    held: (count) =>
      plural(count, {
        one: 'Hay 1 plaza ofrecida a la lista de espera',
        other: `Hay ${count} plazas ofrecidas a la lista de espera`,
      }),
  },
  join: {
    now: 'Unirme ya',
    hint: 'Recibes una plaza enseguida.',
    roleFullHint:
      'Recibes una plaza enseguida si queda una para tu rol. Si no, entras en la lista de espera.',
    listHint: 'Todas las plazas están ocupadas. Puedes entrar en la lista de espera.',
    role: 'Tu rol',
    any: 'Cualquier rol',
    full: (role) => `${role} (completo)`,
    text: 'Mensaje para el host (opcional)',
    joined: (session) => `Estás dentro: ${session}`,
    waiting: (session) => `Estás en la lista de espera de ${session}`,
  },
  offer: {
    title: 'Hay una plaza libre para ti',
    until: (clock) => `Hora límite para tomarla: ${clock}.`,
    left: (time) => `Queda: ${time}.`,
    passHint: 'Si pasas, es para quien sigue y tú sales de la lista de espera.',
    freeHint: 'Tómala antes que otra persona.',
    take: 'Tomar plaza',
    pass: 'Pasar',
    takeIn: (session) => `Tomar la plaza en ${session}`,
    taken: 'Estás dentro.',
    passed: 'Pasaste. La plaza es para quien sigue.',
    offered: (clock) => `plaza ofrecida hasta ${clock}`,
  },
  host: {
    roleOf: (name) => `Rol de ${name}`,
    given: (name, role) => `${name} ahora tiene el rol ${role}.`,
    givenAny: (name) => `${name} ahora puede tener cualquier rol.`,
  },
};
