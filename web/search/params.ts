import { cutText } from '../../worker/contract/graphemes.ts';
import { knownTag } from '../base/languages.ts';

/** Reads and writes a URL's query. Invalid values are dropped, so that the result is always a valid request. */

type Params = URLSearchParams;

export const textParam = (params: Params, name: string, max: number): string | undefined =>
  cutText(params.get(name) ?? '', max).trim() || undefined;

export const enumParam = <Word extends string>(
  params: Params,
  name: string,
  words: readonly Word[],
): Word | undefined => words.find((word) => word === params.get(name));

export function idParam(params: Params, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

export const languageIn = (params: Params, name: string): string | undefined =>
  knownTag(params.get(name) ?? '');

/** A time in ms, within the years that a session can have. */
export function timeParam(params: Params, name: string): number | undefined {
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
