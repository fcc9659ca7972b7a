// Stands in for vite's own helper (web/build/preload-plugin.ts), which every page would carry at thrice the size.

const asked = new Map<string, Promise<unknown>>();

/** Adds what a script needs, once; resolves when the page may go on without looking unstyled. */
function add(file: string): Promise<unknown> {
  const href = `/${file}`;
  const styles = file.endsWith('.css');
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  // A script that failed once stays failed for as long as the page lives: without a network only what the browser
  // has kept is asked for.
  if (!styles && !navigator.onLine) return fetch(href);
  const link = document.createElement('link');
  link.rel = styles ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!styles) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
  });
}

function once(file: string): Promise<unknown> {
  const adding = asked.get(file) ?? add(file);
  asked.set(file, adding);
  // What did not come is asked for again the next time.
  adding.catch(() => asked.delete(file));
  return adding;
}

/** Loads a script together with the scripts and style sheets that it needs, at the same time. */
// oxlint-disable-next-line no-underscore-dangle -- the name that vite calls it by
export const __vitePreload = <Loaded>(
  load: () => Promise<Loaded>,
  needs: readonly string[] = [],
): Promise<Loaded> => Promise.all(needs.map(once)).then(load);
