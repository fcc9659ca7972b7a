import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type * as Api from '../../../web/base/api.ts';
import { browserZone } from '../../../web/base/browser-zone.ts';
import type * as KnownZone from '../../../web/base/with-known-zone.ts';

let ApiError: typeof Api.ApiError;
let withKnownZone: typeof KnownZone.withKnownZone;

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://peerway.test' });
  ({ ApiError } = await import('../../../web/base/api.ts'));
  ({ withKnownZone } = await import('../../../web/base/with-known-zone.ts'));
  vi.stubEnv('TZ', 'Asia/Kolkata');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Has the browser report this as its zone. */
function report(zone: string | undefined) {
  const real = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    Object.assign(real, { timeZone: zone }),
  );
}

const hourIn = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(0);

it('of the browser is what it reports, if that is a zone', () => {
  report('America/Coyhaique');
  expect(browserZone()).toBe('America/Coyhaique');
});

it.each(['+05:30', 'Etc/Unknown', '', undefined])(
  'reported as %s is one of the same clocks',
  (zone) => {
    report(zone);
    expect(hourIn(browserZone())).toBe(hourIn('Asia/Kolkata'));
  },
);

it('that the server doesn’t know is saved as another one of the same clocks', async () => {
  const sent: string[] = [];
  const answer = await withKnownZone('America/Coyhaique', async (zone = '') => {
    sent.push(zone);
    if (sent.length === 1) throw new ApiError('invalid', 422, '', { 'repeats.zone': 'unknown' });
    return zone;
  });
  expect(sent).toEqual(['America/Coyhaique', answer]);
  expect([answer === sent[0], hourIn(answer) === hourIn('America/Coyhaique')]).toEqual([
    false,
    true,
  ]);
});

it('is sent once where something else is wrong', async () => {
  const send = vi.fn<() => Promise<void>>(() =>
    Promise.reject(new ApiError('invalid', 422, '', { hours: 'twice' })),
  );
  await expect(withKnownZone('UTC', send)).rejects.toThrow(ApiError);
  expect(send).toHaveBeenCalledOnce();
});
