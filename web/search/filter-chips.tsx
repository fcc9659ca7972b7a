import { type ReactNode, useEffect, useRef, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chip.tsx';
import { RemovableChip } from '../ui/removable-chip.tsx';
import { search as words } from '../words/made/search.ts';
import css from './search.module.css';

export interface SetFilter {
  key: string;
  label: string;
  art?: ReactNode;
  remove: () => void;
}

interface FilterChipsProps {
  filters: readonly SetFilter[];
  onClear: () => void;
}

/** The set filters, each with a remove button. After a removal the focus moves to the next one. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<string>();
  /** The place of the removed chip, and how many there were. Null once the focus has moved, because it moves only once. */
  const due = useRef<{ at: number; of: number } | null>(null);

  useEffect(() => {
    if (due.current === null || filters.length >= due.current.of) return;
    const buttons = row.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[Math.min(due.current.at, buttons.length - 1)] ?? row.current)?.focus();
    due.current = null;
  }, [filters.length]);

  return (
    <div ref={row} tabIndex={-1} className={css.chips}>
      {filters.length > 0 && (
        <Chips label={words.set}>
          {filters.map(({ key, label, art, remove }, at) => (
            <li key={key}>
              <RemovableChip
                art={art}
                removeLabel={words.remove(label)}
                onRemove={() => {
                  due.current = { at, of: filters.length };
                  setRemoved(label);
                  remove();
                }}
              >
                {label}
              </RemovableChip>
            </li>
          ))}
        </Chips>
      )}
      {filters.length > 1 && (
        <Button variant="bare" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      )}
      <output className="visually-hidden">{removed !== undefined && words.removed(removed)}</output>
    </div>
  );
}
