import { builtLanguages } from '../../../web/build/languages.ts';
import type { Row } from '../row.ts';
import { buildBaseline, builtClient, entryOf, type Scripts, weigh, withImports } from './builds.ts';

const RATIO = 1.25;
const ROUTE_BYTES = 15 * 1024;
/** The limit of a language's words. English is part of the client itself. */
const LANGUAGE_BYTES = 40 * 1024;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Each lazy route's own script, with the scripts that it imports and home does not. */
function routesOf(scripts: Scripts) {
  const home = withImports(scripts, entryOf(scripts));
  return [...scripts.values()]
    .filter(({ name }) => name.endsWith('-page'))
    .map((chunk) => ({
      name: chunk.name,
      own: weigh([chunk]),
      whole: weigh([...withImports(scripts, chunk)].filter((part) => !home.has(part))),
    }));
}

interface Sizes {
  home: number;
  baseline: number;
  ratio: number;
  heaviest: { name: string; own: number; whole: number };
  /** The language with the most bytes. */
  language: { name: string; bytes: number };
}

async function measureSizes(): Promise<Sizes> {
  const [client, bare] = [await builtClient(), await buildBaseline()];
  const home = weigh(withImports(client, entryOf(client)));
  const baseline = weigh(withImports(bare, entryOf(bare)));
  const [heaviest] = routesOf(client).toSorted((a, b) => b.own - a.own);
  if (!heaviest) throw new Error('The client has no lazy route.');
  const [language] = (await builtLanguages())
    .map(({ language: name, source: code }) => ({ name, bytes: weigh([{ code }]) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  if (!language) throw new Error('The client has no language but English.');
  return { home, baseline, ratio: home / baseline, heaviest, language };
}

/** Figure 12, in gzipped bytes: the scripts that run before home is shown, compared with only the libraries. */
export async function benchSizes(): Promise<Row[]> {
  const { home, baseline, ratio, heaviest, language } = await measureSizes();
  return [
    {
      figure: '12 initial JS of home, gzip',
      measured: kb(home),
      beside: `${kb(baseline)} of React, react-dom and the router`,
      ratio,
      goal: `≤ ${RATIO}`,
      met: ratio <= RATIO,
      counts: true,
    },
    {
      figure: '12 the same with the heaviest language loaded',
      measured: `${kb(home + language.bytes)}, ${kb(language.bytes)} of them for ${language.name}`,
      beside: `${kb(baseline)} of React, react-dom and the router`,
      ratio: (home + language.bytes) / baseline,
      goal: '≤ 40 KB for a language',
      met: language.bytes <= LANGUAGE_BYTES,
      counts: true,
    },
    {
      figure: '12 heaviest script of a route',
      measured: `${kb(heaviest.own)} ${heaviest.name}; with what it shares with other routes ${kb(heaviest.whole)}`,
      goal: '≤ 15 KB',
      met: heaviest.own <= ROUTE_BYTES,
      counts: true,
    },
  ];
}
