import { type ReactNode } from 'react';

import type { Site } from '../../worker/contract/site.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { providers as words } from '../words/made/providers.ts';
import { Lead } from './auth-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

/** Loads the providers for a page that offers them. The page doesn't wait for the answer. */
export const loadProviders = () => ({ site: deferErrors(load(api.site.$get())) });

interface ProviderLoginProps {
  site: Promise<Site>;
  back: string;
  /** The rest of the form. It is shown together with the providers, so that nothing moves. */
  children: ReactNode;
}

/** The providers for a log-in or a registration. If they can't be loaded, the password still works. */
export const ProviderLogin = ({ site, back, children }: ProviderLoginProps) => (
  <AwaitedPart answer={site} failed={children}>
    {({ providers }) => (
      <>
        {providers.length > 0 && (
          <>
            <Lead>{words.or}</Lead>
            <ProviderButtons providers={providers} purpose="log-in" back={back} />
          </>
        )}
        {children}
      </>
    )}
  </AwaitedPart>
);
