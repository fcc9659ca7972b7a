import type { Provider } from '../../contract/providers.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import type { Env } from '../../env.ts';

/** One way to a provider and back. */
export interface Trip {
  /** What the page keeps that went there. */
  ticket: string;
  /** What the provider sends back, so that the answer belongs to the ticket. */
  state: string;
  /** Where the provider sends the browser. It has to know this address beforehand. */
  returnUrl: string;
  /** What the provider said, still to be checked. Empty on the way there. */
  answer: URLSearchParams;
}

export const returnUrlOf = (env: Env, requestUrl: string, provider: Provider) =>
  `${siteOrigin(env, requestUrl)}/login/${provider}`;
