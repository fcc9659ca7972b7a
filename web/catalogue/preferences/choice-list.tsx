import { moved, useReorder } from '../../base/use-reorder.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { games as words } from '../../words/made/catalogue.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { Choice } from './choices.ts';
import type { PreferenceSaver } from './use-preferences.ts';

interface ChoiceListProps {
  choices: readonly Choice[];
  saver: PreferenceSaver;
  /** Announces a text to screen readers. */
  tell: (text: string) => void;
}

/** The chosen games in order. They can be moved by dragging or with buttons. */
export function ChoiceList({ choices, saver, tell }: ChoiceListProps) {
  // Read from the saver, not from this render, because a drag outlives several renders.
  const move = (from: number, to: number) => {
    const { value: now } = saver.current();
    const choice = now[from];
    if (!choice || to < 0 || to >= now.length) return;
    saver.change(moved(now, from, to));
    tell(words.moved({ name: choice.name, place: to + 1, count: now.length }));
  };
  const { list, dragged, start, step, setFocus } = useReorder(move);

  const remove = (index: number, { id, name }: Choice) => {
    const next = choices[index + 1] ?? choices[index - 1];
    saver.change(choices.filter((choice) => choice.id !== id));
    tell(words.removed(name));
    if (next) setFocus({ id: next.id, act: 'remove' });
  };

  if (choices.length === 0) {
    return (
      <EmptyState level={3} title={words.empty}>
        {words.emptyHint}
      </EmptyState>
    );
  }
  return (
    <ol ref={list} className="stack-2" aria-label={words.chosen}>
      {choices.map((choice, index) => (
        <ChoiceRow
          key={choice.id}
          choice={choice}
          first={index === 0}
          last={index === choices.length - 1}
          dragged={dragged === index}
          onGrab={start(index)}
          onMove={(by) => step(choice.id, index, by)}
          onRemove={() => remove(index, choice)}
          onChange={(change) => saver.change(choices.with(index, { ...choice, ...change }))}
        />
      ))}
    </ol>
  );
}
