import { env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { toHtml, toText } from '../../../worker/notifications/mail/format.ts';
import { missingForMail, sendMail } from '../../../worker/notifications/mail/mail.ts';
import { emailTexts } from '../../../worker/notifications/mail/words.ts';

const URL = 'https://peerway.test/password/reset#token';

const refuse = () => Promise.reject(new Error('not a verified destination'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an email', () => {
  it('shows a name as the text that it is', () => {
    const message = emailTexts.reset('<img src=//evil.test>&"\'', URL);
    expect(toHtml(message)).toContain('Hello &lt;img src=//evil.test&gt;&amp;&quot;&#39;,');
    expect(toText(message)).toContain('Hello <img src=//evil.test>&"\',');
  });

  it('has its link in both forms, and loads nothing', () => {
    const message = emailTexts.confirm(URL);
    expect(toText(message)).toContain(`\n${URL}\n`);
    expect(toHtml(message).match(/https?:/g)).toEqual(['https:']);
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
    await sendMail({ ...env, MAIL_FROM: '' }, 'mira@peerway.test', emailTexts.confirm(URL));
    const failed = vi.spyOn(console, 'error').mockReturnValue();
    await sendMail(
      { ...env, MAIL: { send: refuse } },
      'mira@peerway.test',
      emailTexts.confirm(URL),
    );
    const said = JSON.stringify([warned.mock.calls, failed.mock.calls]);
    expect(said).toContain('MAIL_FROM');
    expect(failed).toHaveBeenCalledOnce();
    expect(said).not.toContain('mira@');
  });
});
