import type { providerNames as EnglishNames, providers as English } from '../en/providers.ts';
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
export const providers: Translated<typeof English> = {
  or: 'O usa una cuenta que ya tienes:',
  goOn: (name) => `Continuar con ${name}`,
  arriving: {
    wait: (name) => `Comprobando con ${name}. Un momento…`,
    denied: (name) => `Cancelaste en ${name}, así que no cambió nada.`,
    lost: (name) =>
      `Este inicio de sesión con ${name} ya terminó o empezó en otra pestaña. Empieza de nuevo.`,
    toLogin: 'Volver a iniciar sesión',
    toSecurity: 'Volver a “Seguridad”',
    goBack: 'Volver adonde estabas',
  },
  register: {
    title: 'Casi listo',
    lead: (provider) => `Es tu primera vez aquí con ${provider}. Elige cómo te ven los demás.`,
    confirmed: (provider) => `${provider} ya confirmó este correo, así que no tienes que hacerlo.`,
    open: 'Te enviaremos un enlace para confirmarlo.',
    takenTitle: 'Ya tienes una cuenta',
    taken: (provider) =>
      `Ya existe una cuenta con tu correo. Inicia sesión en ella y vincula ${provider} en “Seguridad”.`,
    takenByOther:
      '¿No la creaste tú? Restablece su contraseña: así la cuenta pasa a ser tuya y se cierra la sesión de cualquier otra persona.',
    reset: 'Restablecer contraseña',
    logIn: 'Iniciar sesión',
    other: 'Crear otra cuenta con un correo distinto',
    gamertag: (provider) => `Mostrar a mis amigos mi nombre de ${provider} como gamertag de PC`,
    ofAgeHint:
      'Lo necesitas para las partidas para mayores de edad. También puedes hacerlo después.',
  },
  section: {
    title: 'Cuentas vinculadas',
    hint: 'Inicia sesión con una cuenta que tienes en otro sitio. Nunca publicamos nada ahí.',
    none: 'Aún no has vinculado ninguna cuenta.',
    link: (provider) => `Vincular ${provider}`,
    linked: (provider) =>
      `Vinculaste ${provider}. A partir de ahora puedes iniciar sesión con esa cuenta.`,
    linkedOn: (date) => `vinculada el ${date}`,
    used: (ago) => `usada por última vez ${ago}`,
    unused: 'sin usar',
    unlink: 'Desvincular',
    unlinkOne: (provider) => `Desvincular ${provider}`,
    unlinkTitle: (provider) => `¿Desvincular ${provider}?`,
    unlinkText: (provider) =>
      `Ya no podrás iniciar sesión con ${provider}. Los dispositivos con la sesión abierta la mantienen.`,
    unlinked: (provider) => `Desvinculaste ${provider}.`,
    off: 'Ahora no puedes iniciar sesión con esta cuenta.',
    last: 'Es la única forma de entrar en tu cuenta, así que no puedes desvincularla. Agrega otra antes.',
  },
  proof: {
    done: 'Gracias, confirmamos que eres tú. Ahora inténtalo de nuevo.',
  },
};
