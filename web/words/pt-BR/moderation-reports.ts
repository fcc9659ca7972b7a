import type { adminReports as English } from '../en/moderation-reports.ts';
import type { Translated } from '../translated.ts';
import { counted, plural } from './grammar.ts';

const FINAL = 'Não dá para mudar uma decisão.';

/** Words of the report queue. */
export const adminReports: Translated<typeof English> = {
  lists: { open: 'Abertas', mine: 'Com você', decided: 'Decididas' },
  listLabel: 'Denúncias',
  kinds: {
    users: 'Pessoa',
    sessions: 'Sessão',
    media: 'Foto ou vídeo',
    calls: 'Chamada',
    messages: 'Mensagem',
  },
  by: (name) => `denúncia de ${name}`,
  about: (name) => `sobre ${name}`,
  takenBy: (name) => `com ${name}`,
  byYou: 'com você',
  upheld: 'confirmada',
  dismissed: 'rejeitada',
  decidedBy: (name, ago) => `por ${name}, ${ago}`,
  open: 'Abrir',
  empty: {
    open: { title: 'Nenhuma denúncia aberta', text: 'Todas as denúncias foram decididas.' },
    mine: { title: 'Nenhuma denúncia com você', text: 'Assuma uma das denúncias abertas.' },
    decided: {
      title: 'Nenhuma denúncia decidida ainda',
      text: 'As denúncias decididas aparecem aqui, da mais nova para a mais antiga.',
    },
  },
  files: (count) => plural(count, { one: `${count} arquivo`, other: `${count} arquivos` }),
  saidBy: (name, text) => `${name}: “${text}”`,
  said: 'O que escreveu quem denunciou',
  saidNothing: 'Sem mensagem.',
  evidence: 'Provas do momento da denúncia',
  noWords: 'Sem texto.',
  games: 'Jogos',
  starts: 'Início',
  from: 'De',
  fromTo: '{start} até {end}',
  around: 'A conversa em volta',
  deletedMessage: 'Excluída antes da denúncia',
  people: 'Quem estava lá',
  alsoOpen: (count) =>
    plural(count, {
      one: `Há mais ${count} denúncia aberta sobre isto.`,
      other: `Há mais ${counted(count)} denúncias abertas sobre isto.`,
    }),
  takenDown: 'Está fora do ar.',
  gone: 'O arquivo foi excluído.',
  reporter: 'Denúncia de',
  reported: 'Sobre',
  several: 'várias pessoas',
  sanction: (name) => `Advertir, suspender ou banir ${name}`,
  look: 'Ver a página',
  take: 'Assumir denúncia',
  leave: 'Liberar denúncia',
  taken: 'Esta denúncia está com você.',
  left: 'A denúncia está aberta de novo para todos os admins.',
  decide: 'Decidir',
  decideHint:
    'Se for preciso, aja antes: advirta, suspenda ou tire do ar. Depois registre sua decisão.',
  uphold: 'Confirmar',
  dismiss: 'Rejeitar',
  upholdTitle: 'Confirmar esta denúncia',
  dismissTitle: 'Rejeitar esta denúncia',
  upholdText: `Os dois lados ficam sabendo que a denúncia foi confirmada e recebem seu recado. Ninguém vê nomes. ${FINAL}`,
  dismissText: `Quem denunciou fica sabendo e recebe seu recado. ${FINAL}`,
  note: 'Recado para quem denunciou',
  noteToReported: 'Recado para a pessoa denunciada',
  noteHintUpheld: 'Se ficar vazio, ela recebe o recado acima.',
  noteHintDismissed: 'Se ficar vazio, ela não recebe nenhum aviso.',
  noteMissing: 'Escreva um recado. Quem denunciou recebe com a decisão.',
  decided: 'Decisão salva. As pessoas envolvidas foram avisadas.',
  was: 'Decisão',
};
