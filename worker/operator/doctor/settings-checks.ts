import { createECDH } from 'node:crypto';
import { z } from 'zod';

import type { HealthState } from '../../contract/admin-vocabulary.ts';
import { FORMED_SETTINGS, exampleOf } from '../../core/settings.ts';
import { readSecrets } from '../../local/secrets.ts';
import { localVars, type Settings } from '../../local/settings.ts';
import { checkConfiguration, sayWrong } from '../../site/configuration.ts';
import { type Config, varsOf } from './config.ts';
import { LOCAL_ONLY, SECRETS, membersOfEnv } from './environment.ts';
import { type Finding, broken, brokenIf, fine, note, noteIf, orFine } from './finding.ts';
import { wrangler } from './wrangler.ts';

type Values = Record<string, string | undefined>;

type Subject = ReturnType<typeof checkConfiguration>[number]['subject'];

/** What to do about a setting. For a setting that isn't here, the finding names it and the README. */
const FIXES: Partial<Record<Subject, string>> = {
  JWT_SECRET:
    'Set at least 32 random characters: openssl rand -base64 48 | npx wrangler secret put JWT_SECRET',
  JWT_SECRET_PREVIOUS: 'Remove it: npx wrangler secret delete JWT_SECRET_PREVIOUS',
  PUBLIC_URL: 'Set the https address of this instance in [vars]. Passkeys belong to its host.',
  OPERATOR: 'Set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL in [vars] for the imprint.',
  MAIL: 'Set MAIL_FROM and PUBLIC_URL in [vars]. Until then no email is sent.',
  PUSH: 'Run npm run make-push-keys, and set VAPID_SUBJECT (mailto:you@example.org) or OPERATOR_EMAIL.',
  TURN: 'Without a relay, calls fail on many mobile networks. See “Calls” in the README.',
  ADMIN_SECOND_FACTOR: 'Remove “off”, so that admins need a passkey or codes.',
};

/**
 * Whether a finding is `broken`: nothing works without it, or something is set up by half. All others only leave a
 * feature out.
 */
const isBroken = (subject: Subject, state: HealthState) =>
  subject === 'JWT_SECRET' ||
  (state === 'weak' && !['JWT_SECRET_PREVIOUS', 'ADMIN_SECOND_FACTOR'].includes(subject));

const SAYS: Record<Exclude<HealthState, 'ok'>, string> = {
  weak: 'needs attention.',
  missing: 'isn’t set up.',
};

/** The same findings as under Health at `/admin`, from the same code. */
function healthOf(values: Values): Finding[] {
  // Health only checks whether a binding exists. wrangler.toml is checked separately.
  const bindings = { MAIL: {}, IMAGES: {} };
  const findings = checkConfiguration(Object.assign({}, values, bindings));
  return findings.flatMap((finding) => {
    const { subject, state } = finding;
    if (state === 'ok') return [];
    if (finding.wrong.length > 0) {
      return [broken(`${subject} needs attention.`, `${sayWrong(finding)}.`)];
    }
    const fix = FIXES[subject] ?? `Set both parts of ${subject}, or neither. See the README.`;
    const make = isBroken(subject, state) ? broken : note;
    return [make(`${subject} ${SAYS[state]}`, fix)];
  });
}

/** Whether the private key makes the public one. */
export function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

const PUSH_FIX =
  'Run npm run make-push-keys, and set both keys of one run. Browsers then subscribe again at their next visit.';

/** Finds pairs of settings of which only one is set. @param known whether the values are known, not only the names */
function halves(values: Values, known: boolean): Finding[] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  const pairs = [
    ['TURN_URLS', 'TURN_SECRET'],
    ['TURN_KEY_ID', 'TURN_KEY_API_TOKEN'],
  ] as const;
  return [
    ...brokenIf(
      Boolean(publicKey) !== Boolean(privateKey),
      `${publicKey ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY'} is missing, so nobody gets pushes.`,
      PUSH_FIX,
    ),
    ...brokenIf(
      Boolean(known && publicKey && privateKey && !isPair(publicKey, privateKey)),
      'The VAPID keys aren’t a pair, so push services refuse.',
      PUSH_FIX,
    ),
    ...pairs.flatMap(([one, other]) =>
      brokenIf(
        Boolean(values[one]) !== Boolean(values[other]),
        `${values[one] ? other : one} is missing, so there is no relay.`,
        `Set it, or remove ${values[one] ? one : other}.`,
      ),
    ),
  ];
}

