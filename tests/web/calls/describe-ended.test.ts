import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { Over } from '../../../web/calls/core/state.ts';
import { describeEnded } from '../../../web/calls/describe-ended.ts';

const over = (reason: Over['reason'], names: readonly string[], kind: Over['kind'] = 'call') =>
  describeEnded({
    kind,
    reason,
    people: names.map((name, id) => ({ id, name })),
    togetherMs: 0,
    media: 'audio',
    talked: null,
    session: null,
    transport: 'mesh',
  });

describe('the sentence about a call that is over', () => {
  it.each([
    ['busy', ['Mira'], 'Mira is in another call.'],
    ['busy', ['Mira', 'Ben'], 'Mira and Ben are in another call.'],
    ['hung-up', ['Mira', 'Ben'], 'You left the call with Mira and Ben.'],
    ['left', ['Mira'], 'Mira left. The call is over.'],
    ['left', ['Mira', 'Ben'], 'The call is over.'],
  ] as const)('fits whom it was with: %s %j', (reason, names, said) => {
    expect(over(reason, names)).toBe(said);
  });

  it.each(['left', 'hung-up', 'declined', 'no-answer', 'busy', 'friends-only'] as const)(
    'names nobody where it is not known who it was: %s',
    (reason) => {
      expect(over(reason, [])).toBe('The call is over.');
    },
  );

  it.each([
    [true, 'Peerway didn’t respond. Try again.'],
    [false, 'You’re offline. You can call again once you’re back online.'],
  ])('says who can’t be reached where a call was never sent: online %s', (onLine, said) => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', { onLine });
    expect(over('offline', [])).toBe(said);
  });

  it('is said of a ring that was missed, by whomever', () => {
    expect(over('no-answer', ['Mira'], 'ring')).toBe('Missed call from Mira.');
    expect(over('no-answer', [], 'ring')).toBe('1 missed call');
    expect(over('declined', ['Mira'], 'ring')).toBe('');
  });
});
