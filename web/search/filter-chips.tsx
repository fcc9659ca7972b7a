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
  const [removed, setRemoved] = useState<{ at: number; label: string; of: number }>();

  useEffect(() => {
    if (removed === undefined || filters.length >= removed.of) return;
    const buttons = row.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[Math.min(removed.at, buttons.length - 1)] ?? row.current)?.focus();
  }, [removed, filters.length]);

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
                  setRemoved({ at, label, of: filters.length });
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
      <output className="visually-hidden">{removed && words.removed(removed.label)}</output>
    </div>
  );
}
