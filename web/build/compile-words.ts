// Makes TypeScript of the messages in web/words and worker/words (<language>/*.json, ICU MessageFormat), so that neither
// side needs a library for them.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import { codeOf, isObject, readMessages, safe } from './message-code.ts';

const client = path.join(import.meta.dirname, '../words');
const server = path.join(import.meta.dirname, '../../worker/words');

/** Features whose words are a script of their own in each language, because only their own screens have them. */
const LAZY: ReadonlySet<string> = new Set(['discord', 'legal', 'registration', 'visitors']);

/** Features whose words are one script in each language, loaded before the first screen of the admins. */
const ADMIN: ReadonlySet<string> = new Set([
  'catalogue-admin',
  'moderation',
  'moderation-log',
  'moderation-overview',
  'moderation-reports',
]);

/** The languages' folders, English first. */
const languages = readdirSync(client, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'made')
  .map(({ name }) => name)
  .toSorted((one, other) => Number(other === 'en') - Number(one === 'en'));

/** The file of a language that has a function of its grammar. @throws ReferenceError if none has it */
function homeOf(name: string, language: string): string {
  const home = ['grammar.ts', 'formats.ts'].find((file) => {
    const place = path.join(client, language, file);
    return (
      existsSync(place) &&
      new RegExp(String.raw`^export (?:const|function) (?:\{.*\b)?${name}\b`, 'm').test(
        readFileSync(place, 'utf8'),
      )
    );
  });
  if (home === undefined) throw new ReferenceError(`${language} has no format “${name}”.`);
  return home;
}

/** The module of a language's feature. A translation has the type of the English one. */
function moduleOf(source: string, language: string, feature: string): string {
  const read = (tag: string) => readMessages(path.join(source, tag, `${feature}.json`));
  const all = languages.map(read);
  const own = read(language);
  if (!isObject(own)) throw new TypeError(`${feature} isn’t a group.`);
  const used = new Set<string>();
  const isEnglish = language === 'en';
  const consts = Object.entries(own).map(([name, messages]) => {
    const inner = all.map((one) => (isObject(one) ? one[name] : undefined));
    const type = isEnglish ? '' : `: Translated<typeof english.${name}>`;
    return `export const ${safe(name)}${type} = ${codeOf(messages, inner, used, isEnglish)};`;
  });
  const toWords = path.relative(path.join(source, 'made', language), client);
  const homes = [...Map.groupBy(used, (name) => homeOf(name, language))];
  const grammar = homes.map(
    ([home, names]) =>
      `import { ${names.map((name) => `${name} as ${name}$`).join(', ')} } from '${toWords}/${language}/${home}';`,
  );
  const types = [
    `import type * as english from '../en/${feature}.ts';`,
    `import type { Translated } from '${toWords}/translated.ts';`,
  ];
  return `${[...(isEnglish ? [] : types), ...grammar, ...consts].join('\n')}\n`;
}

/** What screens import: the messages of a feature in the page's language, or how to load them. */
const chosenOf = (feature: string) => {
  const names = Object.keys(readMessages(path.join(client, 'en', `${feature}.json`)));
  if (LAZY.has(feature)) {
    // By their names, since a namespace as a value takes a helper of the bundler, in a chunk that all of these load.
    return `import { ${names.map(safe).join(', ')} } from './en/${feature}.ts';
/** The words in the page's language, for a screen's loader. If they can't be loaded, they are English. */
export const loadWords = async () =>
  (await globalThis.peerwayLazyWords?.${feature}?.().catch(() => undefined)) ?? { ${names.map(safe).join(', ')} };
`;
  }
  return `import { inLanguage } from '../language.ts';
import * as english from './en/${feature}.ts';
${names.map((name) => `export const ${safe(name)} = inLanguage('${name}', english.${name});`).join('\n')}
`;
};

/** A feature's name as an identifier that hides no global. */
const identifierOf = (feature: string) => `${feature.replaceAll('-', '')}$`;

const eager = (features: readonly string[]) => features.filter((feature) => !LAZY.has(feature));

