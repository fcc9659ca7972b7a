import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';

import { command } from '../../run/command.ts';

it('ends a command that has written nothing for long, even if a child of it holds its output open', async () => {
  const child = `require('child_process').spawn('sleep', ['20'], { stdio: 'inherit' })`;
  const { ok, output } = await command(
    'node',
    ['-e', `console.log('begun'); ${child}; setTimeout(() => process.exit(), 100)`],
    tmpdir(),
    { silentMs: 5000 },
  );
  expect(ok).toBe(false);
  expect(output).toBe('begun\n\nEnded, because it wrote nothing for 5 s.\n');
});
