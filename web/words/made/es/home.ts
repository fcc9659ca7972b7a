import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
import { plural as plural$ } from '../../es/grammar.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "Ahora", next: "Próxima partida", runs: "Tu partida está en curso", nothing: "Aún no tienes planes. Busca una partida", friends: "Amigos", online: (count) => (plural$(count, { one: "1 amigo en línea", other: `${count} amigos en línea` })), nobodyOnline: "Ningún amigo en línea ahora" };