/** The types of all messages of the client. */
const typeOf = (features: readonly string[]) => `${features
  .map((feature) => `import type * as ${identifierOf(feature)} from './en/${feature}.ts';`)
  .join('\n')}
export type English = ${eager(features)
  .map((feature) => `typeof ${identifierOf(feature)}`)
  .join(' & ')};
export interface LazyEnglish {
${[...LAZY].map((feature) => `  ${feature}: typeof ${identifierOf(feature)};`).join('\n')}
}
`;

const importsOf = (features: readonly string[]) =>
  features
    .map((feature) => `import * as ${identifierOf(feature)} from './${feature}.ts';`)
    .join('\n');

const partsOf = (features: readonly string[]) =>
  features.map((feature) => `  ...${identifierOf(feature)},`).join('\n');

/** The script that adds the admins' words of a language to the others. */
const adminScriptOf = () => `${importsOf([...ADMIN])}
Object.assign(globalThis.peerwayWords ?? {}, {
${partsOf([...ADMIN])}
});
`;

/** The script that gives the client the words of a language. web/boot.ts loads it. */
const scriptOf = (features: readonly string[], language: string) => `${importsOf(features)}
import { noticeSentence } from '../../${language}/notice-sentence.ts';
globalThis.peerwayLazyWords = {
${[...LAZY].map((feature) => `  ${feature}: () => import('./${feature}.ts'),`).join('\n')}
};
globalThis.peerwayLoadAdminWords = () => import('./admin.ts');
globalThis.peerwayWords = {
  noticeSentence,
${partsOf(features)}
};
`;

/** The words of the server in a language. It shares a few with the client. */
const serverIndexOf = (features: readonly string[], language: string) =>
  [
    ...features.map((feature) => `export * from './${feature}.ts';`),
    `export { formerPlayer } from '../../../../web/words/made/${language}/former-player.ts';`,
    `export { decisions } from '../../../../web/words/made/${language}/decisions.ts';`,
    `export { topics } from '../../../../web/words/made/${language}/notification-settings.ts';`,
    `export { noticeSentence } from '../../../../web/words/${language}/notice-sentence.ts';`,
    '',
  ].join('\n');

const written = new Set<string>();

function write(file: string, code: string): void {
  written.add(file);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
}

/** Removes modules whose messages are gone, since the types of all modules are checked. */
function removeOld(made: string): void {
  for (const name of readdirSync(made, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(made, name);
    if (name.endsWith('.ts') && !written.has(file)) rmSync(file);
  }
}

/** Writes the modules of a language. @returns its features */
function compileLanguage(source: string, language: string): string[] {
  mkdirSync(path.join(source, 'made', language), { recursive: true });
  const features = readdirSync(path.join(source, language)).flatMap((name) =>
    name.endsWith('.json') ? [path.basename(name, '.json')] : [],
  );
  for (const feature of features) {
    const code = moduleOf(source, language, feature);
    write(path.join(source, 'made', language, `${feature}.ts`), code);
  }
  return features;
}

/** Writes all modules to the folders `made`. Those that didn't change keep their time. */
function compileWords(): void {
  for (const language of languages) {
    const index = path.join('made', language, 'index.ts');
    write(path.join(server, index), serverIndexOf(compileLanguage(server, language), language));
    const features = compileLanguage(client, language);
    if (language !== 'en') {
      const first = eager(features).filter((feature) => !ADMIN.has(feature));
      write(path.join(client, index), scriptOf(first, language));
      write(path.join(client, 'made', language, 'admin.ts'), adminScriptOf());
      continue;
    }
    for (const feature of features) {
      write(path.join(client, 'made', `${feature}.ts`), chosenOf(feature));
    }
    write(path.join(client, 'made/english.ts'), typeOf(features));
  }
  for (const folder of [client, server]) removeOld(path.join(folder, 'made'));
}

/** Makes the modules before a build, and in development again after each change of a message. */
export const messages = (): Plugin => ({
  name: 'peerway:messages',
  buildStart: compileWords,
  configureServer({ watcher, config }) {
    watcher.on('change', (file) => {
      if (!file.endsWith('.json') || ![client, server].some((folder) => file.startsWith(folder)))
        return;
      try {
        compileWords();
      } catch (error) {
        // A file that is half written must not end the server.
        config.logger.error(`The words couldn’t be made: ${String(error)}`);
      }
    });
  },
});

if (process.argv[1] === import.meta.filename) compileWords();
