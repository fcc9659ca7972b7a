import type { hc } from 'hono/client';

import type { Api } from '../worker/app.ts';

/** What `hc<Api>` makes of the server's routes. */
export type Client = ReturnType<typeof hc<Api>>;

interface Input {
  param?: Record<string, string>;
  query?: Record<string, string | string[] | undefined>;
  json?: unknown;
  form?: Record<string, string | Blob | undefined>;
  header?: Record<string, string>;
}

interface Options {
  init?: RequestInit;
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Does what `hc` does with a path, a method and their input, at a fifth of its size. */
export function clientOf(base: string, send: Send): Client;
export function clientOf(base: string, send: Send): unknown {
  const step = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => (typeof name === 'string' ? step([...path, name]) : undefined),
      apply: (_, __, [input, options]: [Input?, Options?]) => {
        const method = path.at(-1)?.slice(1).toUpperCase() ?? '';
        return send(addressOf(base, path.slice(0, -1), input), {
          ...options?.init,
          method,
          ...bodyOf(input),
        });
      },
    });
  return step([]);
}

function addressOf(base: string, path: readonly string[], { param, query }: Input = {}): string {
  const steps = path.map((name) =>
    name.startsWith(':') ? encodeURIComponent(param?.[name.slice(1)] ?? '') : name,
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, values]) =>
      (Array.isArray(values) ? values : [values]).flatMap((value) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  ).toString();
  return `${base}/${steps.join('/')}${search && `?${search}`}`;
}

function bodyOf({ json, form, header = {} }: Input = {}): RequestInit {
  if (json !== undefined) {
    return {
      body: JSON.stringify(json),
      headers: { ...header, 'Content-Type': 'application/json' },
    };
  }
  if (form === undefined) return { headers: header };
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) body.append(name, value);
  }
  return { body, headers: header };
}
