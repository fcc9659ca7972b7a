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

export type OperatorAccount = z.infer<typeof Answer>[number]['results'][number];

/** Runs statements against the database, remote or local. @returns the account afterwards, if there is one */
function run(statements: readonly string[], where: string): OperatorAccount | undefined {
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
  if (status !== 0) throw new Error(stdout.trim() || 'wrangler failed.');
  return Answer.parse(JSON.parse(stdout)).at(-1)?.results[0];
}

interface Command {
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
 */
export function operatorCommand({ name, statements, outcome }: Command) {
  const [email = '', where = '--remote'] = process.argv.slice(2);
  if (!Email.safeParse(email).success || !['--remote', '--local'].includes(where)) {
    console.error(`Usage: npm run ${name} -- someone@example.org [--local]`);
    process.exit(1);
  }
  // An address may hold an apostrophe, which would end its SQL string.
  const key = emailKey(email).replaceAll("'", "''");
  const account = `email_key = '${key}' AND status IN ('active', 'suspended', 'leaving')`;
  const read = `SELECT name, role, status FROM users WHERE email_key = '${key}'`;
  try {
    const found = run([...statements(account), read], where);
    if (!found) {
      throw new Error(
        `There is no account with the email ${email}. Check the spelling, and that it is registered.`,
      );
    }
    console.log(outcome(found, email));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
