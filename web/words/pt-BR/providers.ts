import type {
  providerNames as EnglishNames,
  providers as EnglishProviders,
} from '../en/providers.ts';
import type { Translated } from '../translated.ts';

/** The names of the services that one can log in with. */
export const providerNames: Translated<typeof EnglishNames> = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers: Translated<typeof EnglishProviders> = {
  or: 'Ou use uma conta que você já tem:',
  goOn: (name) => `Continuar com ${name}`,
  arriving: {
    wait: (name) => `Conferindo com ${name}. Um momento…`,
    denied: (name) => `Você cancelou no site de ${name}, então nada mudou.`,
    lost: (name) => `Este login com ${name} acabou ou começou em outra aba. Comece de novo.`,
    toLogin: 'Voltar para o login',
    toSecurity: 'Voltar para “Segurança”',
    goBack: 'Voltar para onde você estava',
  },
  register: {
    title: 'Quase lá',
    lead: (provider) =>
      `É a sua primeira vez aqui com ${provider}. Escolha como as outras pessoas veem você.`,
    confirmed: (provider) => `${provider} já confirmou este e-mail, então você não precisa.`,
    open: 'Vamos enviar um link para você confirmar.',
    takenTitle: 'Você já tem uma conta',
    taken: (provider) =>
      `Já existe uma conta com o seu e-mail. Entre nela e vincule ${provider} em “Segurança”.`,
    takenByOther:
      'Não foi você quem criou? Redefina a senha: assim a conta fica sua e sai de todos os outros dispositivos.',
    reset: 'Redefinir senha',
    logIn: 'Entrar',
    other: 'Criar outra conta com um e-mail diferente',
    gamertag: (provider) => `Mostrar aos amigos meu nome de ${provider} como minha gamertag de PC`,
    ofAgeHint: 'Você precisa disto para sessões só para maiores de 18. Dá para fazer depois.',
  },
  section: {
    title: 'Contas vinculadas',
    hint: 'Entre com uma conta que você tem em outro site. Nunca postamos nada lá.',
    none: 'Você ainda não vinculou nenhuma conta.',
    link: (provider) => `Vincular ${provider}`,
    linked: (provider) => `Conta vinculada: ${provider}. Agora você pode entrar com ela.`,
    linkedOn: (date) => `vinculada em ${date}`,
    used: (ago) => `último uso ${ago}`,
    unused: 'ainda não usada',
    unlink: 'Desvincular',
    unlinkOne: (provider) => `Desvincular ${provider}`,
    unlinkTitle: (provider) => `Desvincular ${provider}?`,
    unlinkText: (provider) =>
      `Não vai mais dar para entrar com ${provider}. Onde a conta já está aberta, ela continua aberta.`,
    unlinked: (provider) => `Conta desvinculada: ${provider}.`,
    off: 'No momento, não dá para entrar com ela.',
    last: 'Este é o único jeito de entrar na sua conta, então não dá para desvincular. Adicione outro antes.',
  },
  proof: { done: 'Valeu, é você mesmo. Agora tente de novo.' },
};
