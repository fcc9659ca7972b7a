import { expect, it } from 'vitest';

import { type Choice, mergeChoices } from '../../../web/catalogue/preferences/choices.ts';

const game = (id: number, platform: Choice['platform'] = null): Choice => ({
  id,
  name: `Game ${id}`,
  platform,
  level: null,
});
const [A, B, C, D] = [game(1), game(2), game(3), game(4)];
const AB = [A, B];
/** The server answers with objects of its own. */
const answered = (...games: Choice[]) => structuredClone(games);

it.each([
  ['nothing else', [A, B, D], answered(A, B), [A, B, D]],
  ['another game, and one was added here', [A, B, D], answered(A, B, C), [A, B, C, D]],
  ['another game, and one was removed here', [B], answered(A, B, C), [B, C]],
  ['one game less', [A, B, D], answered(B), [B, D]],
  ['the same game', [A, B, C], answered(A, B, C), [A, B, C]],
  ['another order, and one was added here', [A, B, D], answered(B, A), [B, A, D]],
  ['another game, and the others were moved here', [B, A], answered(A, B, C), [B, A, C]],
  ['another platform', [A, B, D], answered(game(1, 'pc'), B), [game(1, 'pc'), B, D]],
  [
    'another one than here',
    [game(1, 'switch'), B],
    answered(game(1, 'pc'), B),
    [game(1, 'switch'), B],
  ],
])('the server has %s', (_, own, now, merged) => {
  expect(mergeChoices(AB, own, now)).toEqual(merged);
});

it('no more games are kept than one may have', () => {
  const many = Array.from({ length: 50 }, (_, index) => game(index + 10));
  expect(mergeChoices(many.slice(1), many, answered(...many.slice(1), A))).toHaveLength(50);
});
