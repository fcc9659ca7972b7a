// `npm run reset-factors -- someone@example.org`: removes all passkeys and codes of an account whose owner has lost
// them, with --local in the state of `npm start`. It logs out every device. No request works anymore, but an open
// connection stays until it drops, and no email tells the owner. The password, or a link to reset it, is the way back
// in. An admin needs `npm run make-admin` after it, which gives an hour to set up a new one, and a moderator needs the role
// again from an admin. Make sure first that it is the owner who asks.
import { type AccountCommand, accountCommand } from './account-command.ts';
import { runCommand } from './command.ts';

export const resetFactors: AccountCommand = {
  name: 'reset-factors',
  statements: (account) => {
    const now = Date.now();
    const user = `(SELECT id FROM users WHERE ${account})`;
    return [
      `INSERT INTO audit_log (actor_id, action, about, reason, created_at)
       SELECT 0, 'factors-reset', '/api/users/' || id, 'reset by the operator', ${now} FROM users WHERE ${account}`,
      ...['passkeys', 'second_factors', 'recovery_codes', 'trusted_browsers'].map(
        (table) => `DELETE FROM ${table} WHERE user_id = ${user}`,
      ),
      `UPDATE devices SET revoked_at = ${now} WHERE user_id = ${user} AND revoked_at IS NULL`,
    ];
  },
  outcome: ({ name, status }, email) => {
    if (['active', 'suspended', 'leaving'].includes(status)) {
      return `${name} (${email}) has no passkeys and no codes anymore, and is logged out everywhere. Pages that are still open may receive messages until they reload. No email was sent: tell the owner yourself. An admin also needs “npm run make-admin”, to set up new ones within an hour. From a moderator, an admin has to take the role away and give it again.`;
    }
    throw new Error(`${name} (${email}) is ${status}. Nothing was changed.`);
  },
};

if (import.meta.main) {
  await runCommand(() => accountCommand(resetFactors, process.argv.slice(2)));
}
