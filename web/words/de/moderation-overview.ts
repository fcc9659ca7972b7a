import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: 'Jetzt',
  days: 'Die letzten 30 Tage',
  health: 'Systemstatus',
  online: 'online',
  openReports: 'offene Meldungen',
  openGameRequests: 'Spielewünsche',
  suspended: 'gesperrte Accounts',
  takenDown: 'gesperrte Inhalte',
  figures: {
    users: 'Neue Leute',
    sessions: 'Neue Sessions',
    applications: 'Bewerbungen',
    calls: 'Calls',
    files: 'Hochgeladene Dateien',
    errors: 'Serverfehler',
  },
  sum: number,
  today: (count) => `heute bisher ${number(count)}`,
  plot: (figure, least, most) =>
    `${figure} pro Tag: zwischen ${least} und ${most} in den letzten 30 Tagen. Die Zahlen stehen in der Tabelle darunter.`,
  table: 'Als Tabelle anzeigen',
  day: 'Tag (UTC)',
  dayUntilNow: (day) => `${day}, bisher`,
  count: 'Anzahl',
  states: { ok: 'OK', weak: 'Prüfen', missing: 'Handeln' },
  subjects: {
    JWT_SECRET: {
      name: 'Signaturschlüssel',
      ok: 'Stark genug.',
      weak: 'JWT_SECRET ist kürzer als 32 Zeichen oder nicht zufällig genug. Setze ein neues.',
      missing: 'JWT_SECRET fehlt, deshalb kann sich niemand einloggen. Setze es.',
    },
    JWT_SECRET_PREVIOUS: {
      name: 'Vorheriger Signaturschlüssel',
      ok: 'Nicht gesetzt oder stark genug.',
      weak: 'JWT_SECRET_PREVIOUS ist schwach. Entferne es, sobald seine Tokens abgelaufen sind.',
      missing: 'Nicht gesetzt.',
    },
    PUBLIC_URL: {
      name: 'Adresse dieser Instanz',
      ok: 'Gesetzt.',
      weak: 'PUBLIC_URL ist keine https-Adresse. Links in E-Mails und Kalendern funktionieren nicht.',
      missing: 'PUBLIC_URL fehlt. Links in E-Mails und Kalendern funktionieren nicht.',
    },
    OPERATOR: {
      name: 'Betreiber',
      ok: 'Das Impressum ist vollständig.',
      weak: 'Das Impressum ist unvollständig.',
      missing:
        'OPERATOR_NAME, OPERATOR_ADDRESS oder OPERATOR_EMAIL fehlt. Das Impressum ist unvollständig.',
    },
    MAIL: {
      name: 'E-Mail',
      ok: 'Eingerichtet.',
      weak: 'Teilweise eingerichtet.',
      missing:
        'Nicht eingerichtet. Niemand kann die eigene E-Mail bestätigen oder ein vergessenes Passwort zurücksetzen.',
    },
    PUSH: {
      name: 'Push-Benachrichtigungen',
      ok: 'Eingerichtet.',
      weak: 'Teilweise eingerichtet.',
      missing:
        'Nicht eingerichtet. Führe „npm run make-push-keys“ aus und setze VAPID_SUBJECT oder OPERATOR_EMAIL auf eine Adresse von dir.',
    },
    IMAGES: {
      name: 'Verkleinern von Bildern',
      ok: 'Läuft über das Images-Binding.',
      weak: 'Teilweise eingerichtet.',
      missing: 'Kein Images-Binding. Bilder werden in Originalgröße gezeigt.',
    },
    TURN: {
      name: 'Relay für Calls',
      ok: 'Eingerichtet.',
      weak: 'Teilweise eingerichtet.',
      missing: 'Kein TURN-Server. Zwischen manchen Netzen gehen keine Calls, oft im Mobilfunk.',
    },
    ADMIN_SECOND_FACTOR: {
      name: 'Zweiter Faktor für Admins',
      ok: 'Admins brauchen einen Passkey oder Codes.',
      weak: 'ADMIN_SECOND_FACTOR ist aus: Das Passwort eines Admins reicht allein.',
      missing: 'Nicht gesetzt.',
    },
    DISCORD: {
      name: 'Login mit Discord',
      ok: 'Eingerichtet oder nicht benutzt.',
      weak: 'Nur eins von DISCORD_CLIENT_ID und DISCORD_CLIENT_SECRET ist gesetzt, deshalb wird es nicht angeboten.',
      missing: 'Nicht eingerichtet.',
    },
    GOOGLE: {
      name: 'Login mit Google',
      ok: 'Eingerichtet oder nicht benutzt.',
      weak: 'Nur eins von GOOGLE_CLIENT_ID und GOOGLE_CLIENT_SECRET ist gesetzt, deshalb wird es nicht angeboten.',
      missing: 'Nicht eingerichtet.',
    },
    TWITCH: {
      name: 'Login mit Twitch',
      ok: 'Eingerichtet oder nicht benutzt.',
      weak: 'Nur eins von TWITCH_CLIENT_ID und TWITCH_CLIENT_SECRET ist gesetzt, deshalb wird es nicht angeboten.',
      missing: 'Nicht eingerichtet.',
    },
    STEAM: {
      name: 'Login mit Steam',
      ok: 'Eingerichtet oder nicht benutzt.',
      weak: 'STEAM_LOGIN muss „on“ oder „off“ sein. STEAM_API_KEY allein bewirkt nichts.',
      missing: 'Nicht eingerichtet.',
    },
    clock: {
      name: 'Geplante Aufgaben',
      ok: 'Laufen jede Minute.',
      weak: 'Noch nicht gelaufen. Der erste Lauf sollte innerhalb einer Minute kommen.',
      missing:
        'Seit fünf Minuten nicht gelaufen. Beendete Sessions bleiben in den Listen und Zahlen werden nicht aktualisiert.',
    },
  },
  sweptAgo: (ago) => `Zuletzt ${ago} gelaufen.`,
};
