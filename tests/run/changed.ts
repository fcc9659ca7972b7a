import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../worker/local/settings.ts';
import { type Project, projects } from './projects.ts';

/**
 * The files that the work tree changes against `main`. On `main` itself, against what was last pushed. Paths from the
 * root.
 */
export function changedFiles(): string[] {
  const base = ['main', 'origin/main']
    .map((branch) => git('merge-base', 'HEAD', branch)[0])
    .find((commit) => commit !== undefined && commit !== git('rev-parse', 'HEAD')[0]);
  return [
    ...new Set([
      ...git('diff', '--name-only', base ?? 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].filter((file) => existsSync(path.join(root, file)));
}

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** The test projects that a change on each side reaches. */
const OF_SIDE: Record<string, readonly Project[]> = {
  worker: ['worker', 'durable', 'web'],
  durable: ['durable'],
  web: ['web', 'screens'],
};

/** Folders on which every feature of a side stands. A change there is tested by all tests of these projects. */
const GROUND: Record<string, readonly Project[]> = {
  'worker/core': ['worker'],
  'worker/contract': ['worker', 'web', 'screens'],
  migrations: ['worker'],
  'web/app': ['web', 'screens'],
  'web/base': ['web', 'screens'],
  'web/ui': ['web', 'screens'],
  'web/styles': ['screens'],
};

/**
 * The tests that a change reaches. These are the tests of the same feature in the projects of `OF_SIDE`, each changed
 * test file, and whole projects of `GROUND`. Tests in browsers run only if they themselves changed.
 * @returns files and folders by project. A project without any isn't reached
 */
export function testsOf(changed: readonly string[]): Map<Project, string[]> {
  const reached = new Map<Project, Set<string>>();
  const add = (project: Project, place: string) => {
    if (existsSync(path.join(root, place))) {
      reached.set(project, (reached.get(project) ?? new Set()).add(place));
    }
  };
  for (const file of changed) {
    const [side = '', feature = '', ...rest] = file.split('/');
    const project = projects.find((name) => name === feature);
    if (side === 'tests' && project !== undefined) {
      if (/\.test\.tsx?$/.test(file)) add(project, file);
      else if (project !== 'browser' && project !== 'engines') {
        add(project, rest[0] === 'support' ? `tests/${project}/` : `${path.dirname(file)}/`);
      }
      continue;
    }
    for (const [ground, all] of Object.entries(GROUND)) {
      if (file.startsWith(`${ground}/`)) for (const name of all) add(name, `tests/${name}/`);
    }
    for (const name of OF_SIDE[side] ?? []) add(name, `tests/${name}/${feature}/`);
  }
  return new Map(
    [...reached].map(([project, places]) => [
      project,
      places.has(`tests/${project}/`) ? [`tests/${project}/`] : [...places],
    ]),
  );
}
