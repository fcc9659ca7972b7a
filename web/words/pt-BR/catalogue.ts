import type { games as English } from '../en/catalogue.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of your games (the preferences) and of the categories. */
export const games: Translated<typeof English> = {
  title: 'Seus jogos',
  lead: 'O início mostra sessões e pessoas destes jogos. Os cartões mostram os cinco primeiros, então deixe seus favoritos no topo.',
  welcomeTitle: 'Boas-vindas! O que você joga?',
  welcome:
    'Escolha um ou dois jogos, e o início mostra quem joga hoje à noite. Dá para mudar quando quiser.',
  welcomeDone: 'Ótimo começo! Adicione mais jogos ou veja quem joga.',
  home: 'Ver quem joga',
  onward: (session) => (session === undefined ? 'Continuar' : `Continuar para ${session}`),
  add: 'Adicionar jogo',
  addPlaceholder: 'Buscar no catálogo',
  addHint: (count, max) => `${count} de ${max} escolhidos.`,
  full: (max) => `Você já escolheu ${max}, o máximo. Remova um para adicionar outro.`,
  loading: 'Buscando…',
  none: (query) => `Nenhum jogo chamado “${query}” encontrado. Você pode sugerir logo abaixo.`,
  failed: 'Não deu para carregar os jogos. Tente de novo daqui a pouco.',
  count: (found) => plural(found, { one: `${found} jogo`, other: `${found} jogos` }),
  chosenSign: 'escolhido',
  chosen: 'Sua ordem',
  platformOf: (name) => `Plataforma de ${name}`,
  levelOf: (name) => `Seu nível em ${name}`,
  anyPlatform: 'Qualquer plataforma',
  noLevel: 'Sem nível',
  up: (name) => `Mover ${name} para cima`,
  down: (name) => `Mover ${name} para baixo`,
  remove: (name) => `Remover ${name}`,
  drag: 'Arraste para mover',
  moved: (name, place, count) => `${name} está agora na posição ${place} de ${count}`,
  added: (name) => `Adicionado: ${name}`,
  removed: (name) => `Removido: ${name}`,
  state: {
    saved: 'Salvo',
    unsaved: 'Salvando…',
    saving: 'Salvando…',
    failed: 'Não salvo',
  },
  loginAgain: 'Você saiu da sua conta. Entre para continuar. Guardamos suas escolhas.',
  empty: 'Nenhum jogo ainda',
  emptyHint: 'Busque no catálogo ou explore uma categoria.',
  browse: 'Explorar por categoria',
  category: 'Categoria',
  pickCategory: 'Escolha uma categoria',
  gamesOf: (category) => `Jogos em ${category}`,
  more: 'Mostrar mais',
  askTitle: 'Falta algum jogo?',
  askHint: 'Sugira, e os admins vão dar uma olhada.',
  askName: 'Nome do jogo',
  ask: 'Sugerir jogo',
  asked: (name) => `Você sugeriu ${name}`,
  categories: {
    title: 'Categorias',
    lead: 'O que se joga por aqui. Escolha uma categoria para ver as sessões.',
    search: 'Buscar sessões',
    keep: 'Editar categorias',
    games: (count) => plural(count, { one: `${count} jogo`, other: `${count} jogos` }),
    sessions: (count) =>
      count === 0
        ? 'nenhuma sessão aberta'
        : plural(count, { one: `${count} sessão aberta`, other: `${count} sessões abertas` }),
    chooseFrom: (name, count) =>
      plural(count, {
        one: `Escolher em ${name}: ${count} jogo`,
        other: `Escolher em ${name}: ${count} jogos`,
      }),
    none: 'Nenhuma categoria ainda',
    noneHint: 'Você ainda pode buscar sessões por nome ou jogo.',
  },
};
