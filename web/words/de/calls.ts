import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import type { Translated } from '../translated.ts';
import { callDevices, trouble } from './call-devices.ts';
import { list, plural } from './grammar.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const counted = (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` });

const FULL = `Dieser Call ist voll: ${MEMBERS} Personen sind drin oder werden gerade angerufen.`;

/** Words of calls. */
export const calls: Translated<typeof English> = {
  prompt: (names) => `Dem Call mit ${list(names)} beitreten`,
  /** Before joining people who aren't friends. */
  exposed: 'Ohne Relay können die anderen in diesem Call deine IP-Adresse sehen.',
  stranger: {
    title: (name) => `Mit ${name} verbinden?`,
    text: 'Diese Person ist neu im Call und ihr seid nicht befreundet. Ohne Relay kann sie deine IP-Adresse sehen, sobald du dich verbindest.',
    agree: 'Verbinden',
    refuse: 'Nicht verbinden',
  },
  notification: 'Peerway klingelt. Öffne den Tab, um ranzugehen.',
  ring: {
    single: 'Anruf',
    singleVideo: 'Videoanruf',
    group: (count) => `Gruppen-Call mit ${counted(count)}`,
    join: 'Annehmen',
    joinVideo: 'Mit Kamera annehmen',
    joinVoice: 'Nur Voice',
    decline: 'Ablehnen',
    silence: 'Klingeln stummschalten',
    sound: 'Klingeln wieder einschalten',
    check: 'Mikro und Kamera prüfen',
    leavesOther: 'Wenn du annimmst, verlässt du deinen laufenden Call.',
    joining: 'Verbinden …',
  },
  dial: {
    call: 'Anrufen',
    callOne: (name) => `${name} anrufen`,
    video: 'Videoanruf',
    videoOne: (name) => `Videoanruf mit ${name}`,
    add: 'In den Call holen',
    addOne: (name) => `${name} in den Call holen`,
    inCall: 'In diesem Call',
    group: 'Gruppe anrufen',
    videoGroup: 'Videoanruf mit der Gruppe',
    everyone: 'Alle anrufen',
    join: (count) => (count === 0 ? 'Voice beitreten' : `Voice beitreten · ${count} drin`),
    joinHint: (names) =>
      names.length === 0
        ? 'Dabei klingelt es bei niemandem.'
        : `Im Voice: ${list(names)}. Beim Beitreten klingelt es bei niemandem.`,
    full: `Der Call ist voll: ${MEMBERS} Personen sind drin. Du kannst beitreten, sobald jemand geht.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `Klingelt bei ${MEMBERS - 1} Leuten aus dieser Session, zuerst bei denen, die online sind.`
        : 'Klingelt bei allen in dieser Session.',
    failed: 'Der Call konnte nicht starten. Prüfe deine Verbindung und versuch’s nochmal.',
    unsupported:
      'In diesem Browser gehen keine Calls. Probiere eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
    select: 'Freunde auswählen',
    selectDone: 'Abbrechen',
    selected: (count) => `${counted(count)} ausgewählt`,
    selectUpTo: `Bis zu ${MEMBERS - 1}`,
    selectOne: (name) => `${name} auswählen`,
    selectedLabel: 'Ausgewählte Freunde',
  },
  stage: {
    label: 'Call',
    asking: 'Der Call startet …',
    resuming: 'Zurück in den Call …',
    alone: 'Alle anderen sind weg. Dein Mikro ist aus und der Call endet in einer Minute.',
    aloneShort: 'Alle anderen sind weg. Dein Mikro ist aus.',
    first:
      'Außer dir ist noch niemand da. Die anderen sehen, dass du im Call bist, und können beitreten.',
    firstShort: 'Außer dir ist noch niemand da.',
    clock: 'Dauer des Calls',
    you: 'Du',
    ringing: 'klingelt …',
    connecting: 'verbindet …',
    lost: 'verbindet neu …',
    away: 'Verbindung weg, kommt vielleicht wieder',
    heldBack: 'nicht mit dir verbunden',
    mayHaveToAgree: 'noch nicht verbunden, muss vielleicht erst zustimmen',
    noWay: 'noch keine Verbindung, wir versuchen es weiter',
    noRelay:
      'noch keine Verbindung, wir versuchen es weiter. Eure Netze blockieren direkte Calls und diese Community hat keinen Relay-Server eingerichtet.',
    quality: { good: 'gute Verbindung', fair: 'mäßige Verbindung', poor: 'schlechte Verbindung' },
    speaking: 'spricht',
    muted: 'Mikro aus',
    sharing: (name) => `Bildschirm von ${name}`,
    ownScreen: 'Dein Bildschirm',
    fullScreen: 'Vollbild',
    popOut: 'In eigenem Fenster zeigen',
    noWindow: 'Dein Browser hat das nicht erlaubt. Versuch’s gleich nochmal.',
    reconnecting:
      'Deine Verbindung zu Peerway ist weg. Dein Call läuft weiter, während wir neu verbinden.',
    autoplayBlocked:
      'Dein Browser hat den Ton blockiert. Klicke oder tippe irgendwohin, um die anderen zu hören.',
    noVideo: `Ab ${WITH_VIDEO + 1} Personen gibt es nur Voice. Kameras und Bildschirmübertragung sind aus.`,
    session: (name) => `Session: ${name}`,
    full: FULL,
    outcome: {
      declined: (name) => `${name} hat abgelehnt.`,
      'no-answer': (name) => `${name} ist nicht rangegangen.`,
      busy: (name) => `${name} ist in einem anderen Call.`,
      cancelled: (name) => `Es klingelt nicht mehr bei ${name}.`,
      unreachable: (name) => `${name} ist nicht erreichbar.`,
      'friends-only': (name) => `${name} nimmt nur Anrufe von Freunden an.`,
      full: (name) => `${name} kam nicht mehr rein, weil der Call voll ist.`,
    },
  },
  controls: {
    label: 'Call-Steuerung',
    mute: 'Mikro ausschalten',
    unmute: 'Mikro einschalten',
    cameraOn: 'Kamera einschalten',
    cameraOff: 'Kamera ausschalten',
    share: 'Bildschirm teilen',
    unshare: 'Teilen beenden',
    deafen: 'Ton ausschalten',
    undeafen: 'Ton einschalten',
    devices: 'Geräte und Einstellungen',
    add: 'Leute dazuholen',
    hangUp: 'Auflegen',
    hold: 'Zum Sprechen halten',
    short: {
      mute: 'Mikro aus',
      unmute: 'Mikro an',
      camera: 'Kamera',
      share: 'Teilen',
      deafen: 'Ton',
      devices: 'Geräte',
      add: 'Leute',
      hangUp: 'Auflegen',
      hold: 'Sprechen',
    },
    talkKey: (key) =>
      `Halte ${key} gedrückt, um zu sprechen. Das geht, wenn dieser Tab vorne ist und du nicht tippst.`,
    talking: 'Die anderen hören dich.',
  },
  person: {
    menu: (name) => `Ton-Einstellungen für ${name}`,
    volume: (name) => `Lautstärke von ${name}`,
    percent: (share) => `${Math.round(share * 100)} %`,
  },
  trouble,
  bar: {
    label: 'Laufender Call',
    open: 'Call öffnen',
    with: (names) => (names.length === 0 ? 'Call' : `Mit ${list(names)}`),
    asking: 'Ruft an …',
  },
  devices: callDevices,
  add: {
    title: 'Leute in den Call holen',
    none: 'Es gibt niemanden mehr, den du dazuholen kannst.',
    fellow: 'in dieser Session',
    room: (count) =>
      plural(count, { one: 'Platz für 1 Person.', other: `Platz für ${count} Personen.` }),
    submit: 'In den Call holen',
    failed: 'Diese Liste konnte nicht geladen werden. Versuch’s nochmal.',
  },
  over: {
    left: (names) => `Der Call ist vorbei, weil ${names} gegangen ist.`,
    leftAlone: 'Der Call ist vorbei.',
    'hung-up': (names) => `Du hast den Call mit ${names} verlassen.`,
    declined: (names) => `Anruf abgelehnt von ${names}.`,
    'no-answer': (names) => `Keine Antwort von ${names}.`,
    busy: (names) => `Schon in einem anderen Call: ${names}.`,
    cancelled: 'Der Anruf wurde abgebrochen.',
    unreachable: (names) => `Nicht erreichbar: ${names}.`,
    'friends-only': (names) => `Nur für Freunde erreichbar: ${names}.`,
    unreachableNobody: 'Niemand war erreichbar.',
    elsewhere: 'Du bist in einem anderen Tab oder auf einem anderen Gerät in diesem Call.',
    alone: 'Der Call ist vorbei, weil alle anderen gegangen sind.',
    removed: 'Der Call ist für dich vorbei.',
    full: `${FULL} Versuch’s nochmal, wenn jemand geht.`,
    lost: 'Der Call ist vorbei, weil die Verbindung zu lange weg war.',
    refused:
      'Der Call konnte nicht starten. Vielleicht bist du schon in einem anderen Tab oder auf einem anderen Gerät in einem Call.',
    unanswered: 'Peerway hat nicht geantwortet. Versuch’s nochmal.',
    offline: 'Du bist offline. Du kannst wieder anrufen, sobald du online bist.',
    again: 'Nochmal anrufen',
    dismiss: 'Schließen',
    missed: (names) => `Verpasster Anruf von ${names}.`,
    names: list,
  },
  recent: {
    title: 'Letzte Anrufe',
    missed: 'verpasst',
    incoming: 'eingehend',
    outgoing: 'ausgehend',
    back: (names) => `${names} zurückrufen`,
    backShort: 'Zurückrufen',
    failed: 'Deine Anrufe konnten nicht geladen werden.',
    more: 'Mehr anzeigen',
    noAnswer: 'ausgehend, keine Antwort',
    declined: 'eingehend, abgelehnt',
    missedCount: (count) =>
      plural(count, { one: '1 verpasster Anruf', other: `${count} verpasste Anrufe` }),
  },
  title: {
    ringing: (names) => `☎ ${list(names)}`,
    inCall: '● Im Call',
    muted: '○ Mikro aus',
  },
};
