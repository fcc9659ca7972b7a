import { globSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

import { adminScreens, loadAdminScreens } from '../../../web/app/admin-screens.ts';
import { builtLanguages } from '../../../web/build/languages.ts';

it('the admins’ words are there before their screens', async () => {
  vi.stubGlobal('peerwayWords', {});
  vi.stubGlobal('peerwayLoadAdminWords', () => import('../../../web/words/made/de/admin.ts'));
  expect(await loadAdminScreens()).toBe(adminScreens);
  expect(globalThis.peerwayWords?.admin?.back).toBe('Zurück zur Liste');
});

it('without them the screens are English', async () => {
  vi.stubGlobal('peerwayLoadAdminWords', () => Promise.reject(new TypeError('no network')));
  expect(await loadAdminScreens()).toBe(adminScreens);
});

it('only the admins’ screens have them', () => {
  const others = globSync('web/**/*.{ts,tsx}').filter(
    (file) =>
      !/^web\/(?:moderation\/(?!decisions\/|report\/)|catalogue\/admin\/|words\/|dist\/)/.test(
        file,
      ),
  );
  const using = /words\/made\/(?:moderation|catalogue-admin)/;
  expect(others.filter((file) => using.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('scripts of words load nothing that isn’t built', async () => {
  for (const { fileName, lazy } of await builtLanguages()) {
    const names = new Set([fileName, ...lazy.map((chunk) => chunk.fileName)]);
    for (const chunk of lazy) {
      expect(chunk.imports.filter((name) => !names.has(name))).toEqual([]);
    }
  }
});
