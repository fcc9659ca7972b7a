import { useState } from 'react';

import { CALL_MEMBERS_MAX } from '../../worker/contract/call-bounds.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { calls } from '../words/made/calls.ts';
import { useTalks } from './core/use-calls.ts';
import css from './selection.module.css';
import { useDial } from './use-call-controller.ts';

const words = calls.dial;
/** The user is one of the members. */
const OTHERS_MAX = CALL_MEMBERS_MAX - 1;

export interface Selection {
  chosen: readonly number[];
  choose: (id: number, on: boolean) => void;
  end: () => void;
}

/** The friends selected for one call. Null while not selecting. A call that starts ends the selection. */
export function useSelection(possible: boolean) {
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const talks = useTalks();
  const choose = (id: number, on: boolean) =>
    setChosen((before) => [...(before ?? []).filter((one) => one !== id), ...(on ? [id] : [])]);
  const end = () => setChosen(null);
  const selection: Selection | null = chosen && possible && !talks ? { chosen, choose, end } : null;
  return { selection, begin: () => setChosen([]) };
}

/** Starts the selection, shows the number of selected friends, and calls them. */
export function SelectBar({
  selection,
  onBegin,
}: {
  selection: Selection | null;
  onBegin: () => void;
}) {
  const talks = useTalks();
  const dial = useDial();
  if (talks || !dial) return null;
  if (!selection) {
    return (
      <div>
        <Button size="sm" icon="users" onClick={onBegin}>
          {words.select}
        </Button>
      </div>
    );
  }
  const { chosen, end } = selection;
  const none = chosen.length === 0;
  return (
    <section className={css.bar} aria-label={words.selectedLabel}>
      <p aria-live="polite">{none ? words.selectUpTo : words.selected(chosen.length)}</p>
      <Button
        variant="primary"
        icon="phone"
        disabled={none}
        onClick={() => void dial({ to: chosen }, 'audio')}
      >
        {words.group}
      </Button>
      <IconButton
        variant="quiet"
        icon="camera"
        label={words.videoGroup}
        disabled={none}
        onClick={() => void dial({ to: chosen }, 'video')}
      />
      <Button variant="bare" onClick={end}>
        {words.selectDone}
      </Button>
    </section>
  );
}

/** A friend's checkbox, shown instead of the other actions. */
export function SelectBox({
  user: { id, name },
  selection: { chosen, choose },
}: {
  user: { id: number; name: string };
  selection: Selection;
}) {
  const on = chosen.includes(id);
  return (
    <Checkbox
      label={<span className="visually-hidden">{words.selectOne(name)}</span>}
      checked={on}
      disabled={!on && chosen.length >= OTHERS_MAX}
      onChange={({ target }) => choose(id, target.checked)}
    />
  );
}
