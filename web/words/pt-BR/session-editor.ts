import type {
  sessionEditor as EnglishEditor,
  sessionRules as EnglishRules,
} from '../en/session-editor.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of the form that hosts or edits a session. */
export const sessionEditor: Translated<typeof EnglishEditor> = {
  titleNew: 'Criar sessão',
  titleEdit: 'Editar sessão',
  lead: 'Diga o que vai jogar e quando. Quem combina com a sessão vai encontrá-la.',
  what: 'O que vai jogar',
  name: 'Nome',
  nameHint: 'O que as pessoas veem primeiro. Por exemplo: Raid de sexta, novatos também.',
  description: 'Descrição',
  descriptionHint: 'Conte o plano, o clima e o que precisa levar.',
  games: 'Jogos',
  gamesHint: (most) => `Escolha de 1 a ${most}. A capa vem do primeiro.`,
  gamesPlaceholder: 'Buscar um jogo',
  gamesFull: (most) => `Você já escolheu ${most}, o máximo. Remova um para adicionar outro.`,
  chosenGames: 'Jogos escolhidos',
  removeGame: (name) => `Remover ${name}`,
  gamesLoading: 'Buscando…',
  gamesFailed: 'Não deu para carregar os jogos. Tente de novo daqui a pouco.',
  gamesNone: (query) => `Nenhum jogo chamado “${query}” encontrado.`,
  gamesCount: (found) => plural(found, { one: `${found} jogo`, other: `${found} jogos` }),
  platforms: 'Plataformas',
  when: 'Horário e vagas',
  playNow: 'Jogar agora',
  playNowHint: 'A sessão começa assim que você salvar.',
  start: 'Início',
  zone: (zone) => `Seu fuso horário: ${zone}.`,
  duration: 'Duração',
  who: 'Para quem é',
  region: 'Região',
  language: 'Idioma',
  level: 'Nível',
  style: 'Estilo',
  microphone: 'Precisa de microfone',
  adultsOnly: 'Só maiores de 18',
  adultsOnlyHint: 'Quem pedir vaga precisa confirmar que tem 18 anos ou mais.',
  seats: 'Vagas',
  seatsHint: (taken) =>
    taken > 1 ? `Já conta com você. ${taken} estão ocupadas.` : 'De 2 a 100, contando com você.',
  visibility: 'Quem pode ver',
  membersInvite: 'Membros podem convidar amigos',
  membersInviteHint: 'O amigo que aceita ocupa uma vaga livre sem precisar da sua aprovação.',
  preview: 'Prévia',
  previewName: 'Sua sessão',
  add: 'Criar sessão',
  save: 'Salvar mudanças',
  added: (name) => `${name} está no ar. Compartilhe o link com seus amigos.`,
  saved: 'Salvo. Os membros são avisados se mudaram o horário, os jogos ou as plataformas.',
  restored: 'Recuperamos seu rascunho.',
  discard: 'Descartar rascunho',
  discarded: 'Rascunho descartado.',
  takeOver: 'Carregar a versão mais nova e manter minhas mudanças',
  takenOver: 'Esta é a versão mais nova com as suas mudanças. Ainda não foi salva.',
  nothing: 'Você não mudou nada.',
  loginAgain: 'Você saiu da sua conta. Entre para continuar. Guardamos o que você digitou.',
  back: 'Voltar para a sessão',
  overTitle: 'Não dá mais para editar esta sessão',
  over: 'Ela acabou ou foi cancelada. Você pode criar outra igual.',
  again: 'Criar de novo',
  foreignTitle: 'Você não pode editar esta sessão',
  foreign: 'Só o host pode editar.',
  look: 'Ir para a sessão',
};

/** What the form checks before it is sent. */
export const sessionRules: Translated<typeof EnglishRules> = {
  name: (least) =>
    plural(least, {
      one: `Digite um nome com pelo menos ${least} caractere.`,
      other: `Digite um nome com pelo menos ${least} caracteres.`,
    }),
  games: 'Escolha pelo menos um jogo.',
  platforms: 'Escolha pelo menos uma plataforma.',
  startMissing: 'Escolha quando começa.',
  startPast: 'Escolha um horário no futuro.',
  seats: (least, most) => `Escolha entre ${least} e ${most} vagas.`,
  seatsTaken: (taken) =>
    plural(taken, {
      one: `${taken} vaga já está ocupada. Escolha pelo menos ${taken}.`,
      other: `${taken} vagas já estão ocupadas. Escolha pelo menos ${taken}.`,
    }),
};
