// Makes an account an admin: `npm run make-admin -- someone@example.org`, with --local for the state of
// `npm start`. It needs access to the database. An admin without a passkey or codes then has an hour to set up one. Running
// it again gives another hour, and changes nothing else.
import { FIRST_FACTOR_LASTS_MS } from '../contract/proof.ts';
import { type AccountCommand, accountCommand } from './account-command.ts';
import { runCommand } from './command.ts';

export const makeAdmin: AccountCommand = {
  name: 'make-admin',
  statements: (account) => [
    `INSERT INTO audit_log (actor_id, action, about, reason, before, after, created_at)
     SELECT 0, 'role', '/api/users/' || id, 'named by the operator', '{"role":"user"}', '{"role":"admin"}',
     ${Date.now()} FROM users WHERE ${account} AND role <> 'admin'`,
    `UPDATE users SET role = 'admin' WHERE ${account} AND role <> 'admin'`,
    `UPDATE users SET first_factor_until = ${Date.now() + FIRST_FACTOR_LASTS_MS} WHERE ${account}
     AND id NOT IN (SELECT user_id FROM passkeys UNION ALL SELECT user_id FROM second_factors)`,
  ],
  outcome: ({ name, role, status }, email) => {
    if (role === 'admin')
      return `${name} (${email}) is now an admin. Without a passkey or codes yet, they have an hour to set up one.`;
    throw new Error(`${name} (${email}) is ${status} and can’t be made an admin.`);
  },
};

if (import.meta.main) {
  await runCommand(() => accountCommand(makeAdmin, process.argv.slice(2)));
}
