import { knownTag } from '../people/languages.ts';

/** Reading and writing of an address's query; whatever it holds, what comes out is fit to be asked. */

type Params = URLSearchParams;

export const textIn = (params: Params, name: string, max: number): string | undefined =>
  params.get(name)?.slice(0, max).trim() || undefined;

export const wordIn = <Word extends string>(
  params: Params,
  name: string,
  words: readonly Word[],
): Word | undefined => words.find((word) => word === params.get(name));

export function idIn(params: Params, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export const languageIn = (params: Params, name: string): string | undefined =>
  knownTag(params.get(name) ?? '');

/** A time of the years that sessions can have, in ms. */
export function instantIn(params: Params, name: string): number | undefined {
  const ms = Date.parse(params.get(name) ?? '');
  return ms > Date.UTC(2000, 0) && ms < Date.UTC(3000, 0) ? ms : undefined;
}

export function writeParams(values: Record<string, string | number | undefined>): Params {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params;
}
