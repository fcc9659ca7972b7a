import type { Problems } from '../en/problems.ts';

export const problems: Problems = {
  'Choose a time in the future.': 'Wähl einen Zeitpunkt in der Zukunft.',
  'Enter a valid email address.': 'Gib eine gültige E-Mail-Adresse ein.',
  'please login!': 'Bitte logge dich ein!',
  'Something went wrong on our side. Try again in a moment.':
    'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  'The email or password is wrong.': 'E-Mail oder Passwort ist falsch.',
  'This account is banned. Reason: {reason}': 'Dieses Konto ist gesperrt. Grund: {reason}',
  'This is required.': 'Das wird gebraucht.',
  'Too many requests. Try again in a minute.':
    'Zu viele Anfragen. Versuch es in einer Minute noch einmal.',
  'Use at least {least} characters.': 'Nimm mindestens {least} Zeichen.',
  'Use at most {most} characters.': 'Nimm höchstens {most} Zeichen.',
  'You’ve been logged out. Log in again.': 'Du wurdest ausgeloggt. Logge dich wieder ein.',
};
