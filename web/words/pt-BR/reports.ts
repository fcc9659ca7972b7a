import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

const DECISION = 'Avisaremos você sobre a decisão.';

/** Words of sending a report, and of a warning. What is reported can be a person, a session, a file or a call. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: 'Assédio ou ameaças',
    hate: 'Discurso de ódio',
    sexual: 'Conteúdo sexual ou sem consentimento',
    spam: 'Spam ou propaganda',
    cheating: 'Trapaça ou boosting',
    impersonation: 'Finge ser outra pessoa',
    other: 'Outro motivo',
  },
  report: 'Denunciar',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `Denunciar ${name}`,
    sessions: (name) => `Denunciar a sessão “${name}”`,
    media: (alt) => (alt === '' ? 'Denunciar esta foto ou vídeo' : `Denunciar “${alt}”`),
    calls: (names) => `Denunciar a call com ${names}`,
    messages: (name) => `Denunciar a mensagem de ${name}`,
  },
  intro: `Os admins veem seu nome e uma cópia do que você denuncia. A pessoa denunciada não fica sabendo que foi você. ${DECISION}`,
  reason: 'Qual é o problema?',
  choose: 'Escolha um motivo',
  missing: 'Escolha um motivo.',
  text: 'O que aconteceu?',
  textHint: 'Com as suas palavras. Obrigatório para “Outro motivo”.',
  block: (name) => `Bloquear ${name} também`,
  blockHint: 'Vocês não se veem mais em nenhum lugar do Peerway. A pessoa não recebe aviso.',
  submit: 'Enviar denúncia',
  done: `Agradecemos a denúncia. ${DECISION}`,
  doneBlocked: (name) => `Agradecemos a denúncia. Você bloqueou ${name}.`,
  notBlocked: (name) =>
    `Agradecemos a denúncia. Não deu para bloquear ${name}. Tente de novo na página da pessoa.`,
  already: `Você já denunciou isto. ${DECISION}`,
  warning: {
    title: 'Você recebeu uma advertência',
    intro: 'Uma mensagem dos admins do Peerway:',
    outro: 'Se isso continuar, sua conta pode ser suspensa ou banida.',
    acknowledge: 'Entendi',
    failed: 'Não deu para salvar. Tente de novo.',
  },
};
