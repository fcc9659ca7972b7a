import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  'Encontre gente para jogar hoje à noite: sessões, jogadores e calls. Seu caminho até outras pessoas.';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return moments.format(at);
};

/** What other programs show of a shared link. */
export const previews: Translated<typeof English> = {
  name: NAME,
  product: { title: `${NAME}: seu caminho até outras pessoas`, description: DESCRIPTION },
  search: 'Encontrar sessão',
  searchGame: (game) => `Jogue ${game} com mais gente`,
  searchCategory: (category) => `${category}: sessões para entrar`,
  categories: 'Jogos por categoria',
  imprint: 'Aviso legal',
  privacy: 'Privacidade',
  terms: 'Termos',
  cancelled: (session) => `Cancelada: ${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · Esta sessão foi cancelada.`,
  player: 'Joga no Peerway.',
  plays: (games) => `Joga ${list(games)}.`,
};
