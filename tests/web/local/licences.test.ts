import { expect, it } from 'vitest';

import { noticesOf } from '../../../web/build/licences.ts';

it('the client comes with the licence of each package that it is made of, once', () => {
  const text = noticesOf(['react', '@fontsource-variable/figtree', 'react']);
  expect(text.match(/^\S+ \d+\.\d+\.\d+, .+$/gm)).toEqual([
    expect.stringMatching(/^@fontsource-variable\/figtree \S+ OFL-1\.1$/),
    expect.stringMatching(/^react \S+ MIT$/),
  ]);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Permission is hereby granted, free of charge');
});
