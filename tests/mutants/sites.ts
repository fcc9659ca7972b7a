import { type ESTree, Visitor, parseSync } from 'vite';

/** A place for a small fault: a piece of the code, and its replacement. */
export interface Site {
  start: number;
  end: number;
  /** The kind of change, in the terms of mutation testing. */
  kind: string;
  replacement: string;
}

const SWAPPED = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['==', '!='],
  ['!=', '=='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['&', '|'],
  ['|', '&'],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
  ['+=', '-='],
  ['-=', '+='],
  ['??=', '='],
]);

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

/** Faults in the text of an SQL statement. A `=` counts only in a condition, because elsewhere it assigns. */
const IN_SQL: { kind: string; pattern: RegExp; to: (found: string) => string }[] = [
  { kind: 'SQL comparison', pattern: /(?<= )[<>](?= )/g, to: (found) => `${found}=` },
  { kind: 'SQL comparison', pattern: /(?<= )[<>]=(?= )/g, to: (found) => found.slice(0, 1) },
  {
    kind: 'SQL equality',
    pattern: /(?<=\b(?:WHERE|AND|OR|ON|WHEN) [\w.]+ )=(?= )/g,
    to: () => '<>',
  },
  { kind: 'SQL inequality', pattern: /(?<= )<>(?= )/g, to: () => '=' },
  { kind: 'SQL AND', pattern: /(?<!BETWEEN[^;]{0,60})\bAND\b/g, to: () => 'OR' },
  { kind: 'SQL OR', pattern: /\bOR\b(?! (?:IGNORE|REPLACE))/g, to: () => 'AND' },
  { kind: 'SQL IS NULL', pattern: /\bIS NULL\b/g, to: () => 'IS NOT NULL' },
  { kind: 'SQL IS NOT NULL', pattern: /\bIS NOT NULL\b/g, to: () => 'IS NULL' },
  { kind: 'SQL EXISTS', pattern: /(?<!NOT )\bEXISTS\b/g, to: () => 'NOT EXISTS' },
  { kind: 'SQL NOT EXISTS', pattern: /\bNOT EXISTS\b/g, to: () => 'EXISTS' },
  { kind: 'SQL order', pattern: /\bDESC\b/g, to: () => 'ASC' },
  { kind: 'SQL order', pattern: /\bASC\b/g, to: () => 'DESC' },
  { kind: 'SQL min and max', pattern: /\bmin(?=\()/g, to: () => 'max' },
  { kind: 'SQL min and max', pattern: /\bmax(?=\()/g, to: () => 'min' },
];

const isText = (node: ESTree.Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Whether an expression is a call that is made only for its effect. */
const isEffect = (node: ESTree.Expression): boolean =>
  node.type === 'AwaitExpression'
    ? isEffect(node.argument)
    : node.type === 'CallExpression' && node.callee.type !== 'Super';

/** All places for faults in a source file, in order. */
export function sitesOf(file: string, code: string): Site[] {
  const sites: Site[] = [];
  const types: [number, number][] = [];
  const add = ({ start, end }: ESTree.Span, kind: string, replacement: string) =>
    sites.push({ start, end, kind, replacement });
  const text = ({ start, end }: ESTree.Span) => code.slice(start, end);

  const swap = (
    node: ESTree.BinaryExpression | ESTree.LogicalExpression | ESTree.AssignmentExpression,
    isOfTexts: boolean,
  ) => {
    const to = SWAPPED.get(node.operator);
    if (to === undefined || isOfTexts) return;
    const between = code.slice(node.left.end, node.right.start).replace(node.operator, to);
    // Parentheses are needed, because && and ?? can't be mixed without them.
    add(node, `${node.operator} → ${to}`, `(${text(node.left)})${between}(${text(node.right)})`);
  };
  const condition = (test: ESTree.Expression) => {
    for (const value of ['true', 'false']) add(test, `condition → ${value}`, value);
  };

  const { program } = parseSync(file, code);
  new Visitor({
    TSLiteralType: ({ start, end }) => void types.push([start, end]),
    BinaryExpression: (node) => swap(node, isText(node.left) || isText(node.right)),
    LogicalExpression: (node) => swap(node, false),
    AssignmentExpression: (node) => swap(node, isText(node.right)),
    ConditionalExpression: ({ test }) => condition(test),
    IfStatement: ({ test }) => condition(test),
    UnaryExpression: (node) => {
      if (node.operator === '!') add(node, '! removed', text(node.argument));
    },
    Literal: (node) => {
      if (typeof node.value === 'boolean') add(node, 'boolean', String(!node.value));
    },
    ExpressionStatement: ({ expression }) => {
      if (isEffect(expression)) add(expression, 'call removed', 'undefined');
    },
    CallExpression: (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { property, object } = callee;
      const to = METHODS.get(property.name);
      if (to !== undefined) {
        const after = code.slice(property.end, node.end);
        add(node, `${property.name} → ${to}`, code.slice(node.start, property.start) + to + after);
      }
      if (property.name === 'filter') add(node, 'filter removed', text(object));
    },
    TaggedTemplateExpression: (node) => {
      if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return;
      for (const { start, end } of node.quasi.quasis) {
        for (const { kind, pattern, to } of IN_SQL) {
          for (const found of code.slice(start, end).matchAll(pattern)) {
            const at = start + found.index;
            const rest = code.slice(at + found[0].length, node.end);
            add(node, kind, code.slice(node.start, at) + to(found[0]) + rest);
          }
        }
      }
    },
  }).visit(program);
  return sites
    .filter(({ start, end }) => !types.some(([from, to]) => from <= start && end <= to))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}
