import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
import { plural as plural$ } from '../../pt-BR/grammar.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "Agora", next: "Próxima sessão", runs: "Sua sessão está rolando", nothing: "Nada marcado ainda. Encontre uma sessão", friends: "Amigos", online: (count) => (plural$(count, { one: `${count} amigo online`, other: `${count} amigos online` })), nobodyOnline: "Nenhum amigo online agora" };
