// Makes an account an admin: `npm run make-admin -- somebody@example.org`, with --local for the state of
// `npm start`. Only whoever may operate the database can run it; running it again changes nothing.
import { spawnSync } from 'node:child_process';
import { root, settings, toolEnv } from './settings.ts';
import { toolCommand } from './tool.ts';

const [email = '', where = '--remote'] = process.argv.slice(2);

/** No quote and no white space: what is put into the statement cannot leave its string. */
const ADDRESS = /^[^\s'"\\;@]+@[^\s'"\\;@]+$/u;

if (!ADDRESS.test(email) || !['--remote', '--local'].includes(where)) {
  console.error('Usage: npm run make-admin -- somebody@example.org [--local]');
  process.exit(1);
}

const key = email.normalize('NFKC').toLowerCase();
const statements = [
  `INSERT INTO audit_log (actor_id, action, about, reason, before, after, created_at)
   SELECT 0, 'role', '/api/users/' || id, 'named by the operator', '{"role":"user"}', '{"role":"admin"}',
   ${Date.now()} FROM users WHERE email_key = '${key}' AND role <> 'admin'`,
  `UPDATE users SET role = 'admin' WHERE email_key = '${key}'`,
  `SELECT id, name, role FROM users WHERE email_key = '${key}'`,
];

const { stateDir } = settings();
const { status } = spawnSync(
  process.execPath,
  [
    toolCommand('wrangler'),
    'd1',
    'execute',
    'DB',
    where,
    '--command',
    statements.join('; '),
    ...(where === '--local' ? ['--persist-to', stateDir] : []),
  ],
  { cwd: root, env: toolEnv(stateDir), stdio: 'inherit' },
);
process.exit(status ?? 1);
