import { useRevalidator } from 'react-router';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { api, byId, load } from '../../base/api.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { CoverField } from './cover-field.tsx';
import { GameFields, PresetsField, readGame, readPresets } from './game-fields.tsx';
import { keepPreviews } from './keep-previews.ts';
import { useCover } from './use-cover.ts';

const words = catalogueAdmin.form;

interface EditGameProps {
  game: AdminGameItem;
  categories: readonly GameName[];
  onClose: () => void;
}

/** Sends only what was changed here, so that another admin's changes stay. */
function changesOf(game: AdminGameItem, data: FormData) {
  const { name, categories } = readGame(data);
  const presets = readPresets(data);
  const before = new Set(game.categories.map(({ id }) => `/api/categories/${id}`));
  const moved =
    before.size !== categories.length || categories.some((category) => !before.has(category));
  return {
    ...(name !== game.name && { name }),
    ...(moved && { categories }),
    ...(JSON.stringify(presets) !== JSON.stringify(game.presets) && { presets }),
  };
}

export function EditGame({ game, categories, onClose }: EditGameProps) {
  const { id, name } = game;
  const { revalidate } = useRevalidator();
  const cover = useCover(game);
  return (
    <FormDialog
      title={words.edit(name)}
      submit={words.save}
      onClose={() => {
        onClose();
        if (cover.touched) void revalidate();
      }}
      act={async (data) => {
        await cover.settled();
        const json = changesOf(game, data);
        const saved =
          Object.keys(json).length === 0
            ? { id, name, cover: cover.cover && [...cover.cover] }
            : await load(api.admin.games[':id'].$patch({ ...byId(id), json }));
        void keepPreviews([saved]);
        return words.saved(saved.name);
      }}
    >
      <GameFields name={name} chosen={game.categories} categories={categories}>
        <CoverField name={name} state={cover} />
      </GameFields>
      <PresetsField presets={game.presets} />
    </FormDialog>
  );
}
