import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { ReasonDialog } from '../../moderation/reason-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { catalogueAdmin as words } from '../../words/made/catalogue-admin.ts';
import { EditGame } from './edit-game.tsx';
import { GameFields, PresetsField, readGame, readPresets } from './game-fields.tsx';
import { keepPreviews } from './keep-previews.ts';
import { PickGame } from './pick-game.tsx';

export type Act =
  | { kind: 'add' }
  | { kind: 'edit' | 'merge' | 'archive' | 'restore'; game: AdminGameItem };

interface GameActsProps {
  act: Act;
  categories: readonly GameName[];
  onClose: () => void;
}

/** The value of a select that has no default. @throws ApiError if nothing is selected */
export function picked(data: FormData, name: string): string {
  const iri = typed(data, name);
  if (iri !== '') return iri;
  throw new ApiError('invalid', 422, words.pickFirst, { [name]: words.pickFirst });
}

export function GameActions({ act, categories, onClose }: GameActsProps) {
  if (act.kind === 'add') {
    return (
      <FormDialog
        title={words.form.add}
        submit={words.form.save}
        onClose={onClose}
        act={async (data) => {
          const json = { ...readGame(data), presets: readPresets(data) };
          const game = await load(api.admin.games.$post({ json }));
          void keepPreviews([game]);
          return words.form.added(game.name);
        }}
      >
        <GameFields name="" chosen={[]} categories={categories} />
        <PresetsField presets={[]} />
      </FormDialog>
    );
  }
  const { game } = act;
  const { name } = game;
  const param = { id: String(game.id) };
  switch (act.kind) {
    case 'edit':
      return <EditGame {...{ game, categories, onClose }} />;
    case 'merge':
      return (
        <ReasonDialog
          danger
          reasonLast
          title={words.merge.title(name)}
          text={words.merge.text(name)}
          submit={words.merge.submit}
          label={words.reason}
          hint={words.reasonHint}
          deliver={async (reason, data) => {
            const json = { into: picked(data, 'into'), reason };
            const into = await load(api.admin.games[':id'].merge.$post({ param, json }));
            return words.merge.done({ from: name, into: into.name });
          }}
          onClose={onClose}
        >
          <PickGame name="into" but={game.id} />
        </ReasonDialog>
      );
    case 'archive':
    case 'restore': {
      const archived = act.kind === 'archive';
      const { title, text, submit, done } = words[act.kind];
      return (
        <ReasonDialog
          title={title(name)}
          text={text}
          submit={submit}
          danger={archived}
          label={words.reason}
          hint={words.reasonHint}
          deliver={async (reason) => {
            await load(api.admin.games[':id'].$patch({ param, json: { archived, reason } }));
            return done(name);
          }}
          onClose={onClose}
        />
      );
    }
    default:
      return act satisfies never;
  }
}
