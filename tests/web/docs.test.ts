import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { root } from '../../worker/local/settings.ts';

/** What the build makes, and the language of an example. */
const NOT_THERE = /^web\/dist|\/it\//;

/** The anchors that GitHub makes of headings. */
const anchorsIn = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gmu), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function leads(from: string, link: string) {
  const [to = '', anchor] = link.split('#');
  const target = to === '' ? from : path.join(path.dirname(from), to);
  return existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor));
}

it('the paths and links in Markdown files lead somewhere', () => {
  const files = globSync('{*,.github/*,{web,worker,durable,migrations,tests}/**/*}.md', {
    cwd: root,
  });
  const lost = files.flatMap((name) => {
    const file = path.join(root, name);
    const text = readFileSync(file, 'utf8');
    const of = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found);
    const links = of(/\]\((?!https?:)([^)\s]+)\)/g).filter((link) => !leads(file, link));
    const paths = of(/`((?:web|worker|durable|tests|migrations)\/[\w./-]+)`/g).filter(
      (one) =>
        !NOT_THERE.test(one) &&
        ![root, path.dirname(file)].some((folder) => existsSync(path.join(folder, one))),
    );
    return [...links, ...paths].map((one) => `${name}: ${one}`);
  });
  expect(files.length).toBeGreaterThan(30);
  expect(lost).toEqual([]);
});
