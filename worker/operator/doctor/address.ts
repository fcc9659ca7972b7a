import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

import { SECURITY_HEADERS } from '../../contract/security-headers.ts';
import { LOCAL_HOSTS } from '../../core/settings.ts';
import { root } from '../../local/settings.ts';
import { type Config, varsOf } from './config.ts';
import { type Finding, broken, brokenIf, note, noteIf, orFine } from './finding.ts';

const ANSWER_WITHIN_MS = 15_000;

const Site = z.object({
  operator: z.record(z.string(), z.string().nullable()),
  mail: z.boolean(),
});
const PushKey = z.object({ publicKey: z.string().nullable() });

const OF_THE_PAGE = ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy'];
const OF_AN_ANSWER = ['Content-Security-Policy', 'Referrer-Policy'];

function headersOf(what: string, { headers }: Response, more: readonly string[]): Finding[] {
  const wrong = [
    ...SECURITY_HEADERS.filter(([name, value]) => headers.get(name) !== value).map(
      ([name]) => name,
    ),
    ...more.filter((name) => !headers.has(name)),
  ];
  return brokenIf(
    wrong.length > 0,
    `${what} comes without ${wrong.join(', ')}.`,
    'Look for a proxy or a rule in the dashboard that changes headers, and deploy again.',
  );
}

/** The scripts that a page loads. */
const scriptsIn = (html: string) =>
  Array.from(html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/gu), ([name]) => name);

function builtScripts(): string[] {
  try {
    return scriptsIn(readFileSync(path.join(root, 'web/dist/index.html'), 'utf8'));
  } catch {
    return [];
  }
}

/** A refresh token of the right form that no device has. The Worker needs its signing secret to say so. */
const NOBODYS_TOKEN = `${'x'.repeat(22)}.1.${'x'.repeat(8)}.${'x'.repeat(43)}`;

/**
 * Asks a running instance what a visitor's browser would. Nothing is written.
 * @param built the scripts of the client that was built here
 */
export async function checkAddress(
  address: string,
  config: Config,
  built = builtScripts(),
): Promise<Finding[]> {
  const base = URL.parse(address);
  if (!base || !/^https?:$/u.test(base.protocol)) {
    return [
      broken(`“${address}” isn’t an address.`, 'Give one such as --url https://play.example.'),
    ];
  }
  const ask = (where: string, init: RequestInit = {}) =>
    fetch(new URL(where, base), {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...init,
    });
  const findings = brokenIf(
    base.protocol === 'http:' && !LOCAL_HOSTS.has(base.hostname),
    'The address isn’t https.',
    'Passkeys, pushes and calls need https.',
  );
  try {
    return [...findings, ...(await checkApi(ask, config)), ...(await checkClient(ask, built))];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [
      ...findings,
      broken(`${base.origin} doesn’t answer (${why}).`, 'Check the address and npx wrangler tail.'),
    ];
  }
}

type Ask = (where: string, init?: RequestInit) => Promise<Response>;

async function checkApi(ask: Ask, config: Config): Promise<Finding[]> {
  const about = await ask('/api/site');
  const site = Site.safeParse(await about.json().catch(() => null));
  if (!site.success) {
    return [
      broken(
        `/api/site answers ${about.status}, and not as Peerway does.`,
        'Check that the address is the Worker’s.',
      ),
    ];
  }
  const { mail, operator } = site.data;
  const [list, token, unknown, push] = await Promise.all([
    ask('/api/latest/sessions'),
    ask('/api/token/refresh', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: NOBODYS_TOKEN }),
    }),
    ask('/api/nothing-here'),
    ask('/api/push/key').then(async (answer) => PushKey.parse(await answer.json())),
  ]);
  return orFine(
    [
      ...headersOf('The API', about, OF_AN_ANSWER),
      ...brokenIf(
        list.status !== 200,
        `The list of sessions answers ${list.status}: the database doesn’t.`,
        'Run npm run doctor -- --remote: are all migrations applied?',
      ),
      ...brokenIf(
        token.status !== 401 && token.status !== 429,
        `Refreshing a token answers ${token.status}: nobody can log in.`,
        'Set JWT_SECRET to at least 32 random characters.',
      ),
      ...brokenIf(
        unknown.status !== 404 || !unknown.headers.get('Content-Type')?.includes('json'),
        'An unknown address of the API doesn’t reach the Worker.',
        'See run_worker_first.',
      ),
      ...noteIf(!mail, 'No email is sent.', 'Set MAIL_FROM and PUBLIC_URL.'),
      ...noteIf(
        Object.values(operator).includes(null),
        'The imprint is incomplete.',
        'Set the OPERATOR_… variables.',
      ),
      ...checkPushKey(push.publicKey, varsOf(config)['VAPID_PUBLIC_KEY']),
    ],
    'The API, its database and its secret work.',
  );
}

function checkPushKey(deployed: string | null, configured = ''): Finding[] {
  if (deployed === null) return [note('Nobody gets pushes.', 'Run npm run make-push-keys.')];
  return brokenIf(
    configured !== '' && configured !== deployed,
    'It has another VAPID_PUBLIC_KEY than wrangler.toml.',
    'Deploy again, or correct it.',
  );
}

async function checkClient(ask: Ask, built: string[]): Promise<Finding[]> {
  const page = await ask('/');
  const scripts = scriptsIn(await page.text());
  if (page.status !== 200 || scripts.length === 0) {
    return [broken(`The page answers ${page.status} without a client.`, 'Run npm run deploy.')];
  }
  const loaded = await Promise.all(
    scripts.map(async (name) => ({ name, answer: await ask(name) })),
  );
  const lost = loaded.filter(({ answer }) => answer.status !== 200).map(({ name }) => name);
  return orFine(
    [
      ...headersOf('The page', page, OF_THE_PAGE),
      ...brokenIf(lost.length > 0, `${lost.join(', ')} can’t be loaded.`, 'Run npm run deploy.'),
      ...noteIf(
        built.length > 0 && built.toSorted().join() !== scripts.toSorted().join(),
        'It serves another build of the client than web/dist.',
        'Run npm run deploy to update it.',
      ),
    ],
    `The client’s build is complete (${scripts.length} files at the start).`,
  );
}
