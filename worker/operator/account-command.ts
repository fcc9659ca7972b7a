import { spawnSync } from 'node:child_process';
import { z } from 'zod';

import { Email } from '../contract/account.ts';
import { emailKey } from '../core/email-key.ts';
import { root, settings, toolEnv } from '../local/settings.ts';
import { toolCommand } from '../local/tool.ts';

const Answer = z.array(
  z.object({
    results: z.array(z.object({ name: z.string(), role: z.string(), status: z.string() })),
  }),
);

type OperatorAccount = z.infer<typeof Answer>[number]['results'][number];

/** Runs SQL. @returns the results of all statements as JSON, as `wrangler d1 execute --json` prints them */
export type Execute = (sql: string, where: string) => string;

/** Runs SQL on the database, remote or local. */
export const byWrangler: Execute = (sql, where) => {
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
      sql,
      ...(where === '--local' ? ['--persist-to', stateDir] : []),
    ],
    { cwd: root, env: toolEnv(stateDir), stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout.trim() || 'wrangler failed.');
  return stdout;
};

export interface AccountCommand {
  /** The npm script. */
  name: string;
  /** @param account a condition on `users` that only this account meets */
  statements: (account: string) => string[];
  /** @returns the result as a sentence. @throws if it couldn't be done */
  outcome: (found: OperatorAccount, email: string) => string;
}

/**
 * Runs a command with the operator's rights: `npm run NAME -- someone@example.org`, with --local for the state of `npm
 * start`.
 * @param args what follows the name
 * @returns the result as a sentence. @throws if it couldn't be done
 */
export function accountCommand(
  { name, statements, outcome }: AccountCommand,
  args: readonly string[],
  execute = byWrangler,
): string {
  const [email = '', where = '--remote'] = args;
  if (!Email.safeParse(email).success || !['--remote', '--local'].includes(where)) {
    throw new Error(`Usage: npm run ${name} -- someone@example.org [--local]`);
  }
  // An address may hold an apostrophe, which would end its SQL string.
  const key = emailKey(email).replaceAll("'", "''");
  const account = `email_key = '${key}' AND status IN ('active', 'suspended', 'leaving')`;
  const read = `SELECT name, role, status FROM users WHERE email_key = '${key}'`;
  const output = execute([...statements(account), read].join('; '), where);
  const found = Answer.parse(JSON.parse(output)).at(-1)?.results[0];
  if (!found) {
    throw new Error(
      `There is no account with the email ${email}. Check the spelling, and that it is registered.`,
    );
  }
  return outcome(found, email);
}
