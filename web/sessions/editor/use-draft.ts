import { useEffect, useState } from 'react';

import { readJson, writeJson } from '../../base/json-store.ts';
import { type Parse, parseJson, shape, text } from '../../base/parse.ts';
import { type Draft, putOver } from './draft.ts';

/** The props of each part of the form: the draft, and a function that changes it. */
export interface FieldsProps {
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
}

interface Stored {
  /** The session that the draft was made from, as JSON. '' for a new one. */
  base: string;
  draft: Draft;
}

/** Whether a value has the same fields as the sample, with the same types. */
const isLike = (value: unknown, sample: Draft): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(sample).every(([name, known]) => {
    const field = fields.get(name);
    return typeof field === typeof known && Array.isArray(field) === Array.isArray(known);
  });
};

const draftLike =
  (sample: Draft): Parse<Draft> =>
  (value) =>
    isLike(value, sample) ? value : undefined;

function read(key: string, base: string, initial: Draft): Draft | null {
  const draftOf = draftLike(initial);
  const stored = readJson(key, shape<Stored>({ base: text, draft: draftOf }));
  if (stored === undefined || stored.base === base) return stored?.draft ?? null;
  // The session has changed since. The typed text is applied to its newer state.
  const before = parseJson(stored.base, draftOf);
  return before ? putOver(stored.draft, before, initial) : null;
}

/**
 * The draft, stored in this browser until it is sent or discarded. So a closed tab or a log-in loses nothing. `start`
 * changes only when the form continues with another version of the session.
 */
export function useDraft(key: string, base: string, start: Draft) {
  const [draft, setDraft] = useState(() => read(key, base, start) ?? start);
  const [restored, setRestored] = useState(draft !== start);
  const touched = JSON.stringify(draft) !== JSON.stringify(start);

  useEffect(() => {
    if (touched) writeJson(key, { base, draft } satisfies Stored);
    else localStorage.removeItem(key);
  }, [key, base, draft, touched]);

  const forget = () => localStorage.removeItem(key);
  const discard = () => {
    forget();
    setDraft(start);
    setRestored(false);
  };
  const change = (fields: Partial<Draft>) => setDraft((before) => ({ ...before, ...fields }));
  return { draft, change, touched, restored: restored && touched, discard, forget };
}
