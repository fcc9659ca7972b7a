import { expect, it, vi } from 'vitest';

const hostedBy = (name: string) => ({ member: [{ host: { id: 3, name }, text: 'Former player' }] });

it('names deleted accounts in the user’s language, at any depth of an answer', async () => {
  vi.stubGlobal('location', { origin: 'https://peerway.test' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('peerwayWords', { formerPlayer: 'Gelöschter Account' });
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(hostedBy('Former player'))));
  const { api, load } = await import('../../../web/base/api.ts');
  expect(await load(api.categories.$get())).toEqual(hostedBy('Gelöschter Account'));
});
