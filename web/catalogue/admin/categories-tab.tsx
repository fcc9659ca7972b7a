import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { CATEGORY_NAME_MAX, CATEGORY_NAME_MIN } from '../../../worker/contract/bounds.ts';
import type { CategoryItem } from '../../../worker/contract/game.ts';
import { api, load, send } from '../../base/api.ts';
import { announce } from '../../base/toast-store.ts';
import { typed, useForm } from '../../base/use-form.ts';
import { usePending } from '../../base/use-pending.ts';
import { moved } from '../../base/use-reorder.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { MoveButtons } from '../../ui/reorder.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { CatalogueRow } from './catalogue-row.tsx';
import css from './catalogue.module.css';
import { CategoryActions, type CategoryAct } from './category-actions.tsx';

const words = catalogueAdmin.categories;

const NAMED = { rename: words.renameNamed, merge: words.mergeNamed };

/** The categories, in the order that everyone sees. */
export function CategoriesTab({ categories }: { categories: readonly CategoryItem[] }) {
  const [act, setAct] = useState<CategoryAct>();
  const { revalidate } = useRevalidator();
  const { busy, run } = usePending();

  const move = (from: number, to: number) =>
    run(async () => {
      const order = moved(categories, from, to).map((category) => category['@id']);
      await send(api.admin.categories.$put({ json: { order } }));
      announce(words.moved({ name: categories[from]?.name ?? '', place: to + 1 }), 'done');
      await revalidate();
    });

  return (
    <>
      <AddCategory />
      <ul className="stack-2" aria-busy={busy}>
        {categories.map((category, place) => (
          <CatalogueRow
            key={category.id}
            start={
              <div className={css.places}>
                <MoveButtons
                  id={category.id}
                  up={words.up(category.name)}
                  down={words.down(category.name)}
                  first={place === 0}
                  last={place === categories.length - 1}
                  onMove={(step) => void move(place, place + step)}
                />
              </div>
            }
            name={category.name}
            facts={words.games(category.gameCount)}
            acts={(['rename', 'merge'] as const).map((kind) => ({
              label: words[kind],
              named: NAMED[kind](category.name),
              onClick: () => setAct({ kind, category }),
            }))}
          />
        ))}
      </ul>
      {act && (
        <CategoryActions act={act} categories={categories} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}

function AddCategory() {
  const { revalidate } = useRevalidator();
  const [added, setAdded] = useState(0);
  const form = useForm(async (data) => {
    const json = { name: typed(data, 'name') };
    const { name } = await load(api.admin.categories.$post({ json }));
    announce(words.added(name), 'done');
    setAdded(added + 1);
    await revalidate();
  });
  return (
    <Form key={added} form={form} className={css.add}>
      <TextField
        name="name"
        label={words.add}
        error={form.problem}
        required
        minLength={CATEGORY_NAME_MIN}
        maxLength={CATEGORY_NAME_MAX}
        autoComplete="off"
      />
      <Button type="submit" pending={form.pending}>
        {words.submit}
      </Button>
    </Form>
  );
}
