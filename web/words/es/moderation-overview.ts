import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

const SET_UP = 'Configurado.';
const PARTLY = 'Configurado a medias.';

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: 'Ahora',
  days: 'Los últimos 30 días',
  health: 'Estado',
  online: 'en línea',
  openReports: 'reportes abiertos',
  openGameRequests: 'peticiones de juegos',
  suspended: 'cuentas suspendidas',
  takenDown: 'retirados',
  figures: {
    users: 'Cuentas nuevas',
    sessions: 'Partidas nuevas',
    applications: 'Solicitudes',
    calls: 'Llamadas',
    files: 'Archivos subidos',
    errors: 'Errores del servidor',
  },
  sum: (count) => number(count),
  today: (count) => `${number(count)} hoy hasta ahora`,
  plot: (figure, least, most) =>
    `${figure} por día: entre ${least} y ${most} en los últimos 30 días. La tabla de abajo tiene los números.`,
  table: 'Mostrar como tabla',
  day: 'Día (UTC)',
  dayUntilNow: (day) => `${day}, hasta ahora`,
  count: 'Cantidad',
  states: { ok: 'OK', weak: 'Revisar', missing: 'Hay que actuar' },
  subjects: {
    JWT_SECRET: {
      name: 'Secreto de firma',
      ok: 'Es lo bastante fuerte.',
      weak: 'JWT_SECRET tiene menos de 32 caracteres o no es lo bastante aleatorio. Define otro.',
      missing: 'Falta JWT_SECRET, así que nadie puede iniciar sesión. Defínelo.',
    },
    JWT_SECRET_PREVIOUS: {
      name: 'Secreto de firma anterior',
      ok: 'Sin definir o lo bastante fuerte.',
      weak: 'JWT_SECRET_PREVIOUS es débil. Quítalo cuando sus tokens hayan expirado.',
      missing: 'Sin definir.',
    },
    PUBLIC_URL: {
      name: 'Dirección de esta instancia',
      ok: 'Definida.',
      weak: 'PUBLIC_URL no es una dirección https. Los enlaces de correos y calendarios no funcionarán.',
      missing: 'Falta PUBLIC_URL. Los enlaces de correos y calendarios no funcionarán.',
    },
    OPERATOR: {
      name: 'Operador',
      ok: 'El aviso legal está completo.',
      weak: 'El aviso legal está incompleto.',
      missing:
        'Falta OPERATOR_NAME, OPERATOR_ADDRESS u OPERATOR_EMAIL. El aviso legal está incompleto.',
    },
    MAIL: {
      name: 'Correo',
      ok: SET_UP,
      weak: PARTLY,
      missing:
        'Sin configurar. Nadie puede confirmar su correo ni restablecer una contraseña olvidada.',
    },
    PUSH: {
      name: 'Notificaciones push',
      ok: 'Configuradas.',
      weak: 'Configuradas a medias.',
      missing:
        'Sin configurar. Ejecuta “npm run make-push-keys” y define VAPID_SUBJECT u OPERATOR_EMAIL con una dirección tuya.',
    },
    IMAGES: {
      name: 'Ajuste de imágenes',
      ok: 'Lo hace el binding de Images.',
      weak: PARTLY,
      missing: 'Falta el binding de Images. Las imágenes se muestran en su tamaño original.',
    },
    TURN: {
      name: 'Servidor relay para llamadas',
      ok: SET_UP,
      weak: PARTLY,
      missing:
        'No hay servidor TURN. Entre algunas redes las llamadas fallan, a menudo con datos móviles.',
    },
    ADMIN_SECOND_FACTOR: {
      name: 'Segundo factor para admins',
      ok: 'Los admins necesitan una llave de acceso o códigos.',
      weak: 'ADMIN_SECOND_FACTOR está desactivado: basta con la contraseña de un admin.',
      missing: 'Sin definir.',
    },
    DISCORD: {
      name: 'Inicio de sesión con Discord',
      ok: 'Configurado o sin usar.',
      weak: 'Solo está definido DISCORD_CLIENT_ID o DISCORD_CLIENT_SECRET, así que no se ofrece.',
      missing: 'Sin configurar.',
    },
    GOOGLE: {
      name: 'Inicio de sesión con Google',
      ok: 'Configurado o sin usar.',
      weak: 'Solo está definido GOOGLE_CLIENT_ID o GOOGLE_CLIENT_SECRET, así que no se ofrece.',
      missing: 'Sin configurar.',
    },
    TWITCH: {
      name: 'Inicio de sesión con Twitch',
      ok: 'Configurado o sin usar.',
      weak: 'Solo está definido TWITCH_CLIENT_ID o TWITCH_CLIENT_SECRET, así que no se ofrece.',
      missing: 'Sin configurar.',
    },
    STEAM: {
      name: 'Inicio de sesión con Steam',
      ok: 'Configurado o sin usar.',
      weak: 'STEAM_LOGIN debe ser “on” u “off”. STEAM_API_KEY sola no hace nada.',
      missing: 'Sin configurar.',
    },
    clock: {
      name: 'Tareas programadas',
      ok: 'Se ejecutan cada minuto.',
      weak: 'Aún no se ejecutan. La primera vez debería ser en menos de un minuto.',
      missing:
        'Llevan cinco minutos sin ejecutarse. Las partidas terminadas siguen en las listas y los recuentos no se actualizan.',
    },
  },
  sweptAgo: (ago) => `Última vez ${ago}.`,
};
