import { statSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../worker/local/settings.ts';
import { type Project, projects } from './projects.ts';

interface Chosen {
  project: Project;
  /** Relative to the repository. A folder ends with a slash. */
  files: string[];
}

/** Finds a test file or folder by its name, from the current folder or from the root. */
function find(name: string): string | undefined {
  for (const from of [process.env['INIT_CWD'] ?? root, root]) {
    for (const end of ['', '.test.ts', '.test.tsx', '.ts']) {
      const file = path.resolve(from, `${name}${end}`);
      const stat = statSync(file, { throwIfNoEntry: false });
      if (stat?.isDirectory()) return `${path.relative(root, file)}/`;
      if (stat && /\.test\.tsx?$/.test(file)) return path.relative(root, file);
    }
  }
  return undefined;
}

/** Groups test files by their project, which is the folder in their path: `tests/<project>/…`. */
export function filesByProject(names: string[]): { projects: Chosen[]; unknown: string[] } {
  const chosen = new Map<Project, string[]>();
  const unknown: string[] = [];
  for (const name of names) {
    const file = find(name);
    const project = projects.find((one) => file?.startsWith(`tests/${one}/`));
    if (file === undefined || !project) unknown.push(name);
    else chosen.set(project, [...(chosen.get(project) ?? []), file]);
  }
  return { projects: [...chosen].map(([project, files]) => ({ project, files })), unknown };
}
