import { settings, toolEnv } from '../../local/settings.ts';
import { runCaptured, toolCommand } from '../../local/tool.ts';

/** Runs wrangler. @returns what it printed. @throws Error with what it said if it fails */
export async function wrangler(args: string[]): Promise<string> {
  const env = { ...toolEnv(settings().stateDir), NO_COLOR: '1' };
  const { failed, stdout, stderr } = await runCaptured([toolCommand('wrangler'), ...args], env);
  if (!failed) return stdout;
  throw new Error(`${stderr}${stdout}`.trim() || 'wrangler failed.');
}
