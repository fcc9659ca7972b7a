import type { Provider } from '../../contract/providers.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import type { Env } from '../../env.ts';

/** One way to a provider and back. */
export interface Trip {
  /** Kept by the page that sent its user to the provider. */
  ticket: string;
  /** The provider sends it back, which proves that the answer belongs to the ticket. */
  state: string;
  /**
   * Where the provider sends the browser back to. An OAuth provider only accepts an address that is registered there.
   */
  returnUrl: string;
  /** The parameters of the provider's answer, not checked yet. Empty on the way there. */
  answer: URLSearchParams;
}

export const returnUrlOf = (env: Env, requestUrl: string, provider: Provider) =>
  `${siteOrigin(env, requestUrl)}/login/${provider}`;
