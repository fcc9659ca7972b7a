import { env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { toHtml, toText } from '../../worker/mail/letter.ts';
import { missingForMail, sendMail } from '../../worker/mail/mail.ts';
import { letters } from '../../worker/mail/words.ts';

const URL = 'https://peerway.test/password/reset#token';

const refuse = () => Promise.reject(new Error('not a verified destination'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a letter', () => {
  it('shows a name as the text that it is', () => {
    const letter = letters.reset('<img src=//evil.test>&"\'', URL);
    expect(toHtml(letter)).toContain('Hello &lt;img src=//evil.test&gt;&amp;&quot;&#39;,');
    expect(toText(letter)).toContain('Hello <img src=//evil.test>&"\',');
  });

  it('has its link in both forms, and loads nothing', () => {
    const letter = letters.confirm(URL);
    expect(toText(letter)).toContain(`\n${URL}\n`);
    expect(toHtml(letter).match(/https?:/g)).toEqual(['https:']);
  });
});

describe('without mail', () => {
  it('says to the operator what is missing', () => {
    expect(missingForMail(env)).toEqual([]);
    expect(missingForMail({ ...env, MAIL_FROM: '', PUBLIC_URL: '' })).toEqual([
      'MAIL_FROM',
      'PUBLIC_URL',
    ]);
    const { MAIL: _, ...unbound } = env;
    expect(missingForMail(unbound)).toEqual(['MAIL']);
  });

  it('goes on, with a line in the log that names no address', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await sendMail({ ...env, MAIL_FROM: '' }, 'mira@peerway.test', letters.confirm(URL));
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    await sendMail({ ...env, MAIL: { send: refuse } }, 'mira@peerway.test', letters.confirm(URL));
    const said = JSON.stringify([warned.mock.calls, failed.mock.calls]);
    expect(said).toContain('MAIL_FROM');
    expect(failed).toHaveBeenCalledOnce();
    expect(said).not.toContain('mira@');
  });
});
