import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'Un archivo de catálogo puede pesar hasta 1 MiB.',
  'A cover can be up to 10 MB.': 'Una portada puede pesar hasta 10 MB.',
  'A game with this name was merged into another one.':
    'Un juego con este nombre se fusionó con otro.',
  'A mark can only be contested for {days} days.':
    'Solo puedes responder a una ausencia durante {days} días.',
  'A name can’t start like a spreadsheet formula.':
    'Un nombre no puede empezar como una fórmula de hoja de cálculo.',
  'A quotation mark isn’t closed.': 'Falta cerrar unas comillas.',
  'Admins need a passkey or codes. See “Security” on your page.':
    'Los admins necesitan una llave de acceso o códigos. Mira en “Seguridad”, en tu página.',
  'All seats of this role are taken. Choose another one.':
    'Todas las plazas de este rol están ocupadas. Elige otro.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'Ya existe una cuenta con este correo. Inicia sesión en ella y vincula {provider} en “Seguridad”.',
  'Another account already uses this email. Use another one.':
    'Otra cuenta ya usa este correo. Usa otro.',
  'Another {provider} account is linked to yours. Unlink it first.':
    'Tu cuenta ya tiene vinculada otra cuenta de {provider}. Desvincúlala primero.',
  'Choose a date within the next {days} days.':
    'Elige una fecha dentro de los próximos {days} días.',
  'Choose a date within {days} days. For longer, ban the account.':
    'Elige una fecha en menos de {days} días. Para más tiempo, banea la cuenta.',
  'Choose a day after the session before this one.': 'Elige un día después de la partida anterior.',
  'Choose a day within {most} weeks of the first.':
    'Elige un día en las {most} semanas después del primero.',
  'Choose a role.': 'Elige un rol.',
  'Choose a time in the future.': 'Elige una hora futura.',
  'Choose at least one day.': 'Elige al menos un día.',
  'Choose at most {most} roles.': 'Elige como máximo {most} roles.',
  'Choose one of these file types: {taken}.': 'Elige uno de estos tipos de archivo: {taken}.',
  'Codes are already on.': 'Los códigos ya están activados.',
  'Confirm that it’s you first.': 'Primero confirma que eres tú.',
  'Confirm with your password, a passkey or a code instead.':
    'Mejor confirma con tu contraseña, una llave de acceso o un código.',
  'Describe what happened.': 'Describe qué pasó.',
  'Double the quotation marks inside a value.': 'Duplica las comillas dentro de un valor.',
  'Each game can only be listed once.': 'Cada juego solo puede estar una vez.',
  'Each hour can only be listed once.': 'Cada hora solo puede estar una vez.',
  'Each platform can have only one gamertag.': 'Cada plataforma solo puede tener un gamertag.',
  'Each platform can only be listed once.': 'Cada plataforma solo puede estar una vez.',
  'Each role can only be listed once.': 'Cada rol solo puede estar una vez.',
  'Enter a valid email address.': 'Escribe un correo válido.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'Aquí los archivos pueden pesar hasta 10 MB. Sube los videos de hasta 95 MB por partes.',
  'Members can check in from {minutes} minutes before the start until the end.':
    'Los miembros pueden avisar de que van en camino desde {minutes} minutos antes del comienzo hasta el final.',
  'Messages can be changed for {minutes} minutes.':
    'Los mensajes se pueden editar durante {minutes} minutos.',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'En una partida posterior hay más plazas ocupadas de un rol. Deja al menos esa cantidad.',
  'Must be a time such as 22:30.': 'Debe ser una hora como 22:30.',
  'Must be a time zone such as Europe/Berlin.': 'Debe ser una zona horaria como Europe/Berlin.',
  'Must be after the start of the range.': 'Debe ser posterior al comienzo del periodo.',
  'Must differ from the start.': 'Debe ser distinta del comienzo.',
  'New accounts can only send links to friends. Remove the link.':
    'Las cuentas nuevas solo pueden enviar enlaces a sus amigos. Quita el enlace.',
  'No one has marked this person as not there.': 'Nadie marcó la ausencia de esta persona.',
  'None of these days comes before the last day. Choose a later one.':
    'Ninguno de estos días cae antes del último día. Elige un último día posterior.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'Aún no: ninguna cuenta de aquí la tiene vinculada, o falta un código para terminar de iniciar sesión.',
  'Nothing was changed. No one has taken this report.':
    'No cambió nada. Nadie tiene asignado este reporte.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    'No cambió nada. Uno de los juegos ya se fusionó o el otro está archivado.',
  'Nothing was changed. {name} has taken this report.':
    'No cambió nada. {name} tiene asignado este reporte.',
  'One of these categories doesn’t exist. Reload the page.':
    'Una de estas categorías no existe. Recarga la página.',
  'Only admins can do this.': 'Solo los admins pueden hacer esto.',
  'Only members can mute a session.': 'Solo los miembros pueden silenciar una partida.',
  'Only members who were in before the start, and were there themselves, can answer.':
    'Solo pueden responder los miembros que tenían plaza antes del comienzo y que estuvieron.',
  'Only the host can add files to a session.': 'Solo el host puede agregar archivos a una partida.',
  'Only the host can be thanked for hosting.': 'Este agradecimiento solo es para el host.',
  'Only the host can change a session.': 'Solo el host puede cambiar una partida.',
  'Only the host can delete a session.': 'Solo el host puede eliminar una partida.',
  'Only the host can give roles.': 'Solo el host puede asignar roles.',
  'Only the host can invite people to this session.':
    'Solo el host puede invitar a gente a esta partida.',
  'Only the host can say who didn’t come.': 'Solo el host puede decir quién no vino.',
  'Only the host can see the applications.': 'Solo el host puede ver las solicitudes.',
  'Only the invited person can accept an invite.':
    'Solo puede aceptar una invitación quien la recibió.',
  'Only the other person can do this.': 'Esto solo lo puede hacer la otra persona.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerway aún no está configurado del todo. Avisa al operador.',
  'Remove characters that can’t be displayed.': 'Quita los caracteres que no se pueden mostrar.',
  'Remove these unknown columns: {columns}.': 'Quita estas columnas desconocidas: {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    'Busca primero una palabra, un juego, una categoría, un idioma, una plataforma o una región.',
  'Some later sessions would be left out. Cancel them first.':
    'Algunas partidas siguientes quedarían fuera. Cancélalas primero.',
  'Someone else has already answered.': 'Otra persona ya respondió.',
  'Someone has already applied. Cancel the session instead.':
    'Alguien ya pidió plaza. Mejor cancela la partida.',
  'Something went wrong on our side. Try again in a moment.':
    'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  'That took too long. Log in again.': 'Pasó demasiado tiempo. Inicia sesión otra vez.',
  'That took too long. Start again.': 'Pasó demasiado tiempo. Empieza de nuevo.',
  'That took too long. Try again.': 'Pasó demasiado tiempo. Inténtalo de nuevo.',
  'The categories were changed in the meantime. Reload the page and try again.':
    'Las categorías cambiaron mientras tanto. Recarga la página e inténtalo de nuevo.',
  'The column "name" is missing. The first line must contain the column names.':
    'Falta la columna “name”. La primera línea debe contener los nombres de las columnas.',
  'The email or password is wrong.': 'El correo o la contraseña no son correctos.',
  'The last day must be after the first.': 'El último día debe ser después del primero.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'El servicio push de este navegador no respondió como debía. Inténtalo de nuevo en un momento.',
  'The roles have more seats than the session. One seat is yours.':
    'Los roles tienen más plazas que la partida. Una plaza es la tuya.',
  'The time to take this seat is over.': 'Se acabó el tiempo para tomar esta plaza.',
  'The upload is incomplete. Start it again.': 'La subida está incompleta. Empiézala de nuevo.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    'Ahora no hay ninguna plaza libre para ti. Estás en la lista de espera.',
  'They weren’t in this session after it began.':
    'Esta persona no estaba en la partida después de que empezó.',
  'They weren’t in this session when it ended.':
    'Esta persona no estaba en la partida cuando terminó.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'Este Peerway aún no está configurado para notificaciones push. Avisa al operador.',
  'This account is banned.': 'Esta cuenta está baneada.',
  'This account is banned. Reason: {reason}': 'Esta cuenta está baneada. Motivo: {reason}',
  'This account is suspended until {until}.': 'Esta cuenta está suspendida hasta: {until}.',
  'This account is suspended until {until}. Reason: {reason}':
    'Esta cuenta está suspendida hasta: {until}. Motivo: {reason}',
  'This account was just unlinked. Log in another way.':
    'Esta cuenta se acaba de desvincular. Inicia sesión de otra forma.',
  'This animation has more than {most} frames. Choose a shorter one.':
    'Esta animación tiene más de {most} fotogramas. Elige una más corta.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'Esta animación tiene más de {most} megapíxeles entre todos sus fotogramas. Elige una más pequeña.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    'Esta respuesta de {name} no corresponde a lo que empezaste aquí. Empieza de nuevo.',
  'This application doesn’t exist, or you don’t have access to it.':
    'Esta solicitud no existe o no tienes acceso a ella.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'Este calendario no existe o no tienes acceso a él.',
  'This call doesn’t exist, or you don’t have access to it.':
    'Esta llamada no existe o no tienes acceso a ella.',
  'This can’t be changed anymore.': 'Esto ya no se puede cambiar.',
  'This category doesn’t exist, or you don’t have access to it.':
    'Esta categoría no existe o no tienes acceso a ella.',
  'This category doesn’t exist.': 'Esta categoría no existe.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    'Este código no es correcto. Cambia cada 30 segundos, así que usa el último y revisa la hora de tu teléfono.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    'Este código no es correcto. Usa el último y revisa la hora de tu teléfono.',
  'This code was already used. Wait for the next one.':
    'Este código ya se usó. Espera al siguiente.',
  'This content doesn’t exist, or you don’t have access to it.':
    'Este contenido no existe o no tienes acceso a él.',
  'This cover doesn’t exist, or you don’t have access to it.':
    'Esta portada no existe o no tienes acceso a ella.',
  'This device doesn’t exist, or you don’t have access to it.':
    'Este dispositivo no existe o no tienes acceso a él.',
  'This device is logged out, or the account can’t be used.':
    'La sesión en este dispositivo se cerró o la cuenta no se puede usar.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'Este dibujo no se puede convertir en imagen. Expórtalo como PNG.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'Este dibujo contiene una foto. Expórtalo como PNG o JPG.',
  'This drawing contains itself. Export it as a PNG.':
    'Este dibujo se contiene a sí mismo. Expórtalo como PNG.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'Este dibujo define sus propias entidades XML. Expórtalo otra vez como SVG simple.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'Este dibujo tiene una hoja de estilos. Expórtalo con atributos de presentación o como PNG.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'Este dibujo tiene patrones, máscaras o filtros anidados. Expórtalo como PNG.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'Este dibujo pesa más de 2 MB. Simplifícalo o expórtalo como PNG.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'Este dibujo es demasiado complejo. Simplifícalo o expórtalo como PNG.',
  'This email already has an account. Log in instead, or use another email.':
    'Este correo ya tiene una cuenta. Inicia sesión o usa otro correo.',
  'This file can’t be read as an image. Choose another one.':
    'Este archivo no se puede leer como imagen. Elige otro.',
  'This file contains no games.': 'Este archivo no contiene juegos.',
  'This file doesn’t exist, or you don’t have access to it.':
    'Este archivo no existe o no tienes acceso a él.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'Este archivo tiene {games} juegos y el máximo es {most}. Divídelo en archivos más pequeños.',
  'This file is damaged. Choose another one.': 'Este archivo está dañado. Elige otro.',
  'This file is empty. Choose another one.': 'Este archivo está vacío. Elige otro.',
  'This file is incomplete. Choose another one.': 'Este archivo está incompleto. Elige otro.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'Este archivo no está en UTF-8. Guárdalo como “CSV UTF-8” e inténtalo de nuevo.',
  'This file isn’t an image. Choose another one.': 'Este archivo no es una imagen. Elige otro.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'Esta amistad no existe o no tienes acceso a ella.',
  'This game doesn’t exist, or you don’t have access to it.':
    'Este juego no existe o no tienes acceso a él.',
  'This game doesn’t exist.': 'Este juego no existe.',
  'This game is already archived.': 'Este juego ya está archivado.',
  'This game is already in line {twin}.': 'Este juego ya está en la línea {twin}.',
  'This game is already in the catalogue.': 'Este juego ya está en el catálogo.',
  'This game is archived. Restore it first.': 'Este juego está archivado. Restáuralo primero.',
  'This game is archived. Restore it instead.': 'Este juego está archivado. Mejor restáuralo.',
  'This game is not archived.': 'Este juego no está archivado.',
  'This game isn’t available. Choose another one.': 'Este juego no está disponible. Elige otro.',
  'This game was merged into another one.': 'Este juego se fusionó con otro.',
  'This game was merged into another one. Nothing was changed.':
    'Este juego se fusionó con otro. No cambió nada.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'Esta imagen tiene más de {most} megapíxeles. Elige una más pequeña.',
  'This image is empty. Choose another one.': 'Esta imagen está vacía. Elige otra.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'Esta imagen mide más de {most} píxeles de ancho o de alto. Elige una más pequeña.',
  'This image is too complex. Save it in another way and try again.':
    'Esta imagen es demasiado compleja. Guárdala de otra forma e inténtalo de nuevo.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'Esta invitación no existe o no tienes acceso a ella.',
  'This invite doesn’t exist, or you don’t have access to it.':
    'Esta invitación de amistad no existe o no tienes acceso a ella.',
  'This is already taken down.': 'Esto ya está retirado.',
  'This is already your email.': 'Este ya es tu correo.',
  'This is required.': 'Este campo es obligatorio.',
  'This is the only admin. Make someone else an admin first.':
    'Es el único admin. Primero haz admin a otra persona.',
  'This is the only way into your account. Add another one first.':
    'Es la única forma de entrar en tu cuenta. Agrega otra antes.',
  'This isn’t a name.': 'Esto no es un nombre.',
  'This isn’t a push service that Peerway knows.': 'Peerway no conoce este servicio push.',
  'This isn’t taken down.': 'Esto no está retirado.',
  'This isn’t the same type of file as before.': 'No es el mismo tipo de archivo que antes.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    'Esta no es la cuenta de {provider} que está vinculada aquí. Usa la vinculada.',
  'This line has fewer values than columns.': 'Esta línea tiene menos valores que columnas.',
  'This line has more values than columns.': 'Esta línea tiene más valores que columnas.',
  'This link has expired or isn’t complete.': 'Este enlace expiró o está incompleto.',
  'This link has expired or was already used.': 'Este enlace expiró o ya se usó.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'Esta cuenta vinculada no existe o no tienes acceso a ella.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'Esta lista de solicitudes no existe o no tienes acceso a ella.',
  'This log-in was already used. Start again.':
    'Este inicio de sesión ya se usó. Empieza de nuevo.',
  'This message doesn’t exist, or you don’t have access to it.':
    'Este mensaje no existe o no tienes acceso a él.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'Este mensaje o esta sala no existe o no tienes acceso.',
  'This name is taken, or looks too much like one that is. Try another one.':
    'Este nombre ya está en uso o se parece demasiado a otro. Prueba con otro.',
  'This name is taken. Try another one.': 'Este nombre ya está en uso. Prueba con otro.',
  'This notice doesn’t exist, or you don’t have access to it.':
    'Esta notificación no existe o no tienes acceso a ella.',
  'This owner doesn’t exist, or you don’t have access to it.':
    'La página o partida de esto no existe o no tienes acceso a ella.',
  'This passkey couldn’t be checked. Try again.':
    'No se pudo comprobar esta llave de acceso. Inténtalo de nuevo.',
  'This passkey doesn’t belong to your account. Try another one.':
    'Esta llave de acceso no es de tu cuenta. Prueba con otra.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'Esta llave de acceso no existe o no tienes acceso a ella.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'Esta llave de acceso no sirve aquí o se quitó de tu cuenta. Inicia sesión de otra forma.',
  'This passkey is already there.': 'Esta llave de acceso ya está guardada.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'Puede que alguien haya copiado esta llave de acceso, así que no la aceptamos. Inicia sesión de otra forma y quítala de tu cuenta.',
  'This password is easy to guess. Try a few random words.':
    'Esta contraseña es fácil de adivinar. Prueba con unas pocas palabras al azar.',
  'This password is wrong. Try again.': 'Esta contraseña no es correcta. Inténtalo de nuevo.',
  'This person was already invited, or is already in.':
    'Esta persona ya tiene una invitación o ya está dentro.',
  'This report doesn’t exist, or you don’t have access to it.':
    'Este reporte no existe o no tienes acceso a él.',
  'This report is already decided. You can’t change a decision.':
    'Este reporte ya está decidido. Una decisión no se puede cambiar.',
  'This request doesn’t exist, or you don’t have access to it.':
    'Esta petición no existe o no tienes acceso a ella.',
  'This request is already decided.': 'Esta petición ya está decidida.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'Esta búsqueda guardada no existe o no tienes acceso a ella.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'Este segundo factor no existe o no tienes acceso a él.',
  'This series doesn’t exist, or you don’t have access to it.':
    'Esta serie no existe o no tienes acceso a ella.',
  'This series is being changed. Try again in a moment.':
    'Esta serie se está cambiando. Inténtalo de nuevo en un momento.',
  'This session doesn’t exist, or you don’t have access to it.':
    'Esta partida no existe o no tienes acceso a ella.',
  'This session doesn’t have this role anymore. Choose another one.':
    'Esta partida ya no tiene este rol. Elige otro.',
  'This session ended a while ago. You can still read its room.':
    'Esta partida terminó hace tiempo. Aún puedes leer su sala.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'Esta partida es solo para mayores de edad. Primero confirma que tienes 18 años o más.',
  'This session is full, and it has already started.': 'Esta partida está completa y ya empezó.',
  'This session is over or was cancelled.': 'Esta partida terminó o se canceló.',
  'This session is over.': 'Esta partida terminó.',
  'This session isn’t over yet.': 'Esta partida aún no ha terminado.',
  'This session was cancelled.': 'Esta partida se canceló.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'Esta partida cambió desde que la abriste, quizás en otra pestaña. No se guardó nada. Carga la versión nueva.',
  'This upload doesn’t exist, or you don’t have access to it.':
    'Esta subida no existe o no tienes acceso a ella.',
  'This upload is already finished.': 'Esta subida ya terminó.',
  'This user can’t be invited to this session right now.':
    'Por ahora no se puede invitar a esta persona a esta partida.',
  'This user doesn’t accept friend invites right now.':
    'Esta persona no acepta invitaciones de amistad por ahora.',
  'This user doesn’t accept messages right now.': 'Esta persona no acepta mensajes por ahora.',
  'This user doesn’t exist, or you don’t have access to it.':
    'Esta persona no existe o no tienes acceso a su página.',
  'This video has data tracks. Export it again with sound and picture only.':
    'Este video tiene pistas de datos. Expórtalo otra vez solo con sonido e imagen.',
  'This video is larger than 95 MB. Choose a smaller one.':
    'Este video pesa más de 95 MB. Elige uno más pequeño.',
  'This was changed in the meantime. Reload the page and try again.':
    'Algo cambió mientras tanto. Recarga la página e inténtalo de nuevo.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'Esta forma de iniciar sesión no existe o no tienes acceso a ella.',
  'This {provider} account already has a Peerway account. Log in with it.':
    'Esta cuenta de {provider} ya tiene una cuenta de Peerway. Inicia sesión con ella.',
  'This {provider} account is already linked to yours.':
    'Esta cuenta de {provider} ya está vinculada a la tuya.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'Esta cuenta de {provider} está vinculada a otra cuenta de Peerway. Inicia sesión con ella para desvincularla ahí.',
  'Too many failed attempts. Try again later.':
    'Demasiados intentos fallidos. Inténtalo más tarde.',
  'Too many requests. Try again in a minute.':
    'Fueron demasiadas cosas a la vez. Inténtalo de nuevo en un minuto.',
  'Unknown category: {names}.': 'Categoría desconocida: {names}.',
  'Use at least one letter, digit or emoji.': 'Usa al menos una letra, un número o un emoji.',
  'Use at least {least} characters.': 'Usa al menos {least} caracteres.',
  'Use at most {most} characters.': 'Usa como máximo {most} caracteres.',
  'Use fewer accents on one character.': 'Usa menos acentos en un mismo carácter.',
  'We’ve already sent you several emails. Try again later.':
    'Ya te enviamos varios correos. Inténtalo más tarde.',
  'Whoever invited you can no longer invite people to this session.':
    'Quien te invitó ya no puede invitar a nadie a esta partida.',
  'You already have a seat.': 'Ya tienes plaza.',
  'You already have {most} open reports. Wait until some are decided.':
    'Ya tienes {most} reportes abiertos. Espera a que se decidan algunos.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    'Ya organizas {most} partidas que no han terminado. Cancela una o espera a que termine alguna.',
  'You can only add files to your own page.': 'Solo puedes agregar archivos a tu propia página.',
  'You can only apply for yourself.': 'Solo puedes pedir plaza para ti.',
  'You can only change your own messages.': 'Solo puedes editar tus propios mensajes.',
  'You can only change your own page.': 'Solo puedes cambiar tu propia página.',
  'You can only invite friends.': 'Solo puedes invitar a tus amigos.',
  'You can only say who didn’t come for {most} hours after a session.':
    'Solo puedes decir quién no vino durante las {most} horas después de una partida.',
  'You can only send your own invites.': 'Solo puedes enviar tus propias invitaciones.',
  'You can thank people who were there for {days} days after a session.':
    'Puedes dar las gracias a quienes estuvieron durante los {days} días después de una partida.',
  'You cancelled at {name}, so nothing was changed.':
    'Cancelaste en {name}, así que no cambió nada.',
  'You can’t apply to your own session.': 'No puedes pedir plaza en tu propia partida.',
  'You can’t block yourself.': 'No puedes bloquear tu propia cuenta.',
  'You can’t do this to your own account. Ask another admin.':
    'No puedes hacer esto con tu propia cuenta. Pídeselo a otro admin.',
  'You can’t invite yourself.': 'No puedes invitarte.',
  'You can’t merge a category into itself.': 'No puedes fusionar una categoría con ella misma.',
  'You can’t merge a game into itself.': 'No puedes fusionar un juego con él mismo.',
  'You can’t report yourself or your own content.':
    'No puedes reportar tu propia cuenta ni tu contenido.',
  'You can’t thank yourself.': 'No puedes darte las gracias.',
  'You could only answer for {days} days.': 'Tenías {days} días para responder.',
  'You have too many open requests. Wait until some are answered.':
    'Tienes demasiadas peticiones abiertas. Espera a que respondan algunas.',
  'You have {most} files, the maximum. Delete one to add another.':
    'Tienes {most} archivos, el máximo. Elimina uno para agregar otro.',
  'You have {most} saved searches, the maximum. Remove one first.':
    'Tienes {most} búsquedas guardadas, el máximo. Quita una primero.',
  'You were marked as not there, so you can’t give thanks.':
    'Marcaron tu ausencia, así que no puedes dar las gracias.',
  'You weren’t in this session lately.': 'No has estado en esta partida últimamente.',
  'Your account is about to be deleted. Choose to keep it first.':
    'Tu cuenta está por eliminarse. Primero elige conservarla.',
  'Your email is already confirmed.': 'Tu correo ya está confirmado.',
  'You’re already friends, or one of you has invited the other.':
    'Ya son amigos o ya hay una invitación de amistad.',
  'You’re already in this session, or have already applied.':
    'Ya estás en esta partida o ya pediste plaza.',
  'The time to keep this account is over.': 'El plazo para conservar esta cuenta terminó.',
  'You’re no longer on the waiting list.': 'Ya no estás en la lista de espera.',
  'You’re sending messages very fast. Wait a moment.':
    'Estás enviando mensajes muy rápido. Espera un momento.',
  'You’ve already answered this invitation.': 'Ya respondiste a esta invitación.',
  'You’ve already reported this. We’ll let you know the decision.':
    'Ya lo reportaste. Te contaremos la decisión.',
  'You’ve already requested this game.': 'Ya pediste este juego.',
  'You’ve already saved this search.': 'Ya guardaste esta búsqueda.',
  'You’ve already thanked this person.': 'Ya le diste las gracias a esta persona.',
  'You’ve been logged out. Log in again.': 'Tu sesión se cerró. Inicia sesión otra vez.',
  'You’ve reached the maximum number of categories.': 'Llegaste al máximo de categorías.',
  'please login!': 'Inicia sesión',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name} no confirmó que eres tú. Inténtalo de nuevo.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '{name} no responde ahora. Inténtalo de nuevo en un momento o inicia sesión de otra forma.',
  '{taken} seats are already taken. Choose at least {taken}.':
    'Ya hay {taken} plazas ocupadas. Elige al menos {taken}.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    'Ya hay {taken} plazas ocupadas u ofrecidas. Elige al menos {taken}.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    'Hay 1 plaza sin rol ocupada u ofrecida. Deja al menos esa.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    'Hay {count} plazas sin rol ocupadas u ofrecidas. Deja al menos esas.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    'Hay 1 plaza de “{role}” ocupada u ofrecida. Deja al menos esa o primero da otro rol a esa persona.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    'Hay {count} plazas de “{role}” ocupadas u ofrecidas. Deja al menos esas o primero da otro rol a esas personas.',
  'The time to take this seat is over. This session has started.':
    'Se acabó el tiempo para tomar esta plaza. La partida ya empezó.',
  'The time to take this seat is over. You’re still on the waiting list.':
    'Se acabó el tiempo para tomar esta plaza. Sigues en la lista de espera.',
};
