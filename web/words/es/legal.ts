import type { legal as English } from '../en/legal.ts';
import type { Translated } from '../translated.ts';

/** Words of the legal pages. They state what this software does. Facts about the operator come from the operator. */
export const legal: Translated<typeof English> = {
  imprint: {
    title: 'Aviso legal',
    operatedBy: 'Opera esta comunidad:',
    email: 'Correo: {email}',
    unknown: 'El operador todavía no ha puesto sus datos.',
    missing: 'El operador todavía no ha puesto todos sus datos.',
    toOperator: (names) =>
      `¿Operas esta comunidad? Define ${names} en la configuración de tu despliegue para que aparezcan aquí.`,
    software: 'El software es Peerway, bajo la licencia MIT.',
  },
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guarda Peerway sobre ti, para qué y durante cuánto tiempo. Peerway no usa cookies, no carga nada de terceros y no muestra anuncios.',
    sections: [
      {
        title: 'Tu cuenta',
        text: [
          'Guardamos tu nombre, tu correo, si lo confirmaste y cuándo, y un hash scrypt de tu contraseña. La contraseña en sí no la guardamos nunca. Los demás ven tu nombre. Tu correo solo lo ven los admins.',
          'Guardamos lo que pones en tu página: un texto sobre ti, región, idiomas, plataformas, gamertags y quién ve cada uno, tus juegos en su orden, y quién puede invitarte, escribirte, llamarte y ver que estás en línea. También guardamos el idioma de tus pantallas y correos.',
          'Guardamos cuándo aceptaste los términos y, si lo hiciste, cuándo confirmaste que tienes 18 años o más.',
          'Conservamos todo esto mientras tengas tu cuenta.',
        ],
      },
      {
        title: 'Lo que haces aquí',
        text: [
          'Guardamos las partidas que organizas, tus solicitudes, las invitaciones que enviaste y recibiste, las búsquedas que guardaste, las amistades y las invitaciones de amistad con sus mensajes, las personas que bloqueaste, los juegos que pediste y tus notificaciones. Los conservamos mientras tengas tu cuenta. Si dices que vas en camino a una partida, guardamos cuándo lo dijiste. Lo ven su host y sus miembros.',
          'Si organizas partidas que se repiten, guardamos su regla: los días de la semana, la hora y la zona horaria. Si estás en una serie así, guardamos desde cuándo y tu rol, hasta que salgas de ella o el host te saque. Su host y sus miembros ven que estás en sus partidas.',
          'Guardamos el rol para el que pediste plaza o que el host te dio en una partida. Cuando tienes plaza, lo ve cualquiera que pueda ver a los miembros de la partida. Si estás en una lista de espera, guardamos hasta cuándo se te ofrece una plaza y si dejaste pasar una oferta. Eso solo lo ven el host y tú.',
          'Guardamos las horas en las que tienes tiempo para jugar, con su zona horaria, hasta que las borres. Solo las ves tú. Las comparamos con el comienzo de las partidas para decirte cuáles encajan contigo.',
          'Si el host de una partida marca que no viniste, guardamos esa marca, si dijiste que sí estuviste y qué miembro estuvo de acuerdo con el host. Solo lo ven el host y tú. Si dices que sí estuviste, se pregunta a los demás miembros. Los hosts a los que pides plaza leen en pocas palabras si sueles venir. Eso sale de tus últimas 30 partidas. No lo ve nadie más.',
          'Guardamos a quién das las gracias, por qué partida y por qué motivo. Esa persona sabe que alguien se las dio, pero no quién. En su página se ve por qué le dieron las gracias, sin nombres ni números exactos.',
          'Si creas una dirección secreta para tu calendario, quien la tenga puede ver las partidas en las que participas. Guardamos un hash de ella y cuándo la creaste, hasta que la anules. El proveedor de tu calendario conoce lo que contiene el calendario.',
          'Cuando alguien comparte un enlace a una partida pública o a tu página, la app en la que se comparte puede mostrar el nombre, los juegos y la hora de la partida, o tu nombre y tus juegos. Los buscadores pueden mostrar las partidas públicas que no han terminado, con tu nombre como host. Tu página no la pueden mostrar.',
          'Guardamos las fotos y los videos que subes. De las fotos y de los videos MP4 y WebM quitamos lo que las cámaras y los editores guardan junto a la imagen y el sonido, como la ubicación y el dispositivo. Lo que se puede ver u oír se queda, igual que todo lo que esté oculto en la imagen o el sonido mismos. Los videos OGG se guardan tal como son. Cuando eliminas un archivo, desaparece enseguida y se borra en pocos minutos. Si aparece en un reporte abierto, desde entonces solo lo ven los admins, y se borra cuando el reporte se decide.',
          'Guardamos quién llamó a quién, en qué partida, cuándo empezó y terminó la llamada y quién contestó. Durante diez minutos después de una llamada, también guardamos los nombres de quienes estaban en ella. El sonido y el video van de navegador a navegador, o por el servidor relay del operador si tu red lo necesita. Peerway no los graba. Para conectarse, los navegadores de amigos se comunican sus direcciones IP. Con cualquier otra persona en una llamada, se conectan por el servidor relay del operador, si lo hay. Si no, también se comunican sus direcciones IP, y la llamada lo dice antes de que te unas. Esas direcciones no las guardamos.',
          'Los mensajes de la sala de una partida se borran 90 días después de la partida. Los mensajes entre dos personas se conservan hasta que quien los escribió elimine su cuenta. De un mensaje borrado solo quedan quién lo escribió y la hora. También guardamos hasta dónde has leído. Los admins solo pueden leer mensajes en un reporte, que conserva el mensaje reportado y hasta veinte de alrededor. También ahí se borran con la cuenta de quien los escribió.',
          'Guardamos si estás en línea y cuándo lo estuviste por última vez. Las personas que te tienen en una lista abierta se enteran cuando eso cambia. Para ello, guardamos junto a tu cuenta en las listas de quién apareces. Una entrada expira como mucho 60 días después de su última renovación y se borra la siguiente vez que se actualizan las entradas.',
        ],
      },
      {
        title: 'Reportes y decisiones',
        text: [
          'Un reporte contiene quién lo envió, el motivo, su mensaje y una copia de lo que se reportó. Solo lo ven los admins. A la persona reportada nunca se le dice quién lo envió.',
          'Las decisiones de los admins sobre cuentas, partidas y archivos se guardan en un registro, con el admin, la hora y el motivo. El registro no se puede cambiar y se conserva. Si cita un nombre o un texto tuyo, la cita se guarda aparte y se borra con tu cuenta.',
          'Contamos por día las cuentas, partidas, solicitudes, llamadas y archivos nuevos, y los errores del servidor, sin nombres.',
        ],
      },
      {
        title: 'Inicio de sesión',
        text: [
          'De cada dispositivo en el que inicias sesión guardamos cuándo y cómo lo hiciste, cuándo expira, cuándo lo usaste por última vez y cómo se identifica tu navegador. Lo borramos 60 días después de que iniciaste sesión. Ves tus dispositivos en tu página y puedes cerrar la sesión en cada uno.',
          'Una llave de acceso tiene dos mitades. La secreta se queda en tu dispositivo o en tu gestor de contraseñas. Nosotros guardamos la pública, el nombre que le pusiste y cuándo se agregó y se usó por última vez, hasta que la quites. Que se completó un inicio de sesión o una configuración queda anotado hasta el momento en que habría expirado: a los cinco minutos, a los 15 en el caso de una cuenta de otro servicio o a los 30 en el de los códigos.',
          'Si inicias sesión con Discord, Google, Twitch o Steam, ese servicio sabe que usas esta comunidad y nos dice el identificador, el nombre y el correo que tienes ahí. Cuando te registras, ese correo pasa a ser el de tu cuenta, y te sugerimos el nombre como el tuyo aquí o como gamertag. Guardamos el identificador, el nombre (el de Google es tu correo) y cuándo lo vinculaste y lo usaste por última vez, hasta que lo desvincules. Nunca recibimos tu contraseña de ahí y no podemos publicar nada en tu nombre.',
          'Si activas los códigos, guardamos aquello con lo que tu app de autenticación los calcula y un hash de cada código de recuperación que no hayas usado, hasta que los desactives. De un navegador en el que confías guardamos un hash de su clave durante 30 días.',
          'Para cambios importantes, guardamos junto con el dispositivo cuándo confirmaste por última vez que eres tú.',
          'Después de una contraseña incorrecta, contamos un hash del correo que escribiste, solo y junto con tu dirección de red, durante un máximo de 15 minutos. Los códigos incorrectos se cuentan durante un máximo de un día y los cambios de tu correo durante una hora, bajo un hash del número de tu cuenta. No guardamos direcciones de red de ninguna otra forma.',
        ],
      },
      {
        title: 'Correos',
        text: [
          'Te escribimos para confirmar tu correo, para restablecer una contraseña olvidada, cuando cambian tu correo, tu contraseña, tus llaves de acceso, tus cuentas vinculadas o tus códigos, cuando se usa un código de recuperación, cuando se inicia sesión en un dispositivo nuevo y cuando tu cuenta está por eliminarse. Hasta que confirmes tu correo, solo enviamos enlaces que pediste tú u otra persona, sin ningún nombre. Ninguno de nuestros correos contiene imágenes ni nada que nos diga cuándo lo lees.',
          'Cuando tu correo está confirmado, también te escribimos sobre los temas que elegiste en “Notificaciones”, en tu página. Al principio son las respuestas a tus solicitudes y los cambios en tus partidas. Cada uno de estos correos tiene un enlace para dejar de recibirlos sin iniciar sesión.',
          'Los correos se envían con el servicio de correo de Cloudflare. Guardamos un hash de cada enlace durante una hora o hasta que se use. Para que nadie pueda inundar un buzón, guardamos durante un día cuándo enviamos correos a una dirección, bajo un hash de ella.',
        ],
      },
      {
        title: 'Notificaciones',
        text: [
          'Guardamos de qué quieres que te avisemos y cómo, tus horas de silencio y tu zona horaria, y las partidas que silenciaste, mientras tengas tu cuenta.',
          'Si permites el push en un dispositivo, guardamos la dirección y las claves que su navegador nos da para eso. Las borramos cuando cierras sesión ahí o quitas el dispositivo en tu página. El push pasa por el servicio del fabricante de tu navegador, cifrado para que solo tu navegador pueda leerlo. Lo que aún tenemos que decirte espera en una cola hasta su turno. Entonces se envía, o se borra si ya lo leíste o ya no importa. El texto de un mensaje solo está ahí unos segundos.',
        ],
      },
      {
        title: 'En tu navegador',
        text: [
          'El almacenamiento local contiene jwt_token, refresh_token y email mientras tienes la sesión abierta, y el tema y el idioma de tus pantallas. También anota si el push está activado en este navegador o si lo rechazaste. Si nos dijiste que confiemos en este navegador, el almacenamiento local también contiene trusted, su clave. Una caché del navegador contiene los últimos caracteres de un token expirado, para que dos pestañas no lo renueven dos veces. Al cerrar sesión se borran jwt_token y email. El refresh token se queda, pero ya no sirve.',
          'Tu navegador también guarda lo que estás escribiendo hasta que lo envías. Los borradores de partidas y mensajes y los juegos sin guardar están en el almacenamiento local, y los mensajes que aún no se enviaron, en la base de datos del navegador. Las invitaciones, las solicitudes, los reportes y los cambios en tu página solo están en la pestaña actual, igual que la clave de un inicio de sesión con Discord y otros servicios, hasta que vuelvas. Nada de eso llega al servidor antes de que lo envíes.',
          'Tus ajustes de llamada se quedan en tu navegador: los dispositivos que elegiste, el volumen de cada persona, presionar para hablar y el tono. Durante una llamada, la pestaña recuerda cuál es, para que puedas recargar la página y seguir en ella.',
        ],
      },
      {
        title: 'Dónde están tus datos',
        text: [
          'Tus datos están en los servidores de Cloudflare, donde el operador ejecuta este software. Todo el tráfico va cifrado.',
        ],
      },
      {
        title: 'Cuando te vas',
        text: [
          'Puedes eliminar tu cuenta en tu página. Desapareces enseguida de todas las listas y tienes 14 días para iniciar sesión y conservar tu cuenta. Después borramos todo, menos lo que pertenece a otras personas. También borramos las ausencias marcadas y los agradecimientos, tanto los que diste como los que recibiste.',
          'Lo que se queda: las plazas que tuviste en partidas de otras personas. Tus partidas en las que otros pidieron plaza, con su nombre, sus juegos y su hora, pero sin la descripción. Las llamadas en las listas de las personas a las que llamaste. Que enviaste una notificación a alguien, sin tu texto. Que se hizo un reporte, y su resultado. El registro de las decisiones de los admins, con el motivo que escribió el admin. En todo esto tu nombre pasa a ser “Cuenta eliminada”, y tus textos y archivos se borran.',
          'Algunas cosas tardan más en desaparecer. El índice de búsqueda contiene palabras que escribiste hasta que se reescribe, lo que empieza enseguida y en una comunidad grande tarda horas. Durante un máximo de 60 días, tu número puede seguir en las listas de a quién avisar cuando otras personas se conectan. Cloudflare conserva un historial de la base de datos durante un máximo de 30 días, para que el operador pueda restaurarla después de un fallo.',
        ],
      },
      {
        title: 'Tus derechos',
        text: [
          'En tu página puedes ver y corregir tus datos, y descargar en un archivo todo lo que guardamos sobre ti. Para cualquier otra cosa, contacta con el operador que figura en el aviso legal.',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos',
    lead: 'Las reglas de esta comunidad. El operador puede agregar otras.',
    sections: [
      {
        title: 'Sé alguien con quien dé gusto jugar',
        text: [
          'Nada de insultos, amenazas, odio ni acoso, ni en textos, ni en nombres, ni en fotos, ni en videos, ni en llamadas.',
          'Nada de trampas, ni de comercio con cuentas, ni de publicidad.',
          'Nada que sea ilegal donde estás tú o donde está el operador.',
        ],
      },
      {
        title: 'Tu cuenta',
        text: [
          'Tu cuenta es solo tuya. No la compartas ni te hagas pasar por otra persona.',
          'Solo quien confirma que tiene 18 años o más puede unirse a partidas para mayores de edad.',
        ],
      },
      {
        title: 'Tu contenido sigue siendo tuyo',
        text: [
          'Permites que el operador muestre tu contenido a las personas con las que elegiste compartirlo, mientras esté aquí.',
          'Sube solo fotos y videos que sean tuyos o que tengas derecho a usar.',
        ],
      },
      {
        title: 'Si alguien rompe las reglas',
        text: [
          'Los admins pueden retirar contenido y advertir, suspender o banear cuentas.',
          'El servicio se ofrece tal como es. Las partidas son acuerdos entre jugadores. Peerway solo los pone en contacto.',
        ],
      },
    ],
  },
};
