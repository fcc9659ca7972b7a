import type { legal as English } from '../en/legal.ts';
import type { Translated } from '../translated.ts';

/** Words of the legal pages. They state what this software does. Facts about the operator come from the operator. */
export const legal: Translated<typeof English> = {
  imprint: {
    title: 'Impressum',
    operatedBy: 'Diese Community wird betrieben von',
    email: 'E-Mail: {email}',
    unknown: 'Der Betreiber hat seine Angaben noch nicht eingetragen.',
    missing: 'Der Betreiber hat noch nicht alle Angaben eingetragen.',
    toOperator: (names) =>
      `Betreibst du diese Community? Setze ${names} in der Konfiguration deines Deployments, damit die Angaben hier stehen.`,
    software: 'Die Software ist Peerway unter der MIT-Lizenz.',
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Was Peerway über dich speichert, warum und wie lange. Peerway setzt keine Cookies, lädt nichts von Dritten und zeigt keine Werbung.',
    sections: [
      {
        title: 'Dein Account',
        text: [
          'Wir speichern deinen Namen, deine E-Mail, ob und wann du sie bestätigt hast, und einen scrypt-Hash deines Passworts. Das Passwort selbst speichern wir nie. Andere sehen deinen Namen. Deine E-Mail sehen nur Admins.',
          'Wir speichern, was du auf deiner Seite angibst: einen Text über dich, Region, Sprachen, Plattformen, Gamertags und wer welchen davon sieht, deine Spiele in deiner Reihenfolge und wer dir Anfragen und Nachrichten schicken, dich anrufen und sehen darf, dass du online bist. Wir speichern auch die Sprache deiner Anzeige und deiner E-Mails.',
          'Wir speichern, wann du die Nutzungsbedingungen akzeptiert hast und, falls du das getan hast, wann du bestätigt hast, dass du mindestens 18 bist.',
          'All das behalten wir, solange du deinen Account hast.',
        ],
      },
      {
        title: 'Was du hier tust',
        text: [
          'Wir speichern die Sessions, die du hostest, deine Bewerbungen, Einladungen, die du verschickt und bekommen hast, gespeicherte Suchen, Freundschaften und Anfragen mit ihren Nachrichten, die Leute, die du blockiert hast, die Spiele, die du dir gewünscht hast, und deine Benachrichtigungen. Wir behalten sie, solange du deinen Account hast. Wenn du sagst, dass du auf dem Weg zu einer Session bist, speichern wir, wann. Ihr Host und ihre Mitglieder sehen es.',
          'Wenn du Sessions hostest, die sich wiederholen, speichern wir die Regel dafür: die Wochentage, die Uhrzeit und die Zeitzone. Wenn du in so einer Serie dabei bist, speichern wir, seit wann, und deine Rolle, bis du sie verlässt oder der Host dich entfernt. Ihr Host und ihre Mitglieder sehen, dass du in ihren Sessions dabei bist.',
          'Wir speichern die Rolle, für die du dich beworben hast oder die der Host dir in einer Session gegeben hat. Sobald du einen Platz hast, sehen sie alle, die die Mitglieder der Session sehen können. Wenn du auf einer Warteliste bist, speichern wir, bis wann dir ein Platz angeboten ist und ob du ein Platzangebot verpasst hast. Das sehen nur du und der Host.',
          'Wir speichern die Stunden, in denen du Zeit zum Spielen hast, mit ihrer Zeitzone, bis du sie entfernst. Nur du siehst sie. Wir vergleichen sie mit dem Start von Sessions, um dir zu sagen, welche passen.',
          'Wenn der Host einer Session markiert, dass du nicht da warst, speichern wir diese Markierung, ob du ihr widersprochen hast und welches Mitglied ihr zugestimmt hat. Du und der Host können sie sehen. Wenn du widersprichst, fragen wir die anderen Mitglieder. Hosts, bei denen du dich bewirbst, lesen in zwei, drei Worten, ob du meistens kommst. Das ergibt sich aus deinen letzten 30 Sessions. Sonst sieht es niemand.',
          'Wir speichern, wem du Danke sagst, für welche Session und wofür. Die Person liest, dass sich jemand bedankt hat, aber nicht, wer. Wofür jemand Danke bekommen hat, steht auf der Seite der Person, ohne Namen und genaue Zahlen.',
          'Wenn du eine geheime Adresse für deinen Kalender erstellst, können alle, die sie kennen, die Sessions lesen, in denen du dabei bist. Wir speichern einen Hash davon und wann du sie erstellt hast, bis du sie löschst. Der Anbieter deines Kalenders erfährt, was im Kalender steht.',
          'Wenn jemand einen Link zu einer öffentlichen Session oder zu deiner Seite teilt, kann die App, in der das geschieht, Name, Spiele und Zeit der Session zeigen, oder deinen Namen und deine Spiele. Suchmaschinen können öffentliche Sessions auflisten, die noch nicht vorbei sind, mit deinem Namen als Host. Deine Seite können sie nicht auflisten.',
          'Wir speichern Fotos und Videos, die du hochlädst. Aus Fotos und aus MP4- und WebM-Videos entfernen wir, was Kameras und Bearbeitungsprogramme neben Bild und Ton speichern, zum Beispiel Ort und Gerät. Was man sieht oder hört, bleibt, ebenso alles, was im Bild oder Ton selbst versteckt ist. OGG-Videos werden gespeichert, wie sie sind. Wenn du eine Datei löschst, verschwindet sie sofort und ist nach wenigen Minuten endgültig weg. Wenn eine offene Meldung sie zeigt, sehen sie von da an nur noch Admins, und sie wird endgültig gelöscht, sobald über die Meldung entschieden ist.',
          'Wir speichern, wer wen in welcher Session angerufen hat, wann der Call begann und endete und wer rangegangen ist. Bis zehn Minuten nach einem Call speichern wir auch die Namen aller, die drin waren. Ton und Video gehen von Browser zu Browser, oder über das Relay des Betreibers, wenn dein Netz das braucht. Peerway zeichnet sie nicht auf. Um sich zu verbinden, teilen sich die Browser von Freunden ihre IP-Adressen mit. Mit allen anderen in einem Call verbinden sie sich über das Relay des Betreibers, wenn es eins gibt. Sonst teilen sie sich auch dann ihre IP-Adressen mit, und der Call sagt es, bevor du beitrittst. Diese speichern wir nicht.',
          'Nachrichten im Raum einer Session werden 90 Tage nach der Session gelöscht. Nachrichten zwischen zwei Personen bleiben, bis die Person, die sie geschrieben hat, ihren Account löscht. Von einer gelöschten Nachricht bleibt nur, wer sie wann geschrieben hat. Wir speichern auch, wie weit du gelesen hast. Admins können Nachrichten nur in einer Meldung lesen. Sie enthält die gemeldete Nachricht und bis zu zwanzig drumherum. Auch dort werden sie mit dem Account der Person gelöscht, die sie geschrieben hat.',
          'Wir speichern, ob du online bist und wann du zuletzt online warst. Wer dich gerade in einer offenen Liste hat, erfährt, wenn sich das ändert. Dafür speichern wir bei deinem Account, in wessen Listen du stehst. Ein Eintrag läuft spätestens 60 Tage nach seiner letzten Erneuerung ab und wird gelöscht, wenn die Einträge das nächste Mal aktualisiert werden.',
        ],
      },
      {
        title: 'Meldungen und Entscheidungen',
        text: [
          'Eine Meldung enthält, wer sie geschickt hat, den Grund, die Nachricht dazu und eine Kopie von dem, was gemeldet wurde. Nur Admins sehen sie. Die gemeldete Person erfährt nie, wer sie geschickt hat.',
          'Entscheidungen von Admins über Accounts, Sessions und Dateien werden in einem Protokoll gespeichert, mit Admin, Zeit und Grund. Das Protokoll lässt sich nicht ändern und bleibt erhalten. Wenn es einen Namen oder Text von dir zitiert, wird das Zitat daneben gespeichert und mit deinem Account gelöscht.',
          'Wir zählen neue Leute, Sessions, Bewerbungen, Calls und Dateien pro Tag sowie Serverfehler, ohne Namen.',
        ],
      },
      {
        title: 'Einloggen',
        text: [
          'Für jedes Gerät, mit dem du dich einloggst, speichern wir, wann und wie du dich eingeloggt hast, wann das abläuft, wann du es zuletzt benutzt hast und wie sich dein Browser nennt. Wir löschen das 60 Tage nach dem Einloggen. Du siehst deine Geräte auf deiner Seite und kannst jedes davon ausloggen.',
          'Ein Passkey hat zwei Hälften. Die geheime bleibt auf deinem Gerät oder in deinem Passwort-Manager. Die öffentliche speichern wir, dazu den Namen, den du ihm gegeben hast, und wann er hinzugefügt und zuletzt benutzt wurde, bis du ihn entfernst. Dass ein Login oder eine Einrichtung abgeschlossen wurde, merken wir uns, bis sie abgelaufen wäre: nach fünf Minuten, bei einem Account woanders nach 15 und bei Codes nach 30 Minuten.',
          'Wenn du dich mit Discord, Google, Twitch oder Steam einloggst, erfährt der Dienst, dass du diese Community nutzt, und teilt uns deine ID, deinen Namen und deine E-Mail dort mit. Wenn du dich registrierst, wird die E-Mail die deines Accounts, und den Namen schlagen wir als deinen Namen hier oder als Gamertag vor. Wir speichern die ID, den Namen (bei Google deine E-Mail) und wann du den Account verknüpft und zuletzt benutzt hast, bis du ihn trennst. Dein Passwort dort bekommen wir nie, und wir können nichts für dich posten.',
          'Wenn du Codes einschaltest, speichern wir, woraus deine Authenticator-App sie berechnet, und einen Hash von jedem Backup-Code, den du noch nicht benutzt hast, bis du die Codes ausschaltest. Für einen Browser, dem du vertraust, speichern wir 30 Tage lang einen Hash seines Schlüssels.',
          'Für wichtige Änderungen speichern wir beim Gerät, wann du zuletzt bestätigt hast, dass du es bist.',
          'Nach einem falschen Passwort zählen wir bis zu 15 Minuten lang unter einem Hash der eingegebenen E-Mail mit, allein und zusammen mit deiner Netzwerkadresse. Falsche Codes zählen wir bis zu einen Tag lang und Änderungen deiner E-Mail eine Stunde lang, unter einem Hash deiner Account-Nummer. Auf andere Weise speichern wir keine Netzwerkadressen.',
        ],
      },
      {
        title: 'E-Mails',
        text: [
          'Wir schreiben dir E-Mails, um deine Adresse zu bestätigen, um ein vergessenes Passwort zurückzusetzen, wenn sich deine E-Mail, dein Passwort, deine Passkeys, deine verknüpften Accounts oder deine Codes ändern, wenn ein Backup-Code benutzt wird, wenn sich ein neues Gerät einloggt und wenn dein Account bald gelöscht wird. Bis du deine Adresse bestätigst, schicken wir nur Links, um die du oder jemand anderes gebeten hat, ohne jeden Namen. Keine unserer E-Mails enthält Bilder oder sonst etwas, das uns verrät, wann du sie liest.',
          'Sobald deine Adresse bestätigt ist, schreiben wir dir auch zu den Themen, die du auf deiner Seite unter „Benachrichtigungen“ gewählt hast. Am Anfang sind das Antworten auf deine Bewerbungen und Änderungen an deinen Sessions. In jeder dieser E-Mails ist ein Link, der sie ohne Einloggen abstellt.',
          'E-Mails werden über den E-Mail-Dienst von Cloudflare verschickt. Einen Hash von jedem Link speichern wir eine Stunde lang oder bis er benutzt wird. Damit niemand ein Postfach fluten kann, speichern wir einen Tag lang, wann wir E-Mails an eine Adresse geschickt haben, unter einem Hash der Adresse.',
        ],
      },
      {
        title: 'Benachrichtigungen',
        text: [
          'Wir speichern, worüber und wie du benachrichtigt werden willst, deine Ruhezeiten und deine Zeitzone und die Sessions, die du stummgeschaltet hast, solange du deinen Account hast.',
          'Wenn du auf einem Gerät Pushes erlaubst, speichern wir die Adresse und die Schlüssel, die uns sein Browser dafür gibt. Wir löschen sie, wenn du dich dort ausloggst oder das Gerät auf deiner Seite entfernst. Pushes gehen über den Dienst des Herstellers deines Browsers, so verschlüsselt, dass nur dein Browser sie lesen kann. Was wir dir noch mitteilen wollen, wartet in einer Schlange, bis es dran ist. Dann wird es verschickt, oder gelöscht, wenn du es schon gelesen hast oder es nicht mehr wichtig ist. Der Text einer Nachricht ist nur Sekunden darin.',
        ],
      },
      {
        title: 'In deinem Browser',
        text: [
          'Im Local Storage liegen jwt_token, refresh_token und email, solange du eingeloggt bist, und das Design und die Sprache deiner Anzeige. Dort steht auch, ob Pushes in diesem Browser an sind oder dass du sie abgelehnt hast. Wenn du gesagt hast, dass wir diesem Browser vertrauen sollen, liegt dort auch trusted, sein Schlüssel. Ein Cache des Browsers enthält die letzten Zeichen eines abgelaufenen Tokens, damit zwei Tabs es nicht doppelt erneuern. Beim Ausloggen werden jwt_token und email entfernt. Das Refresh-Token bleibt, funktioniert aber nicht mehr.',
          'Dein Browser behält auch, was du tippst, bis du es abschickst. Entwürfe von Sessions und Nachrichten und nicht gespeicherte Spiele liegen im Local Storage, noch nicht gesendete Nachrichten in der Datenbank des Browsers. Anfragen, Bewerbungen, Meldungen und Änderungen an deiner Seite bleiben nur im aktuellen Tab, ebenso der Schlüssel eines Logins mit Discord und anderen, bis du zurück bist. Nichts davon erreicht den Server, bevor du es abschickst.',
          'Deine Call-Einstellungen bleiben in deinem Browser: die gewählten Geräte, die Lautstärke jeder Person, Push-to-Talk und der Klingelton. Während eines Calls merkt sich der Tab, welcher es ist, damit du die Seite neu laden und drinbleiben kannst.',
        ],
      },
      {
        title: 'Wo deine Daten sind',
        text: [
          'Deine Daten liegen auf den Servern von Cloudflare, auf denen der Betreiber diese Software laufen lässt. Alle Übertragungen sind verschlüsselt.',
        ],
      },
      {
        title: 'Wenn du gehst',
        text: [
          'Du kannst deinen Account auf deiner Seite löschen. Du verschwindest sofort aus allen Listen und hast 14 Tage, um dich einzuloggen und deinen Account zu behalten. Danach löschen wir alles außer dem, was anderen gehört. Auch Markierungen und Danke werden gelöscht, die von dir und die an dich.',
          'Was bleibt: Plätze, die du in Sessions von anderen hattest. Deine Sessions, für die sich andere beworben haben, mit Name, Spielen und Zeit, aber ohne Beschreibung. Calls in den Listen der Leute, die du angerufen hast. Dass du Leuten eine Benachrichtigung geschickt hast, ohne deinen Text. Dass etwas gemeldet wurde, und was daraus wurde. Das Protokoll der Admin-Entscheidungen mit dem Grund, den der Admin geschrieben hat. Dein Name wird in all dem zu „Gelöschter Account“, und deine Texte und Dateien werden gelöscht.',
          'Manches braucht länger, bis es verschwindet. Der Suchindex enthält noch Wörter von dir, bis er neu geschrieben ist. Das beginnt sofort und dauert in einer großen Community Stunden. Bis zu 60 Tage lang kann deine Nummer noch in den Listen stehen, die festhalten, wer erfährt, wenn andere online kommen. Cloudflare bewahrt bis zu 30 Tage lang einen Verlauf der Datenbank auf, damit der Betreiber sie nach einem Ausfall wiederherstellen kann.',
        ],
      },
      {
        title: 'Deine Rechte',
        text: [
          'Auf deiner Seite kannst du deine Daten sehen und korrigieren und alles, was wir über dich haben, in einer Datei herunterladen. Für alles andere wende dich an den Betreiber, der im Impressum steht.',
        ],
      },
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    lead: 'Die Regeln dieser Community. Der Betreiber kann sie ergänzen.',
    sections: [
      {
        title: 'Sei jemand, mit dem man gern spielt',
        text: [
          'Keine Beleidigungen, Drohungen, kein Hass und keine Belästigung, egal ob in Texten, Namen, Fotos, Videos oder Calls.',
          'Keine Cheat-Tools, kein Handel mit Accounts, keine Werbung.',
          'Nichts, was bei dir oder am Ort des Betreibers verboten ist.',
        ],
      },
      {
        title: 'Dein Account',
        text: [
          'Dein Account gehört nur dir. Teile ihn nicht und gib dich nicht als jemand anderes aus.',
          'Nur wer bestätigt, mindestens 18 zu sein, kann bei Sessions ab 18 mitmachen.',
        ],
      },
      {
        title: 'Deine Inhalte bleiben deine',
        text: [
          'Du erlaubst dem Betreiber, deine Inhalte den Leuten zu zeigen, mit denen du sie teilst, solange sie hier sind.',
          'Lade nur Fotos und Videos hoch, die dir gehören oder die du verwenden darfst.',
        ],
      },
      {
        title: 'Wenn jemand gegen die Regeln verstößt',
        text: [
          'Admins können Inhalte sperren und Accounts verwarnen, sperren oder bannen.',
          'Der Dienst wird so angeboten, wie er ist. Sessions sind Verabredungen unter Leuten, die spielen. Peerway bringt sie nur zusammen.',
        ],
      },
    ],
  },
};
