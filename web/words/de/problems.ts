import type { Problems } from '../en/problems.ts';

/** The server’s refusals, by their English. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'Eine Katalogdatei darf höchstens 1 MiB groß sein.',
  'A cover can be up to 10 MB.': 'Ein Cover darf höchstens 10 MB groß sein.',
  'A game with this name was merged into another one.':
    'Ein Spiel mit diesem Namen wurde mit einem anderen zusammengeführt.',
  'A mark can only be contested for {days} days.':
    'Einer Markierung kannst du nur {days} Tage lang widersprechen.',
  'A name can’t start like a spreadsheet formula.':
    'Ein Name darf nicht wie eine Tabellenformel anfangen.',
  'A quotation mark isn’t closed.': 'Ein Anführungszeichen ist nicht geschlossen.',
  'Admins need a passkey or codes. See “Security” on your page.':
    'Admins brauchen einen Passkey oder Codes. Schau auf deiner Seite unter „Sicherheit“ nach.',
  'All seats of this role are taken. Choose another one.':
    'Alle Plätze dieser Rolle sind vergeben. Wähle eine andere.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'Es gibt schon einen Account mit dieser E-Mail. Logge dich dort ein und verknüpfe {provider} unter „Sicherheit“.',
  'Another account already uses this email. Use another one.':
    'Ein anderer Account nutzt diese E-Mail schon. Nimm eine andere.',
  'Another {provider} account is linked to yours. Unlink it first.':
    'Mit deinem Account ist schon ein anderer von {provider} verknüpft. Trenne ihn zuerst.',
  'Choose a date within the next {days} days.': 'Wähle ein Datum in den nächsten {days} Tagen.',
  'Choose a date within {days} days. For longer, ban the account.':
    'Wähle ein Datum in den nächsten {days} Tagen. Für länger banne den Account.',
  'Choose a day after the session before this one.': 'Wähle einen Tag nach der Session davor.',
  'Choose a day within {most} weeks of the first.':
    'Wähle einen Tag höchstens {most} Wochen nach dem ersten.',
  'Choose a role.': 'Wähle eine Rolle.',
  'Choose a time in the future.': 'Wähle eine Zeit in der Zukunft.',
  'Choose at least one day.': 'Wähle mindestens einen Tag.',
  'Choose at most {most} roles.': 'Wähle höchstens {most} Rollen.',
  'Choose one of these file types: {taken}.': 'Wähle einen dieser Dateitypen: {taken}.',
  'Codes are already on.': 'Codes sind schon eingeschaltet.',
  'Confirm that it’s you first.': 'Bestätige zuerst, dass du es bist.',
  'Confirm with your password, a passkey or a code instead.':
    'Bestätige stattdessen mit deinem Passwort, einem Passkey oder einem Code.',
  'Describe what happened.': 'Beschreibe, was passiert ist.',
  'Double the quotation marks inside a value.':
    'Verdopple die Anführungszeichen innerhalb eines Werts.',
  'Each game can only be listed once.': 'Jedes Spiel darf nur einmal vorkommen.',
  'Each hour can only be listed once.': 'Jede Stunde darf nur einmal vorkommen.',
  'Each platform can have only one gamertag.': 'Pro Plattform geht nur ein Gamertag.',
  'Each platform can only be listed once.': 'Jede Plattform darf nur einmal vorkommen.',
  'Each role can only be listed once.': 'Jede Rolle darf nur einmal vorkommen.',
  'Enter a valid email address.': 'Gib eine gültige E-Mail-Adresse ein.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'Dateien dürfen hier bis zu 10 MB groß sein. Lade Videos bis 95 MB in Teilen hoch.',
  'Members can check in from {minutes} minutes before the start until the end.':
    'Mitglieder können sich ab {minutes} Minuten vor dem Start bis zum Ende melden.',
  'Messages can be changed for {minutes} minutes.':
    'Nachrichten lassen sich {minutes} Minuten lang ändern.',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'In einer späteren Session sind mehr Plätze einer Rolle belegt. Behalte mindestens so viele.',
  'Must be a time such as 22:30.': 'Das muss eine Uhrzeit sein, zum Beispiel 22:30.',
  'Must be a time zone such as Europe/Berlin.':
    'Das muss eine Zeitzone sein, zum Beispiel Europe/Berlin.',
  'Must be after the start of the range.': 'Das muss nach dem Anfang des Zeitraums liegen.',
  'Must differ from the start.': 'Das muss sich vom Anfang unterscheiden.',
  'New accounts can only send links to friends. Remove the link.':
    'Neue Accounts können Links nur an Freunde schicken. Entferne den Link.',
  'No one has marked this person as not there.': 'Niemand hat diese Person als nicht da markiert.',
  'None of these days comes before the last day. Choose a later one.':
    'Keiner dieser Tage kommt vor dem letzten Tag. Wähle einen späteren letzten Tag.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'Noch nicht: Diesen Account hat noch niemand, oder zum Einloggen fehlt ein Code.',
  'Nothing was changed. No one has taken this report.':
    'Es wurde nichts geändert. Niemand hat diese Meldung übernommen.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    'Es wurde nichts geändert. Eins der Spiele wurde schon zusammengeführt, oder das andere ist archiviert.',
  'Nothing was changed. {name} has taken this report.':
    'Es wurde nichts geändert. {name} hat diese Meldung übernommen.',
  'One of these categories doesn’t exist. Reload the page.':
    'Eine dieser Kategorien gibt es nicht. Lade die Seite neu.',
  'Only admins can do this.': 'Das können nur Admins.',
  'Only members can mute a session.': 'Nur Mitglieder können eine Session stummschalten.',
  'Only members who were in before the start, and were there themselves, can answer.':
    'Nur Mitglieder, die schon vor dem Start dabei und selbst da waren, können antworten.',
  'Only the host can add files to a session.':
    'Nur der Host kann Dateien zu einer Session hinzufügen.',
  'Only the host can be thanked for hosting.': 'Fürs Hosten kannst du nur dem Host Danke sagen.',
  'Only the host can change a session.': 'Nur der Host kann eine Session ändern.',
  'Only the host can delete a session.': 'Nur der Host kann eine Session löschen.',
  'Only the host can give roles.': 'Nur der Host kann Rollen vergeben.',
  'Only the host can invite people to this session.':
    'Nur der Host kann Leute in diese Session einladen.',
  'Only the host can say who didn’t come.': 'Nur der Host kann sagen, wer nicht da war.',
  'Only the host can see the applications.': 'Nur der Host kann die Bewerbungen sehen.',
  'Only the invited person can accept an invite.':
    'Nur wer die Anfrage bekommen hat, kann sie annehmen.',
  'Only the other person can do this.': 'Das kann nur die andere Person.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerway ist noch nicht fertig eingerichtet. Bitte sag dem Betreiber Bescheid.',
  'Remove characters that can’t be displayed.': 'Entferne Zeichen, die sich nicht anzeigen lassen.',
  'Remove these unknown columns: {columns}.': 'Entferne diese unbekannten Spalten: {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    'Suche zuerst nach einem Wort, einem Spiel, einer Kategorie, Sprache, Plattform oder Region.',
  'Some later sessions would be left out. Cancel them first.':
    'Einige spätere Sessions würden wegfallen. Sag sie zuerst ab.',
  'Someone else has already answered.': 'Jemand anderes hat schon geantwortet.',
  'Someone has already applied. Cancel the session instead.':
    'Es hat sich schon jemand beworben. Sag die Session stattdessen ab.',
  'Something went wrong on our side. Try again in a moment.':
    'Bei uns ist etwas schiefgelaufen. Versuch’s gleich nochmal.',
  'That took too long. Log in again.': 'Das hat zu lange gedauert. Logge dich nochmal ein.',
  'That took too long. Start again.': 'Das hat zu lange gedauert. Fang nochmal an.',
  'That took too long. Try again.': 'Das hat zu lange gedauert. Versuch’s nochmal.',
  'The categories were changed in the meantime. Reload the page and try again.':
    'Die Kategorien wurden inzwischen geändert. Lade die Seite neu und versuch’s nochmal.',
  'The column "name" is missing. The first line must contain the column names.':
    'Die Spalte „name“ fehlt. Die erste Zeile muss die Spaltennamen enthalten.',
  'The email or password is wrong.': 'E-Mail oder Passwort ist falsch.',
  'The last day must be after the first.': 'Der letzte Tag muss nach dem ersten liegen.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'Der Push-Dienst dieses Browsers hat nicht richtig geantwortet. Versuch’s gleich nochmal.',
  'The roles have more seats than the session. One seat is yours.':
    'Die Rollen haben mehr Plätze als die Session. Ein Platz ist deiner.',
  'The time to take this seat is over.': 'Die Zeit für diesen Platz ist abgelaufen.',
  'The upload is incomplete. Start it again.': 'Der Upload ist unvollständig. Starte ihn nochmal.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    'Gerade ist kein Platz für dich frei. Du bist auf der Warteliste.',
  'They weren’t in this session after it began.':
    'Nach dem Start war die Person nicht in dieser Session.',
  'They weren’t in this session when it ended.': 'Die Person war am Ende nicht in dieser Session.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'Dieses Peerway ist noch nicht für Push-Benachrichtigungen eingerichtet. Bitte sag dem Betreiber Bescheid.',
  'This account is banned.': 'Dieser Account ist gebannt.',
  'This account is banned. Reason: {reason}': 'Dieser Account ist gebannt. Grund: {reason}',
  'This account is suspended until {until}.': 'Dieser Account ist bis {until} gesperrt.',
  'This account is suspended until {until}. Reason: {reason}':
    'Dieser Account ist bis {until} gesperrt. Grund: {reason}',
  'This account was just unlinked. Log in another way.':
    'Dieser Account wurde gerade getrennt. Logge dich anders ein.',
  'This animation has more than {most} frames. Choose a shorter one.':
    'Diese Animation hat mehr als {most} Bilder. Wähle eine kürzere.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'Diese Animation hat insgesamt mehr als {most} Megapixel. Wähle eine kleinere.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    'Diese Antwort von {name} gehört nicht zu dem, was du hier gestartet hast. Fang nochmal an.',
  'This application doesn’t exist, or you don’t have access to it.':
    'Diese Bewerbung gibt es nicht, oder du hast keinen Zugriff.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'Diesen Kalender gibt es nicht, oder du hast keinen Zugriff.',
  'This call doesn’t exist, or you don’t have access to it.':
    'Diesen Call gibt es nicht, oder du hast keinen Zugriff.',
  'This can’t be changed anymore.': 'Das lässt sich nicht mehr ändern.',
  'This category doesn’t exist, or you don’t have access to it.':
    'Diese Kategorie gibt es nicht, oder du hast keinen Zugriff.',
  'This category doesn’t exist.': 'Diese Kategorie gibt es nicht.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    'Dieser Code ist falsch. Er ändert sich alle 30 Sekunden. Nimm also den neuesten und prüfe die Uhr deines Handys.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    'Dieser Code ist falsch. Nimm den neuesten und prüfe die Uhr deines Handys.',
  'This code was already used. Wait for the next one.':
    'Dieser Code wurde schon benutzt. Warte auf den nächsten.',
  'This content doesn’t exist, or you don’t have access to it.':
    'Diesen Inhalt gibt es nicht, oder du hast keinen Zugriff.',
  'This cover doesn’t exist, or you don’t have access to it.':
    'Dieses Cover gibt es nicht, oder du hast keinen Zugriff.',
  'This device doesn’t exist, or you don’t have access to it.':
    'Dieses Gerät gibt es nicht, oder du hast keinen Zugriff.',
  'This device is logged out, or the account can’t be used.':
    'Dieses Gerät ist ausgeloggt, oder der Account lässt sich nicht benutzen.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'Aus dieser Zeichnung lässt sich kein Bild machen. Exportiere sie als PNG.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'Diese Zeichnung enthält ein Foto. Exportiere sie als PNG oder JPG.',
  'This drawing contains itself. Export it as a PNG.':
    'Diese Zeichnung enthält sich selbst. Exportiere sie als PNG.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'Diese Zeichnung definiert eigene XML-Entities. Exportiere sie nochmal als einfaches SVG.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'Diese Zeichnung hat ein Stylesheet. Exportiere sie mit Präsentationsattributen oder als PNG.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'Diese Zeichnung hat verschachtelte Muster, Masken oder Filter. Exportiere sie als PNG.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'Diese Zeichnung ist größer als 2 MB. Vereinfache sie oder exportiere sie als PNG.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'Diese Zeichnung ist zu komplex. Vereinfache sie oder exportiere sie als PNG.',
  'This email already has an account. Log in instead, or use another email.':
    'Zu dieser E-Mail gibt es schon einen Account. Logge dich ein oder nimm eine andere E-Mail.',
  'This file can’t be read as an image. Choose another one.':
    'Diese Datei lässt sich nicht als Bild lesen. Wähle eine andere.',
  'This file contains no games.': 'Diese Datei enthält keine Spiele.',
  'This file doesn’t exist, or you don’t have access to it.':
    'Diese Datei gibt es nicht, oder du hast keinen Zugriff.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'Diese Datei hat {games} Spiele, höchstens {most} sind erlaubt. Teile sie in kleinere Dateien auf.',
  'This file is damaged. Choose another one.': 'Diese Datei ist beschädigt. Wähle eine andere.',
  'This file is empty. Choose another one.': 'Diese Datei ist leer. Wähle eine andere.',
  'This file is incomplete. Choose another one.':
    'Diese Datei ist unvollständig. Wähle eine andere.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'Diese Datei ist nicht in UTF-8. Speichere sie als „CSV UTF-8“ und versuch’s nochmal.',
  'This file isn’t an image. Choose another one.': 'Diese Datei ist kein Bild. Wähle eine andere.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'Diese Freundschaft gibt es nicht, oder du hast keinen Zugriff.',
  'This game doesn’t exist, or you don’t have access to it.':
    'Dieses Spiel gibt es nicht, oder du hast keinen Zugriff.',
  'This game doesn’t exist.': 'Dieses Spiel gibt es nicht.',
  'This game is already archived.': 'Dieses Spiel ist schon archiviert.',
  'This game is already in line {twin}.': 'Dieses Spiel steht schon in Zeile {twin}.',
  'This game is already in the catalogue.': 'Dieses Spiel ist schon im Katalog.',
  'This game is archived. Restore it first.': 'Dieses Spiel ist archiviert. Reaktiviere es zuerst.',
  'This game is archived. Restore it instead.':
    'Dieses Spiel ist archiviert. Reaktiviere es stattdessen.',
  'This game is not archived.': 'Dieses Spiel ist nicht archiviert.',
  'This game isn’t available. Choose another one.':
    'Dieses Spiel ist nicht verfügbar. Wähle ein anderes.',
  'This game was merged into another one.': 'Dieses Spiel wurde mit einem anderen zusammengeführt.',
  'This game was merged into another one. Nothing was changed.':
    'Dieses Spiel wurde mit einem anderen zusammengeführt. Es wurde nichts geändert.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'Dieses Bild hat mehr als {most} Megapixel. Wähle ein kleineres.',
  'This image is empty. Choose another one.': 'Dieses Bild ist leer. Wähle ein anderes.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'Dieses Bild ist mehr als {most} Pixel breit oder hoch. Wähle ein kleineres.',
  'This image is too complex. Save it in another way and try again.':
    'Dieses Bild ist zu komplex. Speichere es anders und versuch’s nochmal.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'Diese Einladung gibt es nicht, oder du hast keinen Zugriff.',
  'This invite doesn’t exist, or you don’t have access to it.':
    'Diese Anfrage gibt es nicht, oder du hast keinen Zugriff.',
  'This is already taken down.': 'Das ist schon gesperrt.',
  'This is already your email.': 'Das ist schon deine E-Mail.',
  'This is required.': 'Das fehlt noch.',
  'This is the only admin. Make someone else an admin first.':
    'Das ist der einzige Admin. Mache zuerst jemand anderen zum Admin.',
  'This is the only way into your account. Add another one first.':
    'Das ist der einzige Zugang zu deinem Account. Füge zuerst einen anderen hinzu.',
  'This isn’t a name.': 'Das ist kein Name.',
  'This isn’t a push service that Peerway knows.': 'Diesen Push-Dienst kennt Peerway nicht.',
  'This isn’t taken down.': 'Das ist nicht gesperrt.',
  'This isn’t the same type of file as before.': 'Das ist ein anderer Dateityp als vorher.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    'Mit deinem Account ist ein anderer von {provider} verknüpft. Nimm den.',
  'This line has fewer values than columns.': 'Diese Zeile hat weniger Werte als Spalten.',
  'This line has more values than columns.': 'Diese Zeile hat mehr Werte als Spalten.',
  'This link has expired or isn’t complete.': 'Dieser Link ist abgelaufen oder unvollständig.',
  'This link has expired or was already used.':
    'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'Diesen verknüpften Account gibt es nicht, oder du hast keinen Zugriff.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'Diese Liste von Bewerbungen gibt es nicht, oder du hast keinen Zugriff.',
  'This log-in was already used. Start again.':
    'Dieser Login wurde schon benutzt. Fang nochmal an.',
  'This message doesn’t exist, or you don’t have access to it.':
    'Diese Nachricht gibt es nicht, oder du hast keinen Zugriff.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'Diese Nachricht oder diesen Raum gibt es nicht, oder du hast keinen Zugriff.',
  'This name is taken, or looks too much like one that is. Try another one.':
    'Diesen oder einen sehr ähnlichen Namen gibt es schon. Probiere einen anderen.',
  'This name is taken. Try another one.': 'Dieser Name ist vergeben. Probiere einen anderen.',
  'This notice doesn’t exist, or you don’t have access to it.':
    'Diese Benachrichtigung gibt es nicht, oder du hast keinen Zugriff.',
  'This owner doesn’t exist, or you don’t have access to it.':
    'Die Seite oder Session, zu der das gehört, gibt es nicht, oder du hast keinen Zugriff.',
  'This passkey couldn’t be checked. Try again.':
    'Dieser Passkey ließ sich nicht prüfen. Versuch’s nochmal.',
  'This passkey doesn’t belong to your account. Try another one.':
    'Dieser Passkey gehört nicht zu deinem Account. Probiere einen anderen.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'Diesen Passkey gibt es nicht, oder du hast keinen Zugriff.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'Dieser Passkey funktioniert hier nicht oder wurde aus deinem Account entfernt. Logge dich anders ein.',
  'This passkey is already there.': 'Diesen Passkey gibt es schon.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'Dieser Passkey wurde vielleicht kopiert, deshalb haben wir ihn nicht akzeptiert. Logge dich anders ein und entferne ihn aus deinem Account.',
  'This password is easy to guess. Try a few random words.':
    'Dieses Passwort ist leicht zu erraten. Probiere ein paar zufällige Wörter.',
  'This password is wrong. Try again.': 'Dieses Passwort ist falsch. Versuch’s nochmal.',
  'This person was already invited, or is already in.':
    'Die Person ist schon eingeladen oder schon dabei.',
  'This report doesn’t exist, or you don’t have access to it.':
    'Diese Meldung gibt es nicht, oder du hast keinen Zugriff.',
  'This report is already decided. You can’t change a decision.':
    'Diese Meldung ist schon entschieden. Eine Entscheidung lässt sich nicht ändern.',
  'This request doesn’t exist, or you don’t have access to it.':
    'Diesen Wunsch gibt es nicht, oder du hast keinen Zugriff.',
  'This request is already decided.': 'Dieser Wunsch ist schon entschieden.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'Diese gespeicherte Suche gibt es nicht, oder du hast keinen Zugriff.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'Diesen zweiten Faktor gibt es nicht, oder du hast keinen Zugriff.',
  'This series doesn’t exist, or you don’t have access to it.':
    'Diese Serie gibt es nicht, oder du hast keinen Zugriff.',
  'This series is being changed. Try again in a moment.':
    'Diese Serie wird gerade geändert. Versuch’s gleich nochmal.',
  'This session doesn’t exist, or you don’t have access to it.':
    'Diese Session gibt es nicht, oder du hast keinen Zugriff.',
  'This session doesn’t have this role anymore. Choose another one.':
    'Diese Rolle gibt es in der Session nicht mehr. Wähle eine andere.',
  'This session ended a while ago. You can still read its room.':
    'Diese Session ist schon länger vorbei. Ihren Raum kannst du noch lesen.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'Diese Session ist ab 18. Bestätige zuerst, dass du mindestens 18 bist.',
  'This session is full, and it has already started.':
    'Diese Session ist voll und hat schon angefangen.',
  'This session is over or was cancelled.': 'Diese Session ist vorbei oder wurde abgesagt.',
  'This session is over.': 'Diese Session ist vorbei.',
  'This session isn’t over yet.': 'Diese Session ist noch nicht vorbei.',
  'This session was cancelled.': 'Diese Session wurde abgesagt.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'Diese Session wurde geändert, seit du sie geöffnet hast, vielleicht in einem anderen Tab. Es wurde nichts gespeichert. Lade die neuere Version.',
  'This upload doesn’t exist, or you don’t have access to it.':
    'Diesen Upload gibt es nicht, oder du hast keinen Zugriff.',
  'This upload is already finished.': 'Dieser Upload ist schon fertig.',
  'This user can’t be invited to this session right now.':
    'Diese Person kann gerade nicht in diese Session eingeladen werden.',
  'This user doesn’t accept friend invites right now.':
    'Diese Person nimmt gerade keine Freundschaftsanfragen an.',
  'This user doesn’t accept messages right now.': 'Diese Person nimmt gerade keine Nachrichten an.',
  'This user doesn’t exist, or you don’t have access to it.':
    'Diese Person gibt es nicht, oder du hast keinen Zugriff.',
  'This video has data tracks. Export it again with sound and picture only.':
    'Dieses Video hat Datenspuren. Exportiere es nochmal nur mit Bild und Ton.',
  'This video is larger than 95 MB. Choose a smaller one.':
    'Dieses Video ist größer als 95 MB. Wähle ein kleineres.',
  'This was changed in the meantime. Reload the page and try again.':
    'Das wurde inzwischen geändert. Lade die Seite neu und versuch’s nochmal.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'Diesen Weg zum Einloggen gibt es nicht, oder du hast keinen Zugriff.',
  'This {provider} account already has a Peerway account. Log in with it.':
    'Zu diesem Account von {provider} gibt es schon einen Peerway-Account. Logge dich damit ein.',
  'This {provider} account is already linked to yours.':
    'Dieser Account von {provider} ist schon mit deinem verknüpft.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'Dieser Account von {provider} ist mit einem anderen Peerway-Account verknüpft. Logge dich damit ein, um ihn dort zu trennen.',
  'Too many failed attempts. Try again later.': 'Zu viele Fehlversuche. Versuch’s später nochmal.',
  'Too many requests. Try again in a minute.':
    'Zu viele Anfragen. Versuch’s in einer Minute nochmal.',
  'Unknown category: {names}.': 'Unbekannte Kategorie: {names}.',
  'Use at least one letter, digit or emoji.':
    'Nimm mindestens einen Buchstaben, eine Ziffer oder ein Emoji.',
  'Use at least {least} characters.': 'Nimm mindestens {least} Zeichen.',
  'Use at most {most} characters.': 'Nimm höchstens {most} Zeichen.',
  'Use fewer accents on one character.': 'Nimm weniger Akzente auf einem Zeichen.',
  'We’ve already sent you several emails. Try again later.':
    'Wir haben dir schon mehrere E-Mails geschickt. Versuch’s später nochmal.',
  'Whoever invited you can no longer invite people to this session.':
    'Wer dich eingeladen hat, kann niemanden mehr in diese Session einladen.',
  'You already have a seat.': 'Du hast schon einen Platz.',
  'You already have {most} open reports. Wait until some are decided.':
    'Du hast schon {most} offene Meldungen. Warte, bis einige entschieden sind.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    'Du hostest schon {most} Sessions, die nicht vorbei sind. Sag eine ab oder warte, bis eine endet.',
  'You can only add files to your own page.':
    'Du kannst Dateien nur zu deiner eigenen Seite hinzufügen.',
  'You can only apply for yourself.': 'Du kannst dich nur selbst bewerben.',
  'You can only change your own messages.': 'Du kannst nur deine eigenen Nachrichten ändern.',
  'You can only change your own page.': 'Du kannst nur deine eigene Seite ändern.',
  'You can only invite friends.': 'Du kannst nur Freunde einladen.',
  'You can only say who didn’t come for {most} hours after a session.':
    'Wer nicht da war, kannst du nur bis {most} Stunden nach einer Session sagen.',
  'You can only send your own invites.': 'Du kannst nur eigene Anfragen senden.',
  'You can thank people who were there for {days} days after a session.':
    'Bis {days} Tage nach einer Session kannst du allen Danke sagen, die da waren.',
  'You cancelled at {name}, so nothing was changed.':
    'Du hast bei {name} abgebrochen. Es wurde nichts geändert.',
  'You can’t apply to your own session.': 'Du kannst dich nicht für deine eigene Session bewerben.',
  'You can’t block yourself.': 'Du kannst dich nicht selbst blockieren.',
  'You can’t do this to your own account. Ask another admin.':
    'Mit deinem eigenen Account geht das nicht. Frag einen anderen Admin.',
  'You can’t invite yourself.': 'Du kannst dir nicht selbst eine Anfrage schicken.',
  'You can’t merge a category into itself.':
    'Eine Kategorie lässt sich nicht mit sich selbst zusammenführen.',
  'You can’t merge a game into itself.':
    'Ein Spiel lässt sich nicht mit sich selbst zusammenführen.',
  'You can’t report yourself or your own content.':
    'Du kannst dich und deine eigenen Inhalte nicht melden.',
  'You can’t thank yourself.': 'Du kannst dir nicht selbst Danke sagen.',
  'You could only answer for {days} days.': 'Du konntest nur {days} Tage lang antworten.',
  'You have too many open requests. Wait until some are answered.':
    'Du hast zu viele offene Wünsche. Warte, bis einige beantwortet sind.',
  'You have {most} files, the maximum. Delete one to add another.':
    'Du hast {most} Dateien, mehr geht nicht. Lösche eine, um eine neue hinzuzufügen.',
  'You have {most} saved searches, the maximum. Remove one first.':
    'Du hast {most} gespeicherte Suchen, mehr geht nicht. Entferne zuerst eine.',
  'You were marked as not there, so you can’t give thanks.':
    'Du wurdest als nicht da markiert, deshalb kannst du nicht Danke sagen.',
  'You weren’t in this session lately.': 'Du warst in letzter Zeit nicht in dieser Session.',
  'Your account is about to be deleted. Choose to keep it first.':
    'Dein Account wird bald gelöscht. Entscheide dich zuerst, ihn zu behalten.',
  'Your email is already confirmed.': 'Deine E-Mail ist schon bestätigt.',
  'You’re already friends, or one of you has invited the other.':
    'Ihr seid schon befreundet, oder eine Anfrage ist schon gesendet.',
  'You’re already in this session, or have already applied.':
    'Du bist schon in dieser Session oder hast dich schon beworben.',
  'The time to keep this account is over.':
    'Die Frist, in der du diesen Account behalten kannst, ist vorbei.',
  'You’re no longer on the waiting list.': 'Du bist nicht mehr auf der Warteliste.',
  'You’re sending messages very fast. Wait a moment.':
    'Du schickst gerade sehr viele Nachrichten. Warte kurz.',
  'You’ve already answered this invitation.': 'Du hast diese Einladung schon beantwortet.',
  'You’ve already reported this. We’ll let you know the decision.':
    'Das hast du schon gemeldet. Wir sagen dir, wie entschieden wurde.',
  'You’ve already requested this game.': 'Dieses Spiel hast du dir schon gewünscht.',
  'You’ve already saved this search.': 'Diese Suche hast du schon gespeichert.',
  'You’ve already thanked this person.': 'Du hast dieser Person schon Danke gesagt.',
  'You’ve been logged out. Log in again.': 'Du wurdest ausgeloggt. Logge dich nochmal ein.',
  'You’ve reached the maximum number of categories.': 'Mehr Kategorien gehen nicht.',
  'please login!': 'Bitte logge dich ein!',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name} hat nicht bestätigt, dass du es bist. Versuch’s nochmal.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '{name} antwortet gerade nicht. Versuch’s gleich nochmal oder logge dich anders ein.',
  '{taken} seats are already taken. Choose at least {taken}.':
    '{taken} Plätze sind schon vergeben. Wähle mindestens {taken}.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    '{taken} Plätze sind schon vergeben oder angeboten. Wähle mindestens {taken}.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    '1 Platz ohne Rolle ist vergeben oder angeboten. Lass mindestens so viele ohne Rolle.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    '{count} Plätze ohne Rolle sind vergeben oder angeboten. Lass mindestens so viele ohne Rolle.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '1 Platz für „{role}“ ist vergeben oder angeboten. Behalte mindestens so viele oder gib der Person zuerst eine andere Rolle.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    '{count} Plätze für „{role}“ sind vergeben oder angeboten. Behalte mindestens so viele oder gib den Leuten zuerst eine andere Rolle.',
  'The time to take this seat is over. This session has started.':
    'Die Zeit für diesen Platz ist abgelaufen. Die Session hat angefangen.',
  'The time to take this seat is over. You’re still on the waiting list.':
    'Die Zeit für diesen Platz ist abgelaufen. Du bist noch auf der Warteliste.',
};
