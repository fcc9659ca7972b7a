import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../worker/local/settings.ts';
import { type Project, projects } from './projects.ts';

/** What the work tree changes against `main`, or on `main` against what was last pushed. Paths from the root. */
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

/** Folders of tests beside those of the feature itself, by the side that changed. */
const OF_SIDE: Record<string, readonly Project[]> = {
  worker: ['worker', 'durable', 'web'],
  durable: ['durable'],
  web: ['web', 'screens'],
};

/** What every feature of a side stands on: a change there is tried by all of that side's tests. */
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
 * The tests that a change reaches: those of the same feature on its own side and the sides that stand on it, each changed
 * test file, and all of a side where what it stands on has changed. Journeys in browsers only if they themselves changed.
 * @returns files and folders by project. None of a project means that nothing of it is reached
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
