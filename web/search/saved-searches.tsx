import { useState } from 'react';
import { Link } from 'react-router';

import { SAVED_SEARCH_NAME_MAX } from '../../worker/contract/bounds.ts';
import { cutText } from '../../worker/contract/graphemes.ts';
import type { SavedSearchItem } from '../../worker/contract/saved-search.ts';
import { api, byId, load, send } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { announce } from '../base/toast-store.ts';
import { useAction } from '../base/use-action.ts';
import { typed, useForm } from '../base/use-form.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Problem } from '../ui/problem.tsx';
import { RemovableChip } from '../ui/removable-chip.tsx';
import { search } from '../words/made/search.ts';

const words = search.saved;

/** A search that can be saved. `filters` is the query of its URL, `name` describes the filters. */
export interface CurrentSearch {
  filters: string;
  name: string;
}

const loadSaved = async () => (await load(api['saved-searches'].$get())).member;

interface SavedSearchesProps {
  current?: CurrentSearch;
  onClose: () => void;
}

/** The user's saved searches, each a link that can be removed, and a form that saves the current one. */
export default function SavedSearches({ current, onClose }: SavedSearchesProps) {
  const [answer, setAnswer] = useState(() => deferErrors(loadSaved()));
  const reload = () => setAnswer(deferErrors(loadSaved()));
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {current && <SaveForm current={current} onSaved={reload} />}
      {/* Has the focus after a removal. */}
      <div tabIndex={-1}>
        <AwaitedBlock answer={answer} height="4rem" onRetry={reload}>
          {(saved) =>
            saved.length === 0 ? (
              <p>{current ? words.none : words.noneHint}</p>
            ) : (
              <Chips label={words.title}>
                {saved.map((one) => (
                  <li key={one.id}>
                    <SavedSearch saved={one} onFollow={onClose} onRemoved={reload} />
                  </li>
                ))}
              </Chips>
            )
          }
        </AwaitedBlock>
      </div>
    </Dialog>
  );
}

interface SavedSearchProps {
  saved: SavedSearchItem;
  onFollow: () => void;
  onRemoved: () => void;
}

/** Each saved search has an action of its own, so that several can be removed one right after the other. */
function SavedSearch({ saved: { id, name, filters }, onFollow, onRemoved }: SavedSearchProps) {
  const { act } = useAction();
  const remove = () =>
    act('remove', async () => {
      await send(api['saved-searches'][':id'].$delete(byId(id)));
      onRemoved();
      return words.removed(name);
    });
  return (
    <RemovableChip removeLabel={words.remove(name)} onRemove={() => void remove()}>
      <Link to={`/sessions/search?${filters}`} onClick={onFollow}>
        <bdi>{name}</bdi>
      </Link>
    </RemovableChip>
  );
}

function SaveForm({ current, onSaved }: { current: CurrentSearch; onSaved: () => void }) {
  const form = useForm(async (data) => {
    const json = { name: typed(data, 'name'), filters: current.filters };
    await send(api['saved-searches'].$post({ json }));
    announce(words.done, 'done');
    onSaved();
  });
  const wrongFilter = Object.entries(form.violations).find(([name]) => name.startsWith('filters'));
  return (
    <Form form={form} className="stack-4">
      <TextField
        name="name"
        label={words.name}
        required
        maxLength={SAVED_SEARCH_NAME_MAX}
        defaultValue={cutText(current.name, SAVED_SEARCH_NAME_MAX)}
      />
      <Problem>{wrongFilter?.[1] ?? form.problem}</Problem>
      <Button type="submit" variant="primary" pending={form.pending}>
        {words.save}
      </Button>
    </Form>
  );
}
