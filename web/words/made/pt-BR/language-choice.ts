// @ts-nocheck
export const languageChoice = { label: 'Idioma', hint: 'Para tudo o que o Peerway diz, também em e-mails e notificações. O que as pessoas escrevem fica como está.' };
