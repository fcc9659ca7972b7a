import type {
  account as EnglishAccount,
  accountSettings as EnglishSettings,
  recovery as EnglishRecovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of registration and log-in. */
export const account: Translated<typeof EnglishAccount> = {
  register: {
    title: 'Únete a Peerway',
    lead: 'Crea tu cuenta. Es solo un minuto.',
    name: 'Nombre',
    nameHint: 'Es lo que ven los demás. Puedes usar letras, números y emojis.',
    nameFree: (name) => `${name} está disponible`,
    nameTaken: 'Este nombre ya está en uso o se parece demasiado a otro. Prueba con otro.',
    terms: 'Acepto los términos',
    termsLink: 'Leer los términos',
    submit: 'Crear cuenta',
    haveOne: '¿Ya tienes cuenta?',
    done: (name) => `¡Hola, ${name}! Ahora elige a qué juegas.`,
  },
  login: {
    title: '¡Hola de nuevo!',
    submit: 'Iniciar sesión',
    newHere: '¿Primera vez?',
    again: 'Inicia sesión. Después seguirás donde estabas.',
  },
  email: 'Correo',
  password: 'Contraseña',
  passwordHint:
    'Al menos 10 caracteres. Cuanto más larga, mejor: unas pocas palabras al azar van muy bien.',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  strength: {
    label: 'Longitud',
    short: (missing) => plural(missing, { one: 'falta 1 más', other: `faltan ${missing} más` }),
    fair: 'suficiente',
    good: 'buena',
    strong: 'muy buena',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof EnglishSettings> = {
  pages: {
    label: 'Tu página',
    profile: 'Perfil',
    media: 'Fotos y videos',
    privacy: 'Privacidad',
    notifications: 'Notificaciones',
    account: 'Cuenta',
    security: 'Seguridad',
    data: 'Tus datos',
  },
  sections: {
    address: 'Correo',
    password: 'Contraseña',
    devices: 'Dispositivos',
    blocked: 'Personas bloqueadas',
    data: 'Tus datos',
    calendar: 'Tu calendario',
  },
  address: {
    confirmed: 'confirmado',
    open: 'sin confirmar',
    openHint:
      'Confirma tu correo para poder restablecer tu contraseña si la olvidas. Te enviamos un enlace.',
    again: 'Reenviar enlace',
    sent: (email) => `Enviamos un enlace a ${email}.`,
    change: 'Cambiar correo',
    newEmail: 'Correo nuevo',
    both: {
      hint: 'Enviaremos un enlace a tu correo actual y otro al nuevo. Tu correo cambia cuando confirmes los dos.',
      submit: 'Enviar enlaces',
      begun: 'Enviamos un enlace a cada correo. Confirma los dos para terminar el cambio.',
    },
    one: {
      hint: 'Enviaremos un enlace a tu correo nuevo. Tu correo cambia cuando lo confirmes.',
      submit: 'Enviar enlace',
      begun: 'Enviamos un enlace a tu correo nuevo. Confírmalo para terminar el cambio.',
    },
    pending: (email) => `Estás cambiando tu correo a ${email}.`,
    old: 'tu correo actual',
    fresh: 'tu correo nuevo',
    done: 'confirmado',
    waiting: 'sin confirmar',
    until: (clock) => `Hora límite de los enlaces: ${clock}.`,
    takeBack: 'Cancelar cambio',
    takenBack: 'Cambio cancelado. Los enlaces que enviamos ya no sirven.',
    noMail:
      'Esta comunidad todavía no envía correos, así que no puedes confirmar ni cambiar el tuyo.',
  },
  password: {
    fresh: 'Contraseña nueva',
    change: 'Cambiar contraseña',
    hint: 'Al cambiarla se cierra la sesión en todos tus otros dispositivos. Si tu correo está confirmado, te avisaremos por ahí.',
    submit: 'Guardar contraseña',
    done: 'Contraseña cambiada. Se cerró la sesión en todos los demás dispositivos.',
  },
  devices: {
    hint: 'Tu cuenta está abierta en estos dispositivos. ¿No reconoces alguno? Cierra la sesión en él y cambia tu contraseña.',
    name: (browser, system) =>
      browser === null && system === null
        ? 'Dispositivo desconocido'
        : system === null
          ? (browser ?? 'Un navegador')
          : `${browser ?? 'Un navegador'} en ${system}`,
    current: 'este dispositivo',
    seen: (ago) => `última actividad ${ago}`,
    seenNow: 'en uso ahora',
    since: {
      password: (date) => `inicio de sesión el ${date} con contraseña`,
      passkey: (date) => `inicio de sesión el ${date} con llave de acceso`,
      code: (date) => `inicio de sesión el ${date} con contraseña y código`,
      discord: (date) => `inicio de sesión el ${date} con Discord`,
      google: (date) => `inicio de sesión el ${date} con Google`,
      twitch: (date) => `inicio de sesión el ${date} con Twitch`,
      steam: (date) => `inicio de sesión el ${date} con Steam`,
      demo: (date) => `inicio de sesión el ${date} con Demo ID`,
    },
    end: 'Cerrar sesión',
    endOne: (name) => `Cerrar sesión en ${name}`,
    ended: (name) => `Sesión cerrada en ${name}.`,
    only: 'Solo tienes la sesión abierta en este dispositivo.',
  },
  blocked: {
    none: 'No has bloqueado a nadie. Si bloqueas a alguien, no verás a esa persona en Peerway ni ella a ti.',
    all: 'Ver personas bloqueadas',
  },
  calendar: {
    hint: 'Ve tus partidas en Google Calendar, Apple Calendar u Outlook: suscríbete a una dirección secreta. Quien la tenga puede verlas.',
    often: 'Google Calendar busca cambios cada 8 a 24 horas. Otras apps pueden ser más rápidas.',
    make: 'Crear dirección',
    made: 'Tu calendario tiene una dirección nueva.',
    since: (date) => `Creaste una dirección el ${date}.`,
    address: 'Dirección de tu calendario',
    once: 'Cópiala ahora. No la volveremos a mostrar.',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada.',
    notCopied: (url) => `No se pudo copiar la dirección. Cópiala a mano: ${url}`,
    open: 'Abrir en el calendario',
    replace: 'Crear otra dirección',
    revoke: 'Anular dirección',
    title: { replace: '¿Crear otra dirección?', revoke: '¿Anular esta dirección?' },
    text: 'Los calendarios con la dirección actual dejarán de recibir tus partidas.',
    keep: 'Mantener la actual',
    revoked: 'La dirección ya no sirve.',
  },
  data: {
    export: 'Descargar mis datos',
    exportHint:
      'Un archivo zip con todo lo que guardamos sobre ti, incluidas tus fotos y tus videos.',
    exported: 'Tus datos se descargaron.',
    fileName: 'peerway-mis-datos.zip',
    leave: 'Eliminar mi cuenta',
    leaveHint:
      'Tienes 14 días para cambiar de idea. Después, tus datos personales se borran para siempre.',
    leaveTitle: '¿Eliminar tu cuenta?',
    leaveText: [
      'Cerramos tu sesión en todas partes y nadie podrá verte. Las partidas que organizas se cancelan y avisamos a sus miembros. Tus plazas en otras partidas pasan a la lista de espera.',
      'Durante 14 días puedes iniciar sesión y conservar tu cuenta. Después, tus datos personales se borran y no se pueden recuperar.',
    ],
    stay: 'Conservar mi cuenta',
    left: (date) =>
      `Tu cuenta se eliminará el ${date}. ¿Cambiaste de idea? Inicia sesión antes de esa fecha.`,
    leaving: (date) => `Tu cuenta se eliminará el ${date}.`,
    returnTitle: '¿Cambiaste de idea?',
    returnHint:
      'Hasta entonces nadie puede verte y tú solo puedes mirar. Si conservas tu cuenta, todo vuelve, menos las partidas canceladas y las plazas que dejaste.',
    return: 'Conservar mi cuenta',
    goOn: 'Cerrar sesión sin conservarla',
    returned: '¡Qué bueno que te quedas! Tu cuenta sigue activa.',
    takeAlong: 'Descargar antes mis datos',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof EnglishRecovery> = {
  forgot: {
    link: '¿Olvidaste tu contraseña?',
    title: 'Restablece tu contraseña',
    lead: 'Escribe el correo con el que te registraste. Si pertenece a una cuenta, te enviaremos un enlace.',
    submit: 'Enviar enlace',
    sentTitle: 'Revisa tu correo',
    sent: (email) =>
      `Si ${email} pertenece a una cuenta, el enlace va en camino. Sirve durante una hora.`,
    again: '¿No llega? Mira en la carpeta de spam o prueba con otro correo.',
    tryAgain: 'Reintentar',
    noMail: 'Esta comunidad todavía no envía correos. Su operador puede ayudarte:',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    lead: 'Esto cierra la sesión en todos tus dispositivos. Después puedes entrar con tu contraseña nueva.',
    submit: 'Guardar contraseña',
    done: 'Contraseña nueva guardada. Ya puedes iniciar sesión.',
    dead: 'Este enlace expiró o ya se usó.',
    another: 'Enviar otro enlace',
  },
  confirm: {
    title: 'Confirma tu correo',
    lead: 'Un clic y listo.',
    submit: 'Confirmar correo',
    confirmed: 'Tu correo está confirmado. ¡Gracias!',
    halfway:
      '¡Gracias! Ahora abre el enlace que enviamos a tu otro correo para terminar el cambio.',
    changed: 'Tu correo cambió.',
    dead: 'Este enlace expiró o ya se usó. Puedes pedir otro en tu página.',
    taken: 'Otra cuenta ya usa este correo, así que no cambiamos nada. Prueba con otro.',
    toPage: 'Ir a tu página',
    home: 'Ir al inicio',
  },
};
