// The yearly count of notices, decisions and appeals: `npm run transparency -- --year 2026`, of the state of `npm start`, with
// --remote of the deployed database. --csv and --json print the same for programs. It reads and changes nothing.
import { parseArgs } from 'node:util';
import { z } from 'zod';

import { byWrangler, type Execute } from './account-command.ts';
import { runCommand } from './command.ts';

const Answer = z.array(
  z.object({
    results: z.array(
      z.object({
        about: z.string(),
        what: z.string(),
        which: z.string(),
        value: z.number(),
      }),
    ),
  }),
);

type Line = z.infer<typeof Answer>[number]['results'][number];

const SECTIONS: Record<string, string> = {
  notices: 'Notices, by who sent them and how they were decided',
  reasons: 'Notices, by who sent them and why',
  decisions: 'Decisions, by kind and ground',
  origins: 'Decisions, by whether a notice led to them',
  appeals: 'Appeals, by what they are about and how they were answered',
  medians: 'Median hours from the notice or the appeal to its decision',
};

const SENDER = "iif(reporter_id = 0, 'visitor', 'account')";

const GROUND = "coalesce(rule, iif(law IS NULL, 'terms as a whole', 'law'))";

/** The median time, in hours, of what was begun in the year and is decided. No row if there is none. */
const median = (what: string, from: string) => `
  SELECT 'medians' AS about, '${what}' AS what, '' AS which, round(avg(took) / 3600000.0, 1) AS value FROM (
    SELECT decided_at - created_at AS took, count(*) OVER () AS n,
      row_number() OVER (ORDER BY decided_at - created_at) AS place
    FROM ${from} AND decided_at IS NOT NULL)
  WHERE place IN ((n + 1) / 2, (n + 2) / 2) HAVING count(*) > 0`;

const counted = (about: string, what: string, which: string, from: string) =>
  `SELECT '${about}' AS about, ${what} AS what, ${which} AS which, count(*) AS value FROM ${from} GROUP BY 2, 3`;

/** Years are those of UTC. D1 takes few parts in a UNION, so each count is a statement of its own. */
function countsOf(year: number) {
  const within = (column: string) =>
    `${column} >= ${Date.UTC(year, 0)} AND ${column} < ${Date.UTC(year + 1, 0)}`;
  const reports = `reports WHERE ${within('created_at')}`;
  const decisions = `decisions WHERE ${within('decided_at')}`;
  return [
    counted('notices', SENDER, "coalesce(decision, 'open')", reports),
    counted('reasons', SENDER, 'reason', reports),
    counted('decisions', 'kind', GROUND, decisions),
    counted('origins', 'kind', "iif(from_notice, 'after a notice', 'own initiative')", decisions),
    counted(
      'appeals',
      'd.kind',
      'p.status',
      `appeals p JOIN decisions d ON d.id = p.decision_id WHERE ${within('p.created_at')}`,
    ),
    median('notice', reports),
    median('appeal', `appeals WHERE ${within('created_at')}`),
  ];
}

const asCsv = (lines: Line[]) =>
  ['about,what,which,value', ...lines.map((line) => Object.values(line).join(','))].join('\n');

function asText(lines: Line[], year: number) {
  const sections = Object.entries(SECTIONS).map(([about, title]) => {
    const own = lines.filter((line) => line.about === about);
    const said = own.map(({ what, which, value }) =>
      `  ${[what, which].filter(Boolean).join(', ')}: ${value}`.trimEnd(),
    );
    return [title, ...(said.length > 0 ? said : ['  none'])].join('\n');
  });
  return [`${year}, from 1 January to 31 December (UTC)`, ...sections].join('\n\n');
}

/** @param args what follows the command's name. @returns the count. @throws if it couldn't be made */
export function transparency(args: string[], execute: Execute = byWrangler): string {
  const { values } = parseArgs({
    args,
    options: {
      year: { type: 'string', default: '' },
      remote: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (!/^20\d\d$/.test(values.year)) {
    throw new Error('Usage: npm run transparency -- --year 2026 [--remote] [--csv | --json]');
  }
  const year = Number(values.year);
  const output = execute(countsOf(year).join('; '), values.remote ? '--remote' : '--local');
  const lines = Answer.parse(JSON.parse(output)).flatMap(({ results }) => results);
  if (values.json) return JSON.stringify({ year, counts: lines }, null, 2);
  return values.csv ? asCsv(lines) : asText(lines, year);
}

if (import.meta.main) await runCommand(() => transparency(process.argv.slice(2)));
