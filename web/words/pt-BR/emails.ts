import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/pt-BR/notification-settings.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const NOT_YOURS = 'Depois remova o que não for seu em “Segurança”, na sua página.';
const IGNORE = 'Se não foi você, pode ignorar este e-mail. Nada vai mudar.';
const SECURE_ACCOUNT =
  'Se não foi você, redefina sua senha agora: escolha “Esqueceu a senha?” na página de login. Assim a conta sai de todos os dispositivos.';
const NOTHING_TO_DO = 'Se foi você, não precisa fazer nada.';
const ONE_HOUR = 'O link vale por uma hora.';

/** What was done to a way into the account, and when. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `Uma chave de acesso foi adicionada à sua conta do Peerway em ${at}.`,
  'passkey-removed': (at) => `Uma chave de acesso foi removida da sua conta do Peerway em ${at}.`,
  'codes-on': (at) =>
    `Os códigos de um app autenticador foram ativados na sua conta do Peerway em ${at}.`,
  'codes-off': (at) =>
    `Os códigos do app autenticador foram desativados na sua conta do Peerway em ${at}.`,
  'recovery-codes-renewed': (at) =>
    `Novos códigos de recuperação foram gerados para a sua conta do Peerway em ${at}. Os anteriores não funcionam mais.`,
  'password-added': (at) => `Uma senha foi adicionada à sua conta do Peerway em ${at}.`,
  'password-removed': (at) => `A senha da sua conta do Peerway foi removida em ${at}.`,
};

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: Translated<typeof EnglishTexts> = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url): Email => ({
    subject: 'Confirme seu e-mail',
    lines: [
      'Olá!',
      `Boas-vindas ao Peerway! Confirme seu e-mail para poder redefinir a senha se um dia você esquecer. ${ONE_HOUR}`,
    ],
    links: [{ label: 'Confirmar e-mail', url }],
    otherwise: 'Se você não criou uma conta no Peerway, pode ignorar este e-mail.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: 'Redefina sua senha',
    lines: [
      name === null ? 'Olá!' : `Olá, ${name}!`,
      'Recebemos um pedido para redefinir a senha da sua conta do Peerway. O link funciona uma vez e vale por uma hora.',
    ],
    links: [{ label: 'Redefinir senha', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: 'Confirme a mudança de e-mail',
    lines: [
      `Olá, ${name}!`,
      `Você pediu para mudar o e-mail da sua conta do Peerway para ${address}. A mudança acontece quando você confirmar nos dois e-mails. ${ONE_HOUR}`,
    ],
    links: [{ label: 'Confirmar mudança', url }],
    otherwise: `Se você não pediu isso, não confirme. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: 'Confirme seu novo e-mail',
    lines: ['Olá!', `Confirme que você quer usar este e-mail na sua conta do Peerway. ${ONE_HOUR}`],
    links: [{ label: 'Confirmar novo e-mail', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: 'Novo acesso à sua conta',
    lines: [
      `Olá, ${name}!`,
      `Alguém entrou na sua conta do Peerway em um novo dispositivo: ${device}, em ${at}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: 'Sua senha foi alterada',
    lines: [
      `Olá, ${name}!`,
      `A senha da sua conta do Peerway foi alterada em ${at}. A conta saiu de todos os outros dispositivos.`,
      ...(removed
        ? [
            'Por segurança, também removemos as contas vinculadas, chaves de acesso, códigos e links de agenda adicionados antes da confirmação deste e-mail. Você pode adicionar os seus de novo na sua página.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: 'Mudou uma forma de entrar na sua conta',
    lines: [`Olá, ${name}!`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: 'Mudou uma forma de entrar na sua conta',
    lines: [
      `Olá, ${name}!`,
      `Uma conta foi vinculada à sua conta do Peerway em ${at}: ${provider}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: 'Mudou uma forma de entrar na sua conta',
    lines: [
      `Olá, ${name}!`,
      `Uma conta foi desvinculada da sua conta do Peerway em ${at}: ${provider}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: 'Um código de recuperação foi usado',
    lines: [
      `Olá, ${name}!`,
      left === 0
        ? `Um código de recuperação da sua conta do Peerway foi usado em ${at}. Era o último. Você pode gerar novos em “Segurança”, na sua página.`
        : plural(left, {
            one: `Um código de recuperação da sua conta do Peerway foi usado em ${at}. Resta ${left}.`,
            other: `Um código de recuperação da sua conta do Peerway foi usado em ${at}. Restam ${left}.`,
          }),
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: 'Sua conta será excluída',
    lines: [
      `Olá, ${name}!`,
      `Sua conta do Peerway e todos os dados pessoais dela serão excluídos em ${until}. Para manter sua conta, entre nela antes disso.`,
    ],
    otherwise: `Se não foi você, entre e mantenha sua conta. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `${more.length + 1} notificações do Peerway`;
    return {
      subject: of === 'digest' ? 'Seu dia no Peerway' : alone ? first.sentence : headline,
      lines: [
        `Olá, ${name}!`,
        of === 'digest'
          ? 'Veja o que você perdeu:'
          : alone
            ? first.sentence.replace(/(?<![.?!؟])$/u, '.')
            : 'Veja as novidades:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Abrir no Peerway', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? 'Você recebe este e-mail uma vez por dia porque pediu um resumo diário.'
          : `Você recebe e-mails sobre: ${of.map((topic) => topics[topic].name).join(', ')}.`,
      foot: [
        { label: 'Parar de receber estes e-mails', url: unsubscribeUrl },
        { label: 'Escolher quais notificações receber', url: settingsUrl },
      ],
    };
  },
};

let dates: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. "22 de novembro de 2025, 20:15 UTC". */
export const moment: typeof EnglishMoment = (at) => {
  dates ??= new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  return `${dates.format(at)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
};

/** A device as its owner knows it: "Firefox no Windows". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  const named = browser ?? 'um navegador desconhecido';
  return system === null ? named : `${named} no ${system}`;
};
