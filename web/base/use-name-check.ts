import { useEffect, useState } from 'react';

import { USER_NAME_MIN } from '../../worker/contract/bounds.ts';
import { countGraphemes } from '../../worker/contract/graphemes.ts';
import { ApiError, api, load } from './api.ts';

const TYPING_PAUSE_MS = 300;

interface NameCheck {
  name: string;
  taken: boolean;
  /** Available names like a taken one. */
  ideas: readonly string[];
}

/** Whether the name is taken, requested once typing pauses. Undefined until that is known. */
export function useNameCheck(name: string): NameCheck | undefined {
  const wanted = name.trim();
  const [answer, setAnswer] = useState<NameCheck>();

  useEffect(() => {
    if (countGraphemes(wanted) < USER_NAME_MIN) return undefined;
    const asked = new AbortController();
    const ask = async () => {
      try {
        const { available, suggestions = [] } = await load(
          api.register.name.$get({ query: { name: wanted } }, { init: { signal: asked.signal } }),
        );
        setAnswer({ name: wanted, taken: !available, ideas: suggestions });
      } catch (error) {
        // A failed check shows no hint. The server decides on submit.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [wanted]);

  return answer?.name === wanted ? answer : undefined;
}
