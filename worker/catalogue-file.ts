import Papa from 'papaparse';

import { CatalogueName } from './contract/admin-game.ts';
import { IMPORT_LINES_MAX } from './contract/bounds.ts';
import { comparisonKey } from './db/accounts.ts';
import type { CatalogueLine } from './db/catalogue-import.ts';
import { invalid } from './problems.ts';

/** A CSV file of games: a column `name`, and if there is one `categories`, several parted by `|`. */

const COLUMNS = new Set(['name', 'categories']);

export interface Fault {
  /** As an editor counts them; the columns' names are in line 1. */
  line: number;
  message: string;
}

/** What a spreadsheet would run, should the catalogue ever be opened in one. No game is called like that. */
const FORMULA = /^[=@]/;

const notUtf8 = () => invalid('file', 'is not UTF-8; save it as "CSV UTF-8"');

const decode = (bytes: Uint8Array) => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw notUtf8();
  }
  // Latin letters in UTF-16 are valid UTF-8, with a zero beside each.
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
    throw invalid('file', 'has no column "name"; its first line has to name the columns');
  }
  if (foreign.length > 0) {
    const named = foreign.slice(0, 5).map((name) => `"${name.slice(0, 30)}"`);
    throw invalid('file', `has columns that are none of ours: ${named.join(', ')}`);
  }
  const games = data.filter((row) => !isBlank(row)).length;
  if (games === 0) throw invalid('file', 'names no game');
  if (games > IMPORT_LINES_MAX) {
    throw invalid('file', `names ${games} games; ${IMPORT_LINES_MAX} at most, so cut it up`);
  }
  return { data, errors };
}

const isBlank = (row: Record<string, string>) =>
  Object.values(row).every((value) => typeof value === 'string' && value.trim() === '');

const BROKEN: Record<string, string> = {
  MissingQuotes: 'has a quotation mark that never ends',
  InvalidQuotes: 'has a quotation mark in the middle of a value; write it twice',
  TooManyFields: 'has more values than there are columns',
  TooFewFields: 'has fewer values than there are columns',
};

/**
 * Reads the file.
 * @returns the lines that make sense, and what is wrong with the others
 * @throws ProblemError 422 where the whole of it is none
 */
export function readCatalogue(bytes: Uint8Array): { lines: CatalogueLine[]; faults: Fault[] } {
  const { data, errors } = parse(decode(bytes));
  const faults = errors
    .filter(
      ({ row = -1, code }) => BROKEN[code] !== undefined && !isBlank(data[row] ?? { row: '?' }),
    )
    // Those of quotation marks count the line of the columns, too.
    .map(({ row = 0, code, type }) => ({
      line: row + (type === 'Quotes' ? 1 : 2),
      message: BROKEN[code] ?? '',
    }));
  // Of several the first says it best.
  const broken = new Map(faults.toReversed().map((fault) => [fault.line, fault]));
  const seen = new Map<string, number>();
  const lines: CatalogueLine[] = [];
  for (const [index, row] of data.entries()) {
    const { name: text = '', categories } = row;
    const line = index + 2;
    if (broken.has(line) || isBlank(row)) continue;
    const read = CatalogueName.safeParse(text);
    const key = comparisonKey(read.success ? read.data : text);
    const twin = seen.get(key);
    if (!read.success) {
      broken.set(line, { line, message: `name ${read.error.issues[0]?.message ?? 'is none'}` });
    } else if (FORMULA.test(read.data)) {
      broken.set(line, { line, message: 'name begins like a formula of a spreadsheet' });
    } else if (twin === undefined) {
      seen.set(key, line);
      const kinds = categories?.split('|').map((kind) => kind.trim());
      lines.push({
        line,
        name: read.data,
        key,
        categories: kinds?.filter((kind) => kind !== '') ?? null,
      });
    } else {
      broken.set(line, { line, message: `names the game of line ${twin} again` });
    }
  }
  return { lines, faults: [...broken.values()] };
}
