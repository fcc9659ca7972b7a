import { useRevalidator } from 'react-router';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { api, load } from '../../api.ts';
import { catalogue } from '../../words/catalogue.ts';
import { ActDialog } from './act-dialog.tsx';
import { CoverField } from './cover-field.tsx';
import { GameFields, readGame } from './game-fields.tsx';
import { useCover } from './use-cover.ts';

const words = catalogue.form;

interface EditGameProps {
  game: AdminGameItem;
  categories: readonly GameName[];
  onClose: () => void;
}

/** The editor of a game: its name, its cover, where it stands. */
export function EditGame({ game, categories, onClose }: EditGameProps) {
  const { id, name } = game;
  const { revalidate } = useRevalidator();
  const cover = useCover(game);
  return (
    <ActDialog
      title={words.edit(name)}
      submit={words.save}
      onClose={() => {
        onClose();
        if (cover.touched) void revalidate();
      }}
      act={async (data) => {
        await cover.settled();
        const json = readGame(data);
        const saved = await load(
          api.admin.games[':id'].$patch({ param: { id: String(id) }, json }),
        );
        return words.saved(saved.name);
      }}
    >
      {(violations) => (
        <GameFields name={name} chosen={game.categories} {...{ categories, violations }}>
          <CoverField name={name} state={cover} />
        </GameFields>
      )}
    </ActDialog>
  );
}
