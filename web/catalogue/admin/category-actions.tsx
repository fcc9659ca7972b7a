import { CATEGORY_NAME_MAX, CATEGORY_NAME_MIN } from '../../../worker/contract/bounds.ts';
import type { CategoryItem } from '../../../worker/contract/game.ts';
import { api, load } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { ReasonDialog } from '../../moderation/reason-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';

const words = catalogueAdmin.categories;

export interface CategoryAct {
  kind: 'rename' | 'merge';
  category: CategoryItem;
}

interface CategoryActsProps {
  act: CategoryAct;
  categories: readonly CategoryItem[];
  onClose: () => void;
}

export function CategoryActions({
  act: { kind, category },
  categories,
  onClose,
}: CategoryActsProps) {
  const { id, name } = category;
  const param = { id: String(id) };
  if (kind === 'rename') {
    return (
      <FormDialog
        title={words.renameNamed(name)}
        submit={words.save}
        onClose={onClose}
        act={async (data) => {
          const json = { name: typed(data, 'name') };
          const saved = await load(api.admin.categories[':id'].$patch({ param, json }));
          return words.renamed(saved.name);
        }}
      >
        <TextField
          name="name"
          label={words.name}
          defaultValue={name}
          required
          minLength={CATEGORY_NAME_MIN}
          maxLength={CATEGORY_NAME_MAX}
          autoComplete="off"
        />
      </FormDialog>
    );
  }
  const others = categories.filter((other) => other.id !== id);
  return (
    <ReasonDialog
      danger
      reasonLast
      title={words.mergeTitle(name)}
      text={words.mergeText(name)}
      submit={words.mergeSubmit}
      label={catalogueAdmin.reason}
      hint={catalogueAdmin.reasonHint}
      deliver={async (reason, data) => {
        const json = { into: typed(data, 'into'), reason };
        const into = await load(api.admin.categories[':id'].merge.$post({ param, json }));
        return words.merged({ from: name, into: into.name });
      }}
      onClose={onClose}
    >
      <Select
        name="into"
        label={words.into}
        required
        options={others.map((other) => ({ value: other['@id'], label: other.name }))}
      />
    </ReasonDialog>
  );
}
