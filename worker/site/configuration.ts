import { providerState } from '../accounts/providers/settings.ts';
import { turnKind } from '../calls/turn.ts';
import type { HealthState, HealthSubject } from '../contract/admin-vocabulary.ts';
import { SECRET_MIN_LENGTH } from '../core/auth/keys.ts';
import type { Env } from '../env.ts';
import { missingForMail } from '../notifications/mail/mail.ts';
import { contactOf, vapidKeys } from '../notifications/push/vapid.ts';

/** The type `Env` says that everything is set. The operator may still have forgotten something. */
type Given = Partial<Env>;

const secretState = (secret: string | undefined): HealthState => {
  if (!secret) return 'missing';
  return secret.length < SECRET_MIN_LENGTH || new Set(secret).size < 8 ? 'weak' : 'ok';
};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

function addressState(url: string | undefined): HealthState {
  if (!url?.trim()) return 'missing';
  const parsed = URL.parse(url);
  if (!parsed) return 'weak';
  return parsed.protocol === 'https:' || LOCAL.has(parsed.hostname) ? 'ok' : 'weak';
}

const given = (...texts: (string | undefined)[]): HealthState =>
  texts.every((text) => text?.trim()) ? 'ok' : 'missing';

const present = (there: boolean): HealthState => (there ? 'ok' : 'missing');

/** The state of each setting. A new one is added here and to the README. */
const CHECKS: Record<Exclude<HealthSubject, 'clock'>, (env: Given) => HealthState> = {
  JWT_SECRET: ({ JWT_SECRET }) => secretState(JWT_SECRET),
  JWT_SECRET_PREVIOUS: ({ JWT_SECRET_PREVIOUS }) =>
    JWT_SECRET_PREVIOUS ? secretState(JWT_SECRET_PREVIOUS) : 'ok',
  PUBLIC_URL: ({ PUBLIC_URL }) => addressState(PUBLIC_URL),
  OPERATOR: (env) => given(env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_EMAIL),
  MAIL: (env) => present(missingForMail(env).length === 0),
  PUSH: (env) => {
    if (env.VAPID_SUBJECT?.trim() && contactOf(env.VAPID_SUBJECT) === null) return 'weak';
    return present(vapidKeys(env) !== null);
  },
  IMAGES: ({ IMAGES }) => present(IMAGES !== undefined),
  TURN: (env) => present(turnKind(env) !== 'none'),
  ADMIN_SECOND_FACTOR: ({ ADMIN_SECOND_FACTOR }) => (ADMIN_SECOND_FACTOR === 'off' ? 'weak' : 'ok'),
  DISCORD: (env) => providerState(env, 'discord'),
  GOOGLE: (env) => providerState(env, 'google'),
  TWITCH: (env) => providerState(env, 'twitch'),
  STEAM: (env) => providerState(env, 'steam'),
};

interface Finding {
  subject: Exclude<HealthSubject, 'clock'>;
  state: HealthState;
}

export const checkConfiguration = (env: Given): Finding[] => {
  const subjects: Finding['subject'][] = [
    'JWT_SECRET',
    'JWT_SECRET_PREVIOUS',
    'PUBLIC_URL',
    'OPERATOR',
    'MAIL',
    'PUSH',
    'IMAGES',
    'TURN',
    'ADMIN_SECOND_FACTOR',
    'DISCORD',
    'GOOGLE',
    'TWITCH',
    'STEAM',
  ];
  return subjects.map((subject) => ({ subject, state: CHECKS[subject](env) }));
};

const LINES: Record<Exclude<HealthState, 'ok'>, string> = {
  weak: 'needs attention',
  missing: 'isn’t set up',
};

/** One line per missing or weak setting. Lines never contain values. */
export const configurationLines = (env: Given) =>
  checkConfiguration(env).flatMap(({ subject, state }) =>
    state === 'ok'
      ? []
      : [`Configuration: ${subject} ${LINES[state]}. See “Deploy” in the README.`],
  );

let reported = false;

/** Logs the lines once per isolate. */
export function reportConfiguration(env: Given) {
  if (reported) return;
  reported = true;
  for (const line of configurationLines(env)) console.warn(line);
}
