import { useEffect, useState } from 'react';

import type { Provider } from '../../worker/contract/providers.ts';
import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { providerNames, providers as words } from '../words/made/providers.ts';
import { type Purpose, goToProvider } from './provider-trip.ts';

interface ProviderButtonsProps {
  providers: readonly Provider[];
  purpose: Purpose;
  /** The path to return to afterwards. */
  back: string;
  label?: (provider: string) => string;
  look?: ButtonLook;
}

const LARGE: ButtonLook = { size: 'lg', wide: true };

/** One button for each provider. Pressing it leaves this page. */
export function ProviderButtons({
  providers,
  purpose,
  back,
  label = words.goOn,
  look = LARGE,
}: ProviderButtonsProps) {
  const [going, setGoing] = useState<Provider>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    // When the user comes back, the browser may restore this page with a busy button.
    const stay = () => setGoing(undefined);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  const go = async (provider: Provider) => {
    setGoing(provider);
    setProblem('');
    try {
      await goToProvider(provider, purpose, back);
    } catch (error) {
      setGoing(undefined);
      if (!(error instanceof ApiError)) throw error;
      setProblem(describeFailure(error));
    }
  };

  return (
    <>
      {providers.map((provider) => (
        <Button
          key={provider}
          {...look}
          icon="link"
          pending={going === provider}
          onClick={() => void go(provider)}
        >
          {label(providerNames[provider])}
        </Button>
      ))}
      <Problem>{problem}</Problem>
    </>
  );
}
