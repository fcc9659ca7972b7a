// Makes an account an admin: `npm run make-admin -- someone@example.org`, with --local for the state of
// `npm start`. It needs access to the database. Running it again changes nothing.
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { root, settings, toolEnv } from './settings.ts';
import { toolCommand } from './tool.ts';

const [email = '', where = '--remote'] = process.argv.slice(2);

/** No quotes and no white space, so that the address can't end its SQL string. */
const ADDRESS = /^[^\s'"\\;@]+@[^\s'"\\;@]+$/u;

if (!ADDRESS.test(email) || !['--remote', '--local'].includes(where)) {
  console.error('Usage: npm run make-admin -- someone@example.org [--local]');
  process.exit(1);
}

const key = email.normalize('NFKC').toLowerCase();
const account = `email_key = '${key}' AND status IN ('active', 'suspended', 'leaving')`;
const statements = [
  `INSERT INTO audit_log (actor_id, action, about, reason, before, after, created_at)
   SELECT 0, 'role', '/api/users/' || id, 'named by the operator', '{"role":"user"}', '{"role":"admin"}',
   ${Date.now()} FROM users WHERE ${account} AND role <> 'admin'`,
  `UPDATE users SET role = 'admin' WHERE ${account} AND role <> 'admin'`,
  `SELECT name, role, status FROM users WHERE email_key = '${key}'`,
];

const { stateDir } = settings();
const { status, stdout } = spawnSync(
  process.execPath,
  [
    toolCommand('wrangler'),
    'd1',
    'execute',
    'DB',
    where,
    '--json',
    '--yes',
    '--command',
    statements.join('; '),
    ...(where === '--local' ? ['--persist-to', stateDir] : []),
  ],
  { cwd: root, env: toolEnv(stateDir), stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8' },
);

const Answer = z.array(
  z.object({
    results: z.array(z.object({ name: z.string(), role: z.string(), status: z.string() })),
  }),
);

/** @returns the result as a sentence. @throws if the account can't be made an admin */
function outcome(): string {
  const found = Answer.parse(JSON.parse(stdout)).at(-1)?.results[0];
  if (!found) throw new Error(`There is no account with the email ${email}. Register first.`);
  if (found.role === 'admin') return `${found.name} (${email}) is now an admin.`;
  throw new Error(`${found.name} (${email}) is ${found.status} and can’t be made an admin.`);
}

try {
  if (status !== 0) throw new Error(stdout.trim() || 'wrangler failed.');
  console.log(outcome());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
