import type { waysIn as English } from '../en/ways-in.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of passkeys, of proofs, and of the page that lists all ways into an account. */
export const waysIn: Translated<typeof English> = {
  logIn: 'Usar llave de acceso',
  cancelled:
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.',
  unusable: 'Tu navegador no puede usar llaves de acceso aquí. Inicia sesión con tu contraseña.',
  code: {
    label: 'Código',
    hint: 'Seis dígitos de tu app de autenticación. ¿Perdiste el teléfono? Escribe un código de recuperación.',
    lead: '¡Casi listo! Tu cuenta también pide un código.',
    trust: 'No preguntar en este navegador durante 30 días',
    trustHint: 'Solo en un dispositivo que sea tuyo.',
    submit: 'Iniciar sesión',
    back: 'Volver',
  },
  factor: {
    title: 'App de autenticación',
    hint: 'Cuando inicias sesión con tu contraseña o una cuenta vinculada, también pedimos un código que muestra una app en tu teléfono. Así no basta con robar la contraseña. Con una llave de acceso no necesitas códigos.',
    setUp: 'Activar códigos',
    scan: 'Escanea esto con una app de autenticación, por ejemplo la de tu gestor de contraseñas.',
    picture: 'Código QR para tu app de autenticación',
    type: '¿No puedes escanearlo? Escribe esta clave en la app:',
    firstCode: 'Después escribe el código que muestra la app.',
    turnOn: 'Activar',
    on: 'activados',
    left: (count) =>
      plural(count, {
        one: 'Queda 1 código de recuperación',
        other: `Quedan ${count} códigos de recuperación`,
      }),
    renew: 'Crear otros códigos de recuperación',
    off: 'Desactivar códigos',
    offTitle: '¿Desactivar los códigos?',
    offText:
      'Entonces bastará tu contraseña o una cuenta vinculada para iniciar sesión. Tus códigos de recuperación dejarán de servir.',
    isOff: 'Códigos desactivados.',
    codesTitle: 'Tus códigos de recuperación',
    codesText:
      'Si pierdes el teléfono, cada uno de estos códigos te deja entrar una vez. Guárdalos en un lugar seguro: solo los mostramos ahora.',
    download: 'Descargar códigos',
    fileName: 'peerway-codigos-de-recuperacion.txt',
    kept: 'Ya los guardé',
    isOn: 'Códigos activados. Usa uno la próxima vez que inicies sesión.',
  },
  password: {
    none: 'Tu cuenta no tiene contraseña. Inicias sesión con una llave de acceso o una cuenta vinculada.',
    add: 'Agregar contraseña',
    added: 'Contraseña guardada. Se cerró la sesión en todos los demás dispositivos.',
    remove: 'Quitar contraseña',
    removed:
      'Se quitó tu contraseña. A partir de ahora, inicia sesión con una llave de acceso o una cuenta vinculada.',
    removeTitle: '¿Quitar tu contraseña?',
    removeText:
      'Solo podrás entrar con una llave de acceso o una cuenta vinculada. Puedes volver a agregar una contraseña cuando quieras.',
  },
  passkeys: {
    title: 'Llaves de acceso',
    hint: 'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla. Una llave de acceso (passkey) se queda en tu dispositivo o en tu gestor de contraseñas, y nadie puede robártela con engaños.',
    none: 'Aún no tienes llaves de acceso.',
    unsupported:
      'Este navegador no admite llaves de acceso. Abre esta página en un teléfono o en otro navegador para agregar una.',
    add: 'Agregar llave',
    added: 'Llave de acceso guardada. Úsala la próxima vez que inicies sesión.',
    there: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    failed: 'No se guardó ninguna llave de acceso. Inténtalo de nuevo cuando quieras.',
    created: (date) => `agregada el ${date}`,
    used: (ago) => `usada por última vez ${ago}`,
    unused: 'sin usar',
    rename: 'Renombrar',
    renameOne: (name) => `Renombrar ${name}`,
    renameTitle: 'Renombrar llave de acceso',
    name: 'Nombre',
    save: 'Guardar nombre',
    renamed: 'Nombre guardado.',
    remove: 'Quitar',
    removeOne: (name) => `Quitar ${name}`,
    removeTitle: (name) => `¿Quitar ${name}?`,
    removeText:
      'Ya no podrás iniciar sesión con esta llave de acceso. Los dispositivos con la sesión abierta la mantienen. Puede que tu dispositivo la siga ofreciendo hasta que la borres ahí también.',
    removed: (name) => `Se quitó ${name}.`,
    last: 'Es la única forma de entrar en tu cuenta, así que no puedes quitarla. Agrega otra antes.',
  },
  admin: {
    title: 'Para admins',
    setUp:
      'Los admins necesitan algo más que una contraseña, porque pueden ver y cambiar lo que es de otros. Agrega una llave de acceso o activa los códigos abajo. Después se abre el área de admins.',
    confirm:
      'Iniciaste sesión solo con tu contraseña. Confirma con tu llave de acceso o con un código para abrir el área de admins.',
    submit: 'Confirmar',
    done: 'Listo. Ya puedes usar el área de admins en este dispositivo.',
    open: 'Abrir el área de admins',
  },
  offer: {
    title: 'La próxima vez, sin contraseña',
    text: 'Agrega una llave de acceso e inicia sesión con tu huella, tu cara o el bloqueo de pantalla.',
    skip: 'Ahora no',
  },
  proof: {
    title: 'Confirma que eres tú',
    text: 'Este cambio es importante, así que comprobamos que de verdad eres tú. Después no volveremos a preguntar durante 15 minutos.',
    submit: 'Confirmar',
    passkey: 'Usar llave de acceso',
    byCode: 'Usar un código',
    byPassword: 'Usar mi contraseña',
    cancelled: 'No se usó ninguna llave de acceso. Inténtalo de nuevo.',
  },
};
