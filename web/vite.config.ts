import { fileURLToPath } from 'node:url';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localVars, settings } from '../worker/local/settings.ts';
import { boot } from './build/boot-plugin.ts';
import { scopedName } from './build/class-names.ts';
import { earlyPage } from './build/early-page-plugin.ts';
import { hostDefinitions } from './build/hosts.ts';
import { inlineClasses, keepSheets } from './build/inline-classes.ts';
import { preload } from './build/preload-plugin.ts';
import { themedSvg } from './build/themed-svg.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ command }) => ({
  root,
  define: hostDefinitions,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    sourcemap: true,
    // A data: font or script would need a looser Content-Security-Policy; every asset is its own cached file.
    assetsInlineLimit: 0,
    // Every browser that knows light-dark() and popovers preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // All that the first screen needs is one script and one style sheet: fewer requests, better compression.
        codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] },
      },
    },
  },
  css: {
    modules: { generateScopedName: command === 'build' ? scopedName : '[local]_[hash:base64:5]' },
  },
  server: { port: settings().port, strictPort: true },
  plugins: [
    react(),
    boot(),
    earlyPage(),
    inlineClasses(),
    keepSheets(),
    preload(),
    themedSvg('splash'),
    // While developing the Worker runs inside this server; a build makes the client alone, wrangler the Worker.
    ...(command === 'serve'
      ? cloudflare({
          configPath: '../wrangler.toml',
          persistState: { path: settings().stateDir },
          inspectorPort: false,
          config: { vars: localVars(settings()) },
        })
      : []),
  ],
}));
