import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { readSecrets } from '../worker/local/secrets.ts';
import { localVars, settings } from '../worker/local/settings.ts';
import { appFiles } from './build/app-files.ts';
import { boot } from './build/boot-plugin.ts';
import { charset } from './build/charset-plugin.ts';
import { classNames } from './build/class-names.ts';
import { messages } from './build/compile-words.ts';
import { earlyPage } from './build/early-page-plugin.ts';
import { emojiData } from './build/emoji-data.ts';
import { hostDefinitions } from './build/hosts.ts';
import { languages } from './build/languages.ts';
import { licences } from './build/licences.ts';
import { previews } from './build/previews.ts';
import { screenFiles } from './build/screen-files.ts';
import { scriptPriority } from './build/script-priority.ts';
import { themedSvg } from './build/themed-svg.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ command }) => ({
  root,
  define: hostDefinitions,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Safari before 17.4 supports nothing newer.
    target: 'es2023',
    sourcemap: true,
    // A data: font or script would need a looser Content-Security-Policy, so every asset is its own cached file.
    assetsInlineLimit: 0,
    // Every browser that supports light-dark() and popovers preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first script names all others, so a shorter hash makes it smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // The first screen needs one script and one style sheet, which means fewer requests and better compression.
        // Code of `ui`, of `calls` or for words that several screens share is in one script each, rather than in many of 1 KB.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'] },
            {
              name: 'ui',
              test: /\/web\/(?:ui\/|words\/(?:counted|punctuation)\.)/,
              minShareCount: 2,
            },
            // In one file with its words, because home waits for it.
            { name: 'tonight', test: /\/web\/(?:home\/tonight\.|words\/made\/home\.ts)/ },
            { name: 'calls', test: /\/web\/calls\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  css: { modules: classNames },
  server: { port: settings().port, strictPort: true },
  plugins: [
    react(),
    messages(),
    languages(),
    boot(command),
    earlyPage(),
    screenFiles(),
    scriptPriority(),
    charset(),
    themedSvg('splash'),
    emojiData(),
    previews(),
    appFiles(),
    licences(),
    // In development the Worker runs inside this server. For production, wrangler builds the Worker.
    ...(command === 'serve'
      ? cloudflare({
          configPath: '../wrangler.toml',
          persistState: { path: settings().stateDir },
          inspectorPort: false,
          config: { vars: { ...readSecrets(settings().stateDir), ...localVars(settings()) } },
        })
      : []),
  ],
}));
