import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const words = fileURLToPath(new URL('../words/', import.meta.url));

/** The folders of web/words but English, which is part of the screens. */
const translations = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en' && entry.name !== 'made')
  .map(({ name }) => name);

/**
 * Builds each language's words as one script, which web/boot.ts loads, and what only few screens have as others. They are
 * built apart from the client, because they run before it.
 */
export const languages = (): Plugin => ({
  name: 'peerway:languages',
  apply: 'build',
  async generateBundle() {
    for (const { fileName, source, lazy } of await builtLanguages()) {
      this.emitFile({ type: 'asset', fileName, source });
      for (const chunk of lazy) {
        this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
      }
    }
  },
});

/** The address of each language's script, by its tag. */
export async function languageScripts(command: 'build' | 'serve'): Promise<Record<string, string>> {
  if (command === 'serve') {
    return Object.fromEntries(translations.map((name) => [name, `/words/made/${name}/index.ts`]));
  }
  const scripts = await builtLanguages();
  return Object.fromEntries(scripts.map(({ language, fileName }) => [language, `/${fileName}`]));
}

let built: ReturnType<typeof buildLanguages> | undefined;

/** The script of each language, built once. */
export const builtLanguages = () => (built ??= buildLanguages());

const buildLanguages = () => Promise.all(translations.map(buildLanguage));

async function buildLanguage(language: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `${words}made/${language}/index.ts`,
        output: {
          entryFileNames: `assets/words-${language}-[hash:8].js`,
          chunkFileNames: `assets/words-${language}-[name]-[hash:7].js`,
        },
      },
    },
  });
  const chunks = ('output' in result ? result.output : []).flatMap((file) =>
    file.type === 'chunk' ? [file] : [],
  );
  const script = chunks.find(({ isEntry }) => isEntry);
  if (!script) throw new Error(`The words in ${language} gave no script.`);
  const lazy = chunks.filter((chunk) => chunk !== script);
  return { language, fileName: script.fileName, source: script.code, lazy };
}
