import type { media as English } from '../en/media.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of adding, describing and ordering photos and videos. */
export const media: Translated<typeof English> = {
  title: 'Fotos e vídeos',
  hint: (max) =>
    `Até ${max} arquivos: imagens de até 10 MB (JPG, PNG, GIF, SVG) e vídeos de até 95 MB (MP4, WebM, OGG). Os cartões mostram o primeiro.`,
  place: 'Removemos a localização e os dados da câmera das suas fotos e dos vídeos MP4 e WebM.',
  choose: 'Adicionar arquivos',
  shoot: 'Tirar foto',
  drop: 'ou arraste ou cole aqui',
  dropHere: 'Solte aqui',
  full: (max) => `Você tem ${max} arquivos, o máximo. Exclua um para adicionar outro.`,
  tooMany: (left) =>
    plural(left, {
      one: `Só cabia mais ${left}. Os outros arquivos não foram adicionados.`,
      other: `Só cabiam mais ${left}. Os outros arquivos não foram adicionados.`,
    }),
  list: 'Seus arquivos, em ordem',
  empty: 'Nada por aqui ainda. Adicione uma foto para as pessoas saberem com quem estão jogando.',
  emptySession: 'Nada por aqui ainda. Sem foto, a sessão mostra a capa do jogo.',
  onTheWay: 'Enviando',
  alt: 'Descreva este arquivo',
  altHint: 'Para quem não consegue ver.',
  altOf: (place) => `Descrever o arquivo ${place}`,
  altSaved: 'Salvo',
  first: 'Aparece nos cartões',
  video: 'Vídeo',
  drag: 'Arraste para mover',
  up: (place) => `Mover o arquivo ${place} para cima`,
  down: (place) => `Mover o arquivo ${place} para baixo`,
  moved: (to, of) => `Agora na posição ${to} de ${of}`,
  remove: (place) => `Excluir o arquivo ${place}`,
  removeTitle: 'Excluir este arquivo?',
  removeText: 'Ele some para todo mundo na hora. Não dá para desfazer.',
  removeYes: 'Excluir arquivo',
  removeNo: 'Manter arquivo',
  removed: 'O arquivo foi excluído.',
  waiting: 'Na fila',
  waitingForSave: 'O envio começa quando você salvar. Até lá, deixe esta aba aberta.',
  sending: (percent) => `${percent}%`,
  finishing: 'Quase lá',
  progressOf: (name) => `Envio de ${name}`,
  cancel: 'Cancelar',
  cancelOf: (name) => `Cancelar envio de ${name}`,
  dismissOf: (name) => `Dispensar ${name}`,
  retryOf: (name) => `Tentar ${name} de novo`,
  uploaded: (name) => `Arquivo enviado: ${name}.`,
  offline: 'Você está offline. O envio continua quando a conexão voltar.',
  move: 'Reproduzir a animação',
  hold: 'Pausar a animação',
  notSaved: 'Sua mudança não foi salva. Tente de novo.',
  refusal: {
    kind: 'Escolha uma imagem (JPG, PNG, GIF, SVG) ou um vídeo (MP4, WebM, OGG).',
    empty: 'Este arquivo está vazio. Escolha outro.',
    'image-size': 'Esta imagem tem mais de 10 MB. Escolha uma menor.',
    'video-size': 'Este vídeo tem mais de 95 MB. Escolha um menor.',
  },
  someFailed:
    'Sua sessão está no ar, mas alguns arquivos não foram enviados. Tente de novo aqui ou continue sem eles.',
};
