import Papa from 'papaparse';

import { CatalogueName } from '../contract/admin-game.ts';
import { IMPORT_LINES_MAX } from '../contract/bounds.ts';
import { cutText } from '../contract/graphemes.ts';
import { type Preset, parsePreset, presetText } from '../contract/preset-text.ts';
import { GamePresets } from '../contract/role-preset.ts';
import { comparisonKey } from '../core/comparison-key.ts';
import { type Detail, detailOf, invalid } from '../core/problems.ts';
import type { CatalogueLine } from './queries/catalogue-import.ts';

/** A CSV file of games: a column `name`, and optionally `categories` and `presets`, each separated by `|`. */

const COLUMNS = new Set(['name', 'categories', 'presets']);

export interface Fault {
  /** As an editor counts them. The header is line 1. */
  line: number;
  detail: Detail;
}

/** What no name in a file may begin with, unless it is escaped as in an export. */
const REFUSED = /^[=@]/;
/** What a spreadsheet runs as a formula. An export escapes it by one apostrophe more. */
const FORMULA = /^'*[=@+\-\t\r]/;

const unescaped = (text: string) => text.replace(/^'(?='*[=@+\-\t\r])/, '');

const listed = (column: string) =>
  unescaped(column)
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The presets of a line. A `Detail` says what is wrong with them. */
function readPresets(column: string): Preset[] | Detail {
  const read = listed(column).map(parsePreset);
  if (read.includes(undefined)) return (say) => say.catalogueFile.preset;
  const { data, error } = GamePresets.safeParse(read);
  const [issue] = error?.issues ?? [];
  return data ?? (issue ? detailOf(issue) : (say) => say.catalogueFile.preset);
}

const notUtf8 = () => invalid('file', (say) => say.catalogueFile.notUtf8);

const decode = (bytes: Uint8Array) => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw notUtf8();
  }
  // ASCII text in UTF-16 is also valid UTF-8, with a zero byte beside each letter.
  if (text.includes('\0')) throw notUtf8();
  return text;
};

function parse(text: string) {
  const [head = ''] = text.split('\n', 1);
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: [';', '\t'].find((separator) => head.includes(separator)) ?? ',',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const found = meta.fields ?? [];
  const foreign = found.filter((name) => !COLUMNS.has(name));
  if (!found.includes('name')) {
    throw invalid('file', (say) => say.catalogueFile.noNameColumn);
  }
  if (foreign.length > 0) {
    const named = foreign.slice(0, 5).map((name) => `"${cutText(name, 30)}"`);
    throw invalid('file', (say) => say.catalogueFile.unknownColumns(named.join(', ')));
  }
  const games = data.filter((row) => !isBlank(row)).length;
  if (games === 0) throw invalid('file', (say) => say.catalogueFile.empty);
  if (games > IMPORT_LINES_MAX) {
    throw invalid('file', (say) =>
      say.catalogueFile.tooManyGames({ games, most: IMPORT_LINES_MAX }),
    );
  }
  return { data, errors };
}

const isBlank = (row: Record<string, string>) =>
  Object.values(row).every((value) => typeof value === 'string' && value.trim() === '');

const BROKEN: Record<string, Detail> = {
  MissingQuotes: (say) => say.catalogueFile.openQuote,
  InvalidQuotes: (say) => say.catalogueFile.innerQuote,
  TooManyFields: (say) => say.catalogueFile.tooManyValues,
  TooFewFields: (say) => say.catalogueFile.tooFewValues,
};

/**
 * Reads the file.
 * @returns the valid lines, and what is wrong with the others
 * @throws ProblemError 422 if the file as a whole is invalid
 */
export function readCatalogue(bytes: Uint8Array): { lines: CatalogueLine[]; faults: Fault[] } {
  const { data, errors } = parse(decode(bytes));
  const faults = errors
    .filter(({ row = -1 }) => !isBlank(data[row] ?? { row: '?' }))
    // Papa counts the header as a row only in errors about quotes.
    .flatMap(({ row = 0, code, type }): Fault[] => {
      const detail = BROKEN[code];
      return detail ? [{ line: row + (type === 'Quotes' ? 1 : 2), detail }] : [];
    });
  // If a line has several faults, the first one is the clearest.
  const broken = new Map(faults.toReversed().map((fault) => [fault.line, fault]));
  const seen = new Map<string, number>();
  const lines: CatalogueLine[] = [];
  for (const [index, row] of data.entries()) {
    const { name: raw = '', categories } = row;
    const text = unescaped(raw);
    const presets = row['presets'] === undefined ? null : readPresets(row['presets']);
    const line = index + 2;
    if (broken.has(line) || isBlank(row)) continue;
    const read = CatalogueName.safeParse(text);
    const key = comparisonKey(read.success ? read.data : text);
    const twin = seen.get(key);
    if (!read.success) {
      const [issue] = read.error.issues;
      const detail: Detail = issue ? detailOf(issue) : (say) => say.catalogueFile.noName;
      broken.set(line, { line, detail });
    } else if (text === raw && REFUSED.test(read.data)) {
      broken.set(line, { line, detail: (say) => say.catalogueFile.formula });
    } else if (presets !== null && !Array.isArray(presets)) {
      broken.set(line, { line, detail: presets });
    } else if (twin === undefined) {
      seen.set(key, line);
      lines.push({
        line,
        name: read.data,
        key,
        categories: categories === undefined ? null : listed(categories),
        presets: presets && JSON.stringify(presets),
      });
    } else {
      broken.set(line, { line, detail: (say) => say.catalogueFile.gameTwice(twin) });
    }
  }
  return { lines, faults: [...broken.values()] };
}

/** The catalogue as such a file, in pieces. */
export const writeCatalogue = (
  games: readonly { name: string; categories: readonly string[]; presets: readonly Preset[] }[],
  header: boolean,
) =>
  `${Papa.unparse(
    games.map(({ name, categories, presets }) => ({
      name,
      categories: categories.join('|'),
      presets: presets.map(presetText).join(' | '),
    })),
    { columns: [...COLUMNS], header, escapeFormulae: FORMULA, newline: '\r\n' },
  )}\r\n`;
