import type {
  account as EnglishAccount,
  accountSettings as EnglishSettings,
  recovery as EnglishRecovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const DEAD_LINK = 'Este link expirou ou já foi usado.';

/** Words of registration and log-in. */
export const account: Translated<typeof EnglishAccount> = {
  register: {
    title: 'Entre para o Peerway',
    lead: 'Crie sua conta. Leva um minuto.',
    name: 'Nome',
    nameHint: 'É o que as outras pessoas veem. Vale letra, número e emoji.',
    nameFree: (name) => `${name} está disponível`,
    nameTaken: 'Este nome já está em uso ou é parecido demais com outro. Tente um diferente.',
    terms: 'Aceito os termos',
    termsLink: 'Ler os termos',
    submit: 'Criar conta',
    haveOne: 'Já tem uma conta?',
    done: (name) => `Boas-vindas, ${name}! Agora escolha os jogos que você joga.`,
  },
  login: {
    title: 'Que bom ver você de novo',
    submit: 'Entrar',
    newHere: 'Ainda não tem conta?',
    again: 'Entre na sua conta. Depois você volta direto para cá.',
  },
  email: 'E-mail',
  password: 'Senha',
  passwordHint:
    'Pelo menos 10 caracteres. Quanto mais longa, melhor: algumas palavras aleatórias funcionam muito bem.',
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  strength: {
    label: 'Tamanho',
    short: (missing) => plural(missing, { one: `falta ${missing}`, other: `faltam ${missing}` }),
    fair: 'suficiente',
    good: 'boa',
    strong: 'forte',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof EnglishSettings> = {
  pages: {
    label: 'Sua página',
    profile: 'Perfil',
    media: 'Fotos e vídeos',
    privacy: 'Privacidade',
    notifications: 'Notificações',
    account: 'Conta',
    security: 'Segurança',
    data: 'Seus dados',
  },
  sections: {
    address: 'E-mail',
    password: 'Senha',
    devices: 'Dispositivos',
    blocked: 'Pessoas bloqueadas',
    data: 'Seus dados',
    calendar: 'Sua agenda',
  },
  address: {
    confirmed: 'confirmado',
    open: 'não confirmado',
    openHint:
      'Confirme seu e-mail para poder redefinir a senha se um dia você esquecer. Enviamos um link para você.',
    again: 'Reenviar link',
    sent: (email) => `Enviamos um link para ${email}.`,
    change: 'Mudar e-mail',
    newEmail: 'Novo e-mail',
    both: {
      hint: 'Vamos enviar um link para o e-mail atual e outro para o novo. A mudança acontece quando você confirmar os dois.',
      submit: 'Enviar links',
      begun: 'Enviamos um link para cada e-mail. Confirme os dois para concluir a mudança.',
    },
    one: {
      hint: 'Vamos enviar um link para o novo e-mail. A mudança acontece quando você confirmar.',
      submit: 'Enviar link',
      begun: 'Enviamos um link para o novo e-mail. Confirme para concluir a mudança.',
    },
    pending: (email) => `Você está mudando seu e-mail para ${email}.`,
    old: 'seu e-mail atual',
    fresh: 'seu novo e-mail',
    done: 'confirmado',
    waiting: 'ainda não confirmado',
    until: (clock) => `Os links valem até ${clock}.`,
    takeBack: 'Cancelar mudança',
    takenBack: 'Mudança cancelada. Os links que enviamos não funcionam mais.',
    noMail: 'Esta comunidade ainda não envia e-mails, então não dá para confirmar nem mudar o seu.',
  },
  password: {
    fresh: 'Nova senha',
    change: 'Mudar senha',
    hint: 'Ao mudar a senha, a conta sai de todos os seus outros dispositivos. Se seu e-mail estiver confirmado, avisamos por lá.',
    submit: 'Salvar nova senha',
    done: 'Senha alterada. Sua conta saiu de todos os outros dispositivos.',
  },
  devices: {
    hint: 'Sua conta está aberta nestes dispositivos. Não reconhece algum? Saia da conta nele e mude sua senha.',
    name: (browser, system) => {
      if (system === null) return browser ?? 'Dispositivo desconhecido';
      return `${browser ?? 'Navegador'} no ${system}`;
    },
    current: 'este dispositivo',
    seen: (ago) => `última atividade ${ago}`,
    seenNow: 'em uso agora',
    since: {
      password: (date) => `entrou em ${date} com senha`,
      passkey: (date) => `entrou em ${date} com chave de acesso`,
      code: (date) => `entrou em ${date} com senha e código`,
      discord: (date) => `entrou em ${date} com Discord`,
      google: (date) => `entrou em ${date} com Google`,
      twitch: (date) => `entrou em ${date} com Twitch`,
      steam: (date) => `entrou em ${date} com Steam`,
      demo: (date) => `entrou em ${date} com Demo ID`,
    },
    end: 'Sair',
    endOne: (name) => `Sair da conta em: ${name}`,
    ended: (name) => `Sua conta saiu deste dispositivo: ${name}.`,
    only: 'Sua conta só está aberta neste dispositivo.',
  },
  blocked: {
    none: 'Você não bloqueou ninguém. Se bloquear uma pessoa, vocês não se veem mais no Peerway.',
    all: 'Gerenciar pessoas bloqueadas',
  },
  calendar: {
    hint: 'Veja suas sessões no Google Agenda, no Calendário da Apple ou no Outlook: assine um endereço secreto. Quem tiver esse endereço pode ver as sessões.',
    often:
      'O Google Agenda procura mudanças a cada 8 a 24 horas. Outros apps podem ser mais rápidos.',
    make: 'Criar endereço',
    made: 'Sua agenda tem um novo endereço.',
    since: (date) => `Você criou um endereço em ${date}.`,
    address: 'Endereço da sua agenda',
    once: 'Copie agora. Ele não vai aparecer de novo.',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado.',
    notCopied: (url) => `Não deu para copiar o endereço. Copie manualmente: ${url}`,
    open: 'Abrir no app de agenda',
    replace: 'Criar novo endereço',
    revoke: 'Revogar endereço',
    title: { replace: 'Criar um novo endereço?', revoke: 'Revogar este endereço?' },
    text: 'As agendas com o endereço atual deixam de receber suas sessões.',
    keep: 'Manter o atual',
    revoked: 'O endereço não funciona mais.',
  },
  data: {
    export: 'Baixar meus dados',
    exportHint:
      'Um arquivo zip com tudo o que guardamos sobre você, incluindo suas fotos e seus vídeos.',
    exported: 'Seus dados foram baixados.',
    fileName: 'peerway-meus-dados.zip',
    leave: 'Excluir minha conta',
    leaveHint:
      'Você tem 14 dias para mudar de ideia. Depois disso, seus dados pessoais são excluídos de vez.',
    leaveTitle: 'Excluir sua conta?',
    leaveText: [
      'Sua conta sai de todos os dispositivos e ninguém mais vê você. As sessões que você criou são canceladas e os membros são avisados. Suas vagas em outras sessões vão para a lista de espera.',
      'Em até 14 dias, você pode entrar e manter sua conta. Depois disso, seus dados pessoais são excluídos e não dá para recuperar.',
    ],
    stay: 'Manter minha conta',
    left: (date) =>
      `Sua conta será excluída em ${date}. Mudou de ideia? Entre nela antes dessa data.`,
    leaving: (date) => `Sua conta será excluída em ${date}.`,
    returnTitle: 'Mudou de ideia?',
    returnHint:
      'Até lá, ninguém vê você e só dá para olhar. Se mantiver sua conta, tudo volta, menos as sessões canceladas e as vagas que você liberou.',
    return: 'Manter minha conta',
    goOn: 'Sair sem manter a conta',
    returned: 'Que bom ter você de volta! Sua conta continua.',
    takeAlong: 'Baixar meus dados antes',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof EnglishRecovery> = {
  forgot: {
    link: 'Esqueceu a senha?',
    title: 'Redefina sua senha',
    lead: 'Digite o e-mail que você usou no cadastro. Se ele for de uma conta, enviaremos um link.',
    submit: 'Enviar link',
    sentTitle: 'Confira seu e-mail',
    sent: (email) => `Se ${email} for de uma conta, um link está a caminho. Ele vale por uma hora.`,
    again: 'Não chegou? Olhe a caixa de spam ou tente outro e-mail.',
    tryAgain: 'Tentar de novo',
    noMail: 'Esta comunidade ainda não envia e-mails. Quem a administra pode ajudar:',
    back: 'Voltar para o login',
  },
  reset: {
    title: 'Escolha uma nova senha',
    lead: 'Sua conta sai de todos os dispositivos. Depois você entra com a nova senha.',
    submit: 'Salvar nova senha',
    done: 'Nova senha salva. Agora você já pode entrar.',
    dead: DEAD_LINK,
    another: 'Enviar novo link',
  },
  confirm: {
    title: 'Confirme seu e-mail',
    lead: 'É só um clique.',
    submit: 'Confirmar e-mail',
    confirmed: 'Seu e-mail está confirmado. Valeu!',
    halfway: 'Valeu! Agora abra o link que enviamos para o outro e-mail e conclua a mudança.',
    changed: 'Seu e-mail foi alterado.',
    dead: `${DEAD_LINK} Você pode pedir outro na sua página.`,
    taken: 'Outra conta já usa este e-mail, então nada mudou. Tente outro.',
    toPage: 'Ir para sua página',
    home: 'Ir para o início',
  },
};
