import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/es/notification-settings.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const NOT_YOURS = 'Después quita lo que no sea tuyo en “Seguridad”, en tu página.';
const IGNORE = 'Si no fuiste tú, puedes ignorar este correo. No cambiará nada.';
const SECURE_ACCOUNT =
  'Si no fuiste tú, restablece tu contraseña ahora: elige “¿Olvidaste tu contraseña?” en la página de inicio de sesión. Así se cierra la sesión en todos los dispositivos.';
const NOTHING_TO_DO = 'Si fuiste tú, no tienes que hacer nada.';

/** What was done to a way into the account, and when. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `El ${at} se agregó una llave de acceso a tu cuenta de Peerway.`,
  'passkey-removed': (at) => `El ${at} se quitó una llave de acceso de tu cuenta de Peerway.`,
  'codes-on': (at) =>
    `El ${at} se activaron los códigos de una app de autenticación en tu cuenta de Peerway.`,
  'codes-off': (at) =>
    `El ${at} se desactivaron los códigos de la app de autenticación en tu cuenta de Peerway.`,
  'recovery-codes-renewed': (at) =>
    `El ${at} se crearon otros códigos de recuperación para tu cuenta de Peerway. Los anteriores ya no sirven.`,
  'password-added': (at) => `El ${at} se agregó una contraseña a tu cuenta de Peerway.`,
  'password-removed': (at) => `El ${at} se quitó la contraseña de tu cuenta de Peerway.`,
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
    subject: 'Confirma tu correo',
    lines: [
      'Hola:',
      '¡Te damos la bienvenida a Peerway! Confirma tu correo para poder restablecer tu contraseña si la olvidas. El enlace sirve durante una hora.',
    ],
    links: [{ label: 'Confirmar correo', url }],
    otherwise: 'Si no te registraste en Peerway, puedes ignorar este correo.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: 'Restablece tu contraseña',
    lines: [
      name === null ? 'Hola:' : `Hola, ${name}:`,
      'Recibimos una solicitud para restablecer la contraseña de tu cuenta de Peerway. El enlace sirve una sola vez y durante una hora.',
    ],
    links: [{ label: 'Restablecer contraseña', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: 'Confirma el cambio de correo',
    lines: [
      `Hola, ${name}:`,
      `Pediste cambiar el correo de tu cuenta de Peerway a ${address}. Cambiará cuando lo confirmes desde los dos correos. El enlace sirve durante una hora.`,
    ],
    links: [{ label: 'Confirmar cambio', url }],
    otherwise: `Si no lo pediste, no confirmes. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: 'Confirma tu correo nuevo',
    lines: [
      'Hola:',
      'Confirma que quieres usar este correo para tu cuenta de Peerway. El enlace sirve durante una hora.',
    ],
    links: [{ label: 'Confirmar correo nuevo', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: 'Nuevo inicio de sesión en tu cuenta',
    lines: [
      `Hola, ${name}:`,
      `Se inició sesión en tu cuenta de Peerway desde un dispositivo nuevo: ${device}, el ${at}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: 'Tu contraseña cambió',
    lines: [
      `Hola, ${name}:`,
      `La contraseña de tu cuenta de Peerway cambió el ${at}. Se cerró la sesión en todos los demás dispositivos.`,
      ...(removed
        ? [
            'Por seguridad, también quitamos las cuentas vinculadas, las llaves de acceso, los códigos y los enlaces de calendario que se agregaron antes de confirmar este correo. Puedes volver a agregar los tuyos en tu página.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: 'Cambió una forma de entrar en tu cuenta',
    lines: [`Hola, ${name}:`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: 'Cambió una forma de entrar en tu cuenta',
    lines: [`Hola, ${name}:`, `El ${at} se vinculó ${provider} a tu cuenta de Peerway.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: 'Cambió una forma de entrar en tu cuenta',
    lines: [`Hola, ${name}:`, `El ${at} se desvinculó ${provider} de tu cuenta de Peerway.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: 'Se usó un código de recuperación',
    lines: [
      `Hola, ${name}:`,
      left === 0
        ? `El ${at} se usó un código de recuperación de tu cuenta de Peerway. Era el último. Puedes obtener otros en “Seguridad”, en tu página.`
        : plural(left, {
            one: `El ${at} se usó un código de recuperación de tu cuenta de Peerway. Te queda 1.`,
            other: `El ${at} se usó un código de recuperación de tu cuenta de Peerway. Te quedan ${left}.`,
          }),
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: 'Tu cuenta se eliminará',
    lines: [
      `Hola, ${name}:`,
      `Tu cuenta de Peerway y todos sus datos personales se eliminarán el ${until}. Para conservar tu cuenta, inicia sesión antes.`,
    ],
    otherwise: `Si no fuiste tú, inicia sesión y conserva tu cuenta. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `${more.length + 1} notificaciones de Peerway`;
    return {
      subject: of === 'digest' ? 'Tu día en Peerway' : alone ? first.sentence : headline,
      lines: [
        `Hola, ${name}:`,
        of === 'digest'
          ? 'Esto es lo que te perdiste:'
          : alone
            ? first.sentence.replace(/(?<![.?!؟])$/u, '.')
            : 'Esto es lo nuevo:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Abrir en Peerway', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? 'Recibes este correo una vez al día porque pediste un resumen diario.'
          : `Recibes correos sobre: ${of.map((topic) => topics[topic].name).join(', ')}.`,
      foot: [
        { label: 'Dejar de recibir estos correos', url: unsubscribeUrl },
        { label: 'Elegir qué notificaciones recibes', url: settingsUrl },
      ],
    };
  },
};

let dates: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. "22 de noviembre de 2025 a las 20:15 UTC". */
export const moment: typeof EnglishMoment = (at) => {
  dates ??= new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
  return `${dates.format(at)} a las ${new Date(at).toISOString().slice(11, 16)} UTC`;
};

/** A device as its owner knows it: "Firefox en Windows". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  const named = browser ?? 'un navegador desconocido';
  return system === null ? named : `${named} en ${system}`;
};
