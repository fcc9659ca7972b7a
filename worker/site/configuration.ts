import { providerState } from '../accounts/providers/settings.ts';
import { turnKind } from '../calls/turn.ts';
import { type HealthState, SETTING_SUBJECTS } from '../contract/admin-vocabulary.ts';
import { SECRET_MIN_LENGTH } from '../core/auth/keys.ts';
import {
  type FormedSetting,
  adminsNeedFactor,
  exampleOf,
  wrongSettings,
} from '../core/settings.ts';
import type { Env } from '../env.ts';
import { missingForMail } from '../notifications/mail/mail.ts';
import { vapidKeys } from '../notifications/push/vapid.ts';

/** The type `Env` says that everything is set. The operator may still have forgotten something. */
type Given = Partial<Env>;

const secretState = (secret: string | undefined): HealthState => {
  if (!secret) return 'missing';
  return secret.length < SECRET_MIN_LENGTH || new Set(secret).size < 8 ? 'weak' : 'ok';
};

const given = (...texts: (string | undefined)[]): HealthState =>
  texts.every((text) => text?.trim()) ? 'ok' : 'missing';

const present = (there: boolean): HealthState => (there ? 'ok' : 'missing');

type SettingSubject = (typeof SETTING_SUBJECTS)[number];

/** The state of each setting. A new one is added here and to the README. */
const CHECKS: Record<SettingSubject, (env: Given) => HealthState> = {
  JWT_SECRET: ({ JWT_SECRET }) => secretState(JWT_SECRET),
  JWT_SECRET_PREVIOUS: ({ JWT_SECRET_PREVIOUS }) =>
    JWT_SECRET_PREVIOUS ? secretState(JWT_SECRET_PREVIOUS) : 'ok',
  PUBLIC_URL: ({ PUBLIC_URL }) => given(PUBLIC_URL),
  OPERATOR: (env) => given(env.OPERATOR_NAME, env.OPERATOR_ADDRESS, env.OPERATOR_EMAIL),
  MAIL: (env) => present(missingForMail(env).length === 0),
  PUSH: (env) => present(vapidKeys(env) !== null),
  IMAGES: ({ IMAGES }) => present(IMAGES !== undefined),
  TURN: (env) => present(turnKind(env) !== 'none'),
  SFU: ({ SFU_APP_ID, SFU_APP_SECRET }) =>
    Boolean(SFU_APP_ID) === Boolean(SFU_APP_SECRET) ? 'ok' : 'weak',
  ADMIN_SECOND_FACTOR: (env) => (adminsNeedFactor(env) ? 'ok' : 'weak'),
  REMEMBER_ADDRESSES: () => 'ok',
  DISCORD: (env) => providerState(env, 'discord'),
  GOOGLE: (env) => providerState(env, 'google'),
  TWITCH: (env) => providerState(env, 'twitch'),
  STEAM: (env) => providerState(env, 'steam'),
  CLIENT_ORIGINS: () => 'ok',
  JURISDICTION: () => 'ok',
};

/** Where Health tells of a value that doesn't have its form. */
const TOLD_UNDER: Record<FormedSetting, Finding['subject']> = {
  PUBLIC_URL: 'PUBLIC_URL',
  OPERATOR_EMAIL: 'OPERATOR',
  MAIL_FROM: 'MAIL',
  VAPID_PUBLIC_KEY: 'PUSH',
  VAPID_PRIVATE_KEY: 'PUSH',
  VAPID_SUBJECT: 'PUSH',
  CLIENT_ORIGINS: 'CLIENT_ORIGINS',
  JURISDICTION: 'JURISDICTION',
  PUSH_ORIGINS: 'PUSH',
  DISCORD_WEBHOOK_ORIGINS: 'DISCORD',
  STUN_URLS: 'TURN',
  TURN_URLS: 'TURN',
  SFU_URL: 'SFU',
  ADMIN_SECOND_FACTOR: 'ADMIN_SECOND_FACTOR',
  REMEMBER_ADDRESSES: 'REMEMBER_ADDRESSES',
};

interface Finding {
  subject: SettingSubject;
  state: HealthState;
  /** Settings whose value doesn't have their form, with one that does. */
  wrong: { setting: FormedSetting; example: string }[];
}

export const checkConfiguration = (env: Given): Finding[] => {
  const settings = wrongSettings(env);
  return SETTING_SUBJECTS.map((subject) => {
    const wrong = settings
      .filter((setting) => TOLD_UNDER[setting] === subject)
      .map((setting) => ({ setting, example: exampleOf(setting) }));
    const state = CHECKS[subject](env);
    if (wrong.length === 0) return { subject, state, wrong };
    // 'weak' of the second factor means that it is off, and a word that can't be read doesn't turn it off.
    return { subject, state: subject === 'ADMIN_SECOND_FACTOR' ? 'missing' : 'weak', wrong };
  });
};

const LINES: Record<Exclude<HealthState, 'ok'>, string> = {
  weak: 'needs attention',
  missing: 'isn’t set up',
};

/** What is wrong with the values of a finding, as a sentence for the operator. It never contains the values. */
export const sayWrong = ({ wrong }: Pick<Finding, 'wrong'>) =>
  wrong.map(({ setting, example }) => `${setting} should look like ${example}`).join(', and ');

/** One line per missing or weak setting. Lines never contain values. */
export const configurationLines = (env: Given) =>
  checkConfiguration(env).flatMap((finding) => {
    if (finding.state === 'ok') return [];
    const why = finding.wrong.length > 0 ? `: ${sayWrong(finding)}` : '';
    return [
      `Configuration: ${finding.subject} ${LINES[finding.state]}${why}. See “Deploy” in the README.`,
    ];
  });

let reported = false;

/** Logs the lines once per isolate. */
export function reportConfiguration(env: Given) {
  if (reported) return;
  reported = true;
  for (const line of configurationLines(env)) console.warn(line);
}