/** Names that nothing reads, probably misspelled. */
function unknownNames(names: string[]): Finding[] {
  const members = membersOfEnv();
  return names
    .filter((name) => !members.has(name))
    .map((name) => note(`Nothing reads the secret ${name}.`, 'Check its spelling.'));
}

/** The settings of `npm start`. */
export function checkLocalSettings(config: Config, instance: Settings): Finding[] {
  const secrets = readSecrets(instance.stateDir);
  if (secrets['JWT_SECRET'] === undefined) {
    return [note('This instance has no secrets yet.', 'npm start makes them.')];
  }
  const values = { ...varsOf(config), ...secrets, ...localVars(instance) };
  const names = Object.keys(secrets).filter((name) => !LOCAL_ONLY.includes(name));
  return [
    fine(`Set in STATE_DIR and .dev.vars: ${names.join(', ')}.`),
    ...unknownNames(names),
    ...halves(values, true),
    ...healthOf(values),
  ];
}

const Secrets = z.array(z.object({ name: z.string() }));

/** The names of the deployed Worker's secrets. */
export async function secretNames(): Promise<string[]> {
  return Secrets.parse(JSON.parse(await wrangler(['secret', 'list']))).map(({ name }) => name);
}

/** A value that passes as strong and as an address: of secrets, wrangler only tells the names. */
const UNREADABLE = 'https://unreadable.example/0123456789-abcdefghijklmnop';

const unread = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => {
      const formed = FORMED_SETTINGS.find((one) => one === name);
      return [name, formed ? exampleOf(formed) : UNREADABLE];
    }),
  );

/** The variables of wrangler.toml, as they would be deployed. Secrets aren't known here. */
export function checkVars(config: Config): Finding[] {
  const vars = varsOf(config);
  const wrong = checkConfiguration(Object.assign({}, vars)).filter((one) => one.wrong.length > 0);
  const empty = ['PUBLIC_URL', 'MAIL_FROM', 'OPERATOR_EMAIL'].filter((name) => !vars[name]?.trim());
  return [
    ...orFine(
      wrong.map((finding) =>
        broken(`${finding.subject} needs attention.`, `${sayWrong(finding)}.`),
      ),
      'In [vars] of wrangler.toml, every value has the right form.',
    ),
    ...noteIf(
      empty.length > 0,
      `Empty in [vars]: ${empty.join(', ')}.`,
      'Set them before you deploy.',
    ),
  ];
}

/** The settings of the deployed Worker. @param names of its secrets */
export function checkRemoteSettings(config: Config, names: string[]): Finding[] {
  const secrets = unread(names);
  const values = { ...varsOf(config), ...secrets };
  const misplaced = names
    .filter((name) => membersOfEnv().has(name) && !SECRETS.includes(name))
    .map((name) =>
      note(`${name} is a secret, but it needn’t be.`, 'Set it in [vars] to see it here.'),
    );
  return [
    fine(
      `Secrets that are set: ${names.join(', ') || 'none'}. Health at /admin tells whether they are strong.`,
    ),
    ...unknownNames(names),
    ...misplaced,
    ...halves(values, false),
    ...orFine(healthOf(values), 'All settings are complete.'),
    ...noteIf(
      'JWT_SECRET_PREVIOUS' in secrets,
      'JWT_SECRET_PREVIOUS is set.',
      '60 days after the rotation, remove it: npx wrangler secret delete JWT_SECRET_PREVIOUS',
    ),
  ];
}
