import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { get } from '../support/client.ts';

const policyOf = async (path: string) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  return headers.get('Content-Security-Policy');
};

const ask = (email: string) =>
  app.request('/.well-known/security.txt', {}, { ...env, OPERATOR_EMAIL: email });

it('has an address for reports of security problems', async () => {
  const text = await (await ask('ops@peerway.test')).text();
  expect(text).toMatch(/^Contact: mailto:ops@peerway\.test\nExpires: \d{4}-/);
  expect((await ask(' ')).status).toBe(404);
});

describe('the content security policy', () => {
  it('of an answer allows nothing', async () => {
    expect(await policyOf('/api/site')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('of the page about the API lets its one style in', async () => {
    const docs = await policyOf('/api/docs');
    expect(docs).toContain("style-src 'sha256-");
    expect(docs).toContain("base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });

  it('of a file shuts it into a sandbox', async () => {
    await env.FILES.put('a-file.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await policyOf('/files/a-file.svg')).toContain('sandbox');
  });
});
