// Which folder may import which, as a rule for oxlint (.oxlintrc.json): an import runs down the floors, never up.
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** The folders of each side, from top to bottom. A folder may import those that come after it. */
const FLOORS: Record<string, readonly string[]> = {
  web: (
    'app legal home notifications accounts people sessions catalogue ' +
    'search calls messages moderation media presence ui brand base words'
  ).split(' '),
  worker: (
    'local moderation site accounts people previews sessions catalogue ' +
    'calls messages notifications media presence core contract words'
  ).split(' '),
};

/** Files that begin a side. They are above all of its folders. */
const ROOF = /^(?:worker\/(?:app|index)|web\/(?:boot|early-page|vite\.config))\.tsx?$/;
/** Build steps and tools, which aren't part of the running side. */
const TOOLS = /^(?:web\/(?:build|service-worker)|worker\/(?:local|operator))\//;

/** Why a file must not import another one. Both are paths from the root. Null if it may. */
export function whyNot(file: string, target: string): string | null {
  const [side = '', folder = ''] = file.split('/');
  const [toSide = '', toFolder = ''] = target.split('/');
  if (toSide === 'tests' && side !== 'tests') return 'The product does not import its tests.';
  if (toSide === 'durable' && side === 'worker' && file !== 'worker/index.ts') {
    return 'Only worker/index.ts imports the objects. What one may ask them is in worker/contract/objects.';
  }
  const floors = FLOORS[side];
  if (!floors || side !== toSide || ROOF.test(file) || TOOLS.test(file)) return null;
  if (ROOF.test(target)) return `${target} is the roof: nothing stands on it.`;
  const [from, to] = [floors.indexOf(folder), floors.indexOf(toFolder)];
  // Styles, drawings and the types of the bindings are on no floor.
  if (from === -1 || to === -1 || from <= to) return null;
  return `${side}/${folder} stands below ${toFolder}. What both need belongs further down.`;
}

interface Importing {
  source: { value?: unknown } | null;
}

interface Context {
  filename: string;
  report: (finding: { node: Importing; message: string }) => void;
}

const floors = {
  create(context: Context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (node: Importing) => {
      const value = node.source?.value;
      if (typeof value !== 'string' || !value.startsWith('.')) return;
      const message = whyNot(file, path.posix.join(path.posix.dirname(file), value));
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'house' }, rules: { floors } };
