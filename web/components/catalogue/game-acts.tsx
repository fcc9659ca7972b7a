import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { ApiError, api, load } from '../../api.ts';
import { typed } from '../../use-form.ts';
import { catalogue as words } from '../../words/catalogue.ts';
import { ActDialog } from './act-dialog.tsx';
import { EditGame } from './edit-game.tsx';
import { GameFields, readGame } from './game-fields.tsx';
import { PickGame } from './pick-game.tsx';

export type Act =
  | { kind: 'add' }
  | { kind: 'edit' | 'merge' | 'archive' | 'restore'; game: AdminGameItem };

interface GameActsProps {
  act: Act;
  categories: readonly GameName[];
  onClose: () => void;
}

/** What is chosen of a list that picks nothing by itself. @throws ApiError where nothing is */
export function picked(data: FormData, name: string): string {
  const iri = typed(data, name);
  if (iri !== '') return iri;
  throw new ApiError('invalid', 422, words.pickFirst, { [name]: words.pickFirst });
}

/** The dialog of what is about to be done with a game. */
export function GameActs({ act, categories, onClose }: GameActsProps) {
  if (act.kind === 'add') {
    return (
      <ActDialog
        title={words.form.add}
        submit={words.form.save}
        onClose={onClose}
        act={async (data) => {
          const { name } = await load(api.admin.games.$post({ json: readGame(data) }));
          return words.form.added(name);
        }}
      >
        {(violations) => <GameFields name="" chosen={[]} {...{ categories, violations }} />}
      </ActDialog>
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
        <ActDialog
          title={words.merge.title(name)}
          text={words.merge.text(name)}
          submit={words.merge.submit}
          danger
          reasonHint={words.reasonHint}
          onClose={onClose}
          act={async (data) => {
            const json = { into: picked(data, 'into'), reason: typed(data, 'reason') };
            const into = await load(api.admin.games[':id'].merge.$post({ param, json }));
            return words.merge.done(name, into.name);
          }}
        >
          {(violations) => <PickGame name="into" but={game.id} error={violations['into']} />}
        </ActDialog>
      );
    case 'archive':
    case 'restore': {
      const archived = act.kind === 'archive';
      const { title, text, submit, done } = words[act.kind];
      return (
        <ActDialog
          title={title(name)}
          text={text}
          submit={submit}
          danger={archived}
          reasonHint={words.reasonHint}
          onClose={onClose}
          act={async (data) => {
            const json = { archived, reason: typed(data, 'reason') };
            await load(api.admin.games[':id'].$patch({ param, json }));
            return done(name);
          }}
        />
      );
    }
    default:
      return act satisfies never;
  }
}
