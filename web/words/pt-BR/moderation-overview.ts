import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

const SET_UP = 'Configurado.';
const PARTLY = 'Configurado em parte.';
const NOT_SET = 'Não definido.';

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: 'Agora',
  days: 'Últimos 30 dias',
  health: 'Saúde do sistema',
  online: 'online',
  openReports: 'denúncias abertas',
  openGameRequests: 'sugestões de jogos',
  suspended: 'contas suspensas',
  takenDown: 'fora do ar',
  figures: {
    users: 'Novas contas',
    sessions: 'Novas sessões',
    applications: 'Pedidos',
    calls: 'Chamadas',
    files: 'Arquivos enviados',
    errors: 'Erros do servidor',
  },
  sum: (count) => number(count),
  today: (count) => `${number(count)} hoje até agora`,
  plot: (figure, least, most) =>
    `${figure} por dia: entre ${least} e ${most} nos últimos 30 dias. A tabela abaixo tem os números.`,
  table: 'Mostrar como tabela',
  day: 'Dia (UTC)',
  dayUntilNow: (day) => `${day}, até agora`,
  count: 'Quantidade',
  states: { ok: 'OK', weak: 'Conferir', missing: 'Ação necessária' },
  subjects: {
    JWT_SECRET: {
      name: 'Segredo de assinatura',
      ok: 'Forte o bastante.',
      weak: 'JWT_SECRET tem menos de 32 caracteres ou não é aleatório o bastante. Defina um novo.',
      missing: 'Falta JWT_SECRET, então ninguém consegue entrar. Defina um.',
    },
    JWT_SECRET_PREVIOUS: {
      name: 'Segredo de assinatura anterior',
      ok: 'Não definido, ou forte o bastante.',
      weak: 'JWT_SECRET_PREVIOUS é fraco. Remova quando os tokens dele expirarem.',
      missing: NOT_SET,
    },
    PUBLIC_URL: {
      name: 'Endereço desta instância',
      ok: 'Definido.',
      weak: 'PUBLIC_URL não é um endereço https. Os links em e-mails e agendas não vão funcionar.',
      missing: 'Falta PUBLIC_URL. Os links em e-mails e agendas não vão funcionar.',
    },
    OPERATOR: {
      name: 'Responsável',
      ok: 'O aviso legal está completo.',
      weak: 'O aviso legal está incompleto.',
      missing:
        'Falta OPERATOR_NAME, OPERATOR_ADDRESS ou OPERATOR_EMAIL. O aviso legal está incompleto.',
    },
    MAIL: {
      name: 'E-mail',
      ok: SET_UP,
      weak: PARTLY,
      missing:
        'Não configurado. Ninguém consegue confirmar o e-mail nem redefinir uma senha esquecida.',
    },
    PUSH: {
      name: 'Notificações push',
      ok: 'Configuradas.',
      weak: 'Configuradas em parte.',
      missing:
        'Não configuradas. Execute “npm run make-push-keys” e defina em VAPID_SUBJECT ou OPERATOR_EMAIL um endereço seu.',
    },
    IMAGES: {
      name: 'Redimensionamento de imagens',
      ok: 'Feito pelo binding Images.',
      weak: PARTLY,
      missing: 'Sem binding Images. As imagens aparecem no tamanho original.',
    },
    TURN: {
      name: 'Relay para chamadas',
      ok: SET_UP,
      weak: PARTLY,
      missing:
        'Sem servidor TURN. As chamadas falham entre algumas redes, muitas vezes no celular.',
    },
    ADMIN_SECOND_FACTOR: {
      name: 'Segundo fator para admins',
      ok: 'Os admins precisam de uma chave de acesso ou de códigos.',
      weak: 'ADMIN_SECOND_FACTOR está desativado: a senha de um admin já basta.',
      missing: NOT_SET,
    },
    DISCORD: {
      name: 'Login com Discord',
      ok: 'Configurado ou não usado.',
      weak: 'Só um entre DISCORD_CLIENT_ID e DISCORD_CLIENT_SECRET está definido, então este login não aparece.',
      missing: 'Não configurado.',
    },
    GOOGLE: {
      name: 'Login com Google',
      ok: 'Configurado ou não usado.',
      weak: 'Só um entre GOOGLE_CLIENT_ID e GOOGLE_CLIENT_SECRET está definido, então este login não aparece.',
      missing: 'Não configurado.',
    },
    TWITCH: {
      name: 'Login com Twitch',
      ok: 'Configurado ou não usado.',
      weak: 'Só um entre TWITCH_CLIENT_ID e TWITCH_CLIENT_SECRET está definido, então este login não aparece.',
      missing: 'Não configurado.',
    },
    STEAM: {
      name: 'Login com Steam',
      ok: 'Configurado ou não usado.',
      weak: 'STEAM_LOGIN precisa ser “on” ou “off”. STEAM_API_KEY sozinho não faz nada.',
      missing: 'Não configurado.',
    },
    clock: {
      name: 'Tarefas agendadas',
      ok: 'Rodando a cada minuto.',
      weak: 'Ainda não rodaram. A primeira execução deve vir em até um minuto.',
      missing:
        'Não rodam há cinco minutos. Sessões encerradas continuam nas listas e as contagens não se atualizam.',
    },
  },
  sweptAgo: (ago) => `Última execução ${ago}.`,
};
