import type { install as EnglishInstall, pushOffer as EnglishOffer } from '../en/install.ts';
import type { Translated } from '../translated.ts';

/** Words of the installed app, and of turning on its notifications. */
export const install: Translated<typeof EnglishInstall> = {
  name: 'Peerway',
  description: 'Finde Leute, die heute Abend mit dir zocken: mit Sessions, Profilen und Calls.',
  button: 'App installieren',
};

export const pushOffer: Translated<typeof EnglishOffer> = {
  label: 'Benachrichtigungen',
  title: {
    applied: 'Willst du wissen, wenn du angenommen wirst?',
    hosted: 'Willst du wissen, wenn sich jemand bewirbt?',
  },
  hint: 'Peerway kann dich auf diesem Gerät benachrichtigen: über deine Sessions, Nachrichten und Anrufe. Was genau, bestimmst du in deinen Einstellungen.',
  turnOn: 'Benachrichtigungen einschalten',
  later: 'Jetzt nicht',
  on: 'Benachrichtigungen sind an. In deinen Einstellungen bestimmst du, welche du bekommst.',
  denied:
    'Dein Browser blockiert Benachrichtigungen von Peerway. Du kannst sie in den Einstellungen der Website erlauben.',
  failed: 'Das hat nicht geklappt. Versuch’s gleich nochmal.',
  ios: 'Auf iPhone und iPad geht das, sobald Peerway auf deinem Home-Bildschirm ist: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“ und öffne es von dort.',
};
