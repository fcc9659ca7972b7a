import type { sessions as English } from '../en/sessions.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';
import { series } from './series.ts';
import { sessionEditor, sessionRules } from './session-editor.ts';
import { level, region, style } from './vocabulary.ts';

const applications = (count: number) =>
  plural(count, { one: '1 Bewerbung', other: `${count} Bewerbungen` });

/** Words of a session's page, of the editor and of your own sessions. */
export const sessions: Translated<typeof English> = {
  region,
  level,
  style,
  visibility: {
    public: { name: 'Alle', hint: 'In Listen und Suche zu sehen, auch ohne Einloggen.' },
    friends: { name: 'Freunde', hint: 'Nur deine Freunde und die Mitglieder sehen sie.' },
    unlisted: { name: 'Alle mit dem Link', hint: 'Nicht in Listen oder Suche zu sehen.' },
  },
  editor: sessionEditor,
  rules: sessionRules,
  series,
  page: {
    hostedBy: 'Gehostet von {host}',
    gamertags: 'Gamertags',
    media: 'Fotos und Videos',
    about: 'Über diese Session',
    time: 'Wann',
    untilClock: (clock) => `bis ${clock}`,
    lasts: (span) => `dauert ${span}`,
    waiting: (count) =>
      plural(count, {
        one: '1 Person auf der Warteliste',
        other: `${count} Personen auf der Warteliste`,
      }),
    requirements: 'Was du brauchst',
    platforms: 'Plattformen',
    regionLabel: 'Region',
    language: 'Sprache',
    levelLabel: 'Level',
    styleLabel: 'Stil',
    microphone: 'Mikro',
    microphoneNeeded: 'nötig',
    microphoneFree: 'nicht nötig',
    age: 'Alter',
    adults: 'ab 18',
    everyAge: 'jedes Alter',
    visibilityLabel: 'Wer sie sehen kann',
    roster: 'Wer dabei ist',
    host: 'Host',
    you: 'du',
    inCall: 'im Call',
    free: (count) => plural(count, { one: '1 Platz frei', other: `${count} Plätze frei` }),
    share: 'Teilen',
    copied: 'Link kopiert.',
    notCopied: (link) => `Das Kopieren hat nicht geklappt. Kopiere den Link selbst: ${link}`,
    calendar: 'In den Kalender',
    edit: 'Bearbeiten',
    cancel: 'Session absagen',
    delete: 'Session löschen',
  },
  action: {
    label: 'Dein Platz in dieser Session',
    apply: 'Bewerben',
    withdraw: 'Bewerbung zurückziehen',
    leave: 'Session verlassen',
    openHint: 'Der Host liest deine Bewerbung und entscheidet.',
    fullTitle: 'Alle Plätze sind vergeben',
    fullHint:
      'Du kannst dich trotzdem bewerben. Wenn der Host annimmt, kommst du auf die Warteliste.',
    runningHint: 'Sie läuft schon, aber der Host kann dich noch reinlassen.',
    runningFullHint: 'Sie läuft schon und ist voll. Du kannst rein, wenn jemand geht.',
    pendingTitle: 'Du hast dich beworben',
    pendingHint: 'Der Host hat noch nicht entschieden.',
    waitingTitle: (place) => `Platz ${place} auf der Warteliste`,
    waitingHint:
      'Wenn vor dem Start ein Platz frei wird, bieten wir ihn der ersten Person auf der Liste an. Wir sagen dir Bescheid.',
    hostTitle: 'Du bist Host',
    acceptedTitle: 'Du bist dabei',
    acceptedHint: 'Bis dann!',
    runningInHint: 'Sie läuft schon.',
    declinedTitle: 'Abgelehnt',
    declinedHint: 'Der Host hat sich diesmal für jemand anderen entschieden.',
    removedTitle: 'Entfernt',
    removedHint: 'Der Host hat dich aus dieser Session entfernt.',
    endedTitle: 'Diese Session ist vorbei',
    cancelledTitle: 'Diese Session wurde abgesagt',
    hostGone: 'Der Host kann sie nicht mehr hosten.',
    withdrawn: 'Deine Bewerbung ist zurückgezogen.',
    left: 'Du hast die Session verlassen.',
    leaveTitle: 'Diese Session verlassen?',
    leaveText:
      'Dein Platz wird der nächsten Person auf der Warteliste angeboten. Um zurückzukommen, musst du dich neu bewerben.',
    stay: 'Bleiben',
  },
  checkIn: {
    comes: 'Bin unterwegs',
    cannot: 'Schaff’s nicht',
    onTheWay: 'unterwegs',
    checkedIn: 'Super! Die anderen sehen, dass du unterwegs bist.',
    hint: 'Kommst du? Die anderen sehen deine Antwort.',
    doneHint: 'Die anderen sehen, dass du unterwegs bist.',
  },
  invitation: {
    title: 'Freunde einladen',
    text: 'Freunde, die annehmen, bekommen sofort einen freien Platz. Wenn keiner frei ist, kommen sie auf die Warteliste.',
    invite: 'Einladen',
    inviteOne: (name) => `${name} einladen`,
    invited: 'Eingeladen',
    sent: (name) => `${name} ist eingeladen.`,
    none: 'Niemand mehr zum Einladen',
    noneHint: 'Alle deine Freunde sind schon dabei, oder du hast noch keine hinzugefügt.',
    from: (name) => `${name} hat dich eingeladen`,
    hint: (seatFree) =>
      seatFree
        ? 'Für dich ist ein Platz frei. Nimm an und du bist dabei.'
        : 'Alle Plätze sind vergeben. Nimm an und du kommst auf die Warteliste.',
    accept: 'Einladung annehmen',
    decline: 'Ablehnen',
    accepted: 'Du bist dabei.',
    waiting: 'Alle Plätze sind vergeben, deshalb bist du auf der Warteliste.',
    declined: 'Du hast die Einladung abgelehnt.',
  },
  applicants: {
    title: 'Bewerbungen',
    none: 'Gerade keine Bewerbungen. Teile den Link, um mehr Leute zu finden.',
    pending: 'Warten auf deine Antwort',
    waiting: 'Warteliste',
    waitingHint:
      'Angenommen, aber noch ohne Platz. Ein freier Platz wird erst der ersten Person angeboten, dann der nächsten.',
    choose: (name) => `${name} auswählen`,
    chooseAll: 'Alle auswählen',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    acceptOne: (name) => `${name} annehmen`,
    declineOne: (name) => `${name} ablehnen`,
    acceptChosen: (count) => `${count} annehmen`,
    declineChosen: (count) => `${count} ablehnen`,
    place: (place) => `Platz ${place}`,
    accepted: (names) => `Angenommen: ${names}.`,
    onWaitingList: (names) => `Auf der Warteliste: ${names}.`,
    declined: (names) => `Abgelehnt: ${names}.`,
    more: (shown) => `Das sind die ersten ${shown}. Beantworte ein paar, um mehr zu sehen.`,
    noText: 'Keine Nachricht.',
    noGames: 'Hat keins der Spiele dieser Session im Profil.',
    sessionCount: (count) =>
      count === 0
        ? 'Erste Session'
        : plural(count, {
            one: 'Schon 1 Session gespielt',
            other: `Schon ${count >= 60 ? '60+' : count} Sessions gespielt`,
          }),
    remove: (name) => `${name} entfernen`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Die Person wird benachrichtigt und kann sich für diese Session nicht noch einmal bewerben.',
    removeAnswer: 'Entfernen',
    keep: 'Behalten',
    removed: (name) => `${name} wurde entfernt.`,
  },
  cancelDialog: {
    title: 'Diese Session absagen?',
    text: 'Alle, die dabei sind oder sich beworben haben, erfahren es mit deinem Grund. Das lässt sich nicht rückgängig machen.',
    reason: 'Grund',
    reasonHint: 'Zum Beispiel: Zwei von uns sind krank, wir probieren’s nächste Woche nochmal.',
    missing: 'Gib einen Grund an, damit alle wissen, warum.',
    keep: 'Session behalten',
    submit: 'Session absagen',
    done: 'Die Session ist abgesagt. Alle, die dabei waren oder sich beworben hatten, sind benachrichtigt.',
  },
  deleteDialog: {
    title: 'Diese Session löschen?',
    text: 'Das lässt sich nicht rückgängig machen. Es hat sich noch niemand beworben.',
    keep: 'Session behalten',
    submit: 'Session löschen',
    done: 'Die Session wurde gelöscht.',
  },
  own: {
    title: 'Deine Sessions',
    tabs: {
      hosting: 'Als Host',
      joining: 'Dabei',
      applied: 'Beworben',
      past: 'Vorbei',
    },
    next: 'Als Nächstes',
    now: 'Läuft gerade',
    pending: applications,
    pendingLink: (count, name) =>
      plural(count, {
        one: `1 Bewerbung für ${name}`,
        other: `${count} Bewerbungen für ${name}`,
      }),
    again: 'Nochmal hosten',
    againFor: (name) => `${name} nochmal hosten`,
    hosted: 'Du warst Host',
    joined: 'Du warst dabei',
    shown: (count) => plural(count, { one: '1 Session', other: `${count} Sessions` }),
    more: 'Mehr anzeigen',
    hostOne: 'Session hosten',
    search: 'Sessions suchen',
    empty: {
      hosting: {
        title: 'Du hostest noch nichts',
        text: 'Wähle ein Spiel, eine Zeit und ein paar Plätze. Wer dazu passt, findet dich.',
      },
      joining: {
        title: 'Du bist noch nirgends dabei',
        text: 'Finde eine Session und bewirb dich. Sie erscheint hier, sobald der Host annimmt.',
      },
      applied: {
        title: 'Keine offenen Bewerbungen',
        text: 'Hier stehen deine Bewerbungen, bis der Host entscheidet.',
      },
      past: {
        title: 'Noch keine vergangenen Sessions',
        text: 'Hier stehen Sessions, die du gehostet hast oder in denen du dabei warst, damit du sie nochmal hosten kannst.',
      },
    },
  },
};
