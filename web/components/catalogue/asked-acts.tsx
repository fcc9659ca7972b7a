import type { InferRequestType } from 'hono/client';

import type { AdminGameRequestItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { api, load } from '../../api.ts';
import { typed } from '../../use-form.ts';
import { catalogue } from '../../words/catalogue.ts';
import { ActDialog } from './act-dialog.tsx';
import { picked } from './game-acts.tsx';
import { GameFields, readGame } from './game-fields.tsx';
import { PickGame } from './pick-game.tsx';

const words = catalogue.asked;

export interface Answering {
  kind: 'accept' | 'merge' | 'decline';
  request: AdminGameRequestItem;
}

interface AskedActsProps {
  act: Answering;
  categories: readonly GameName[];
  onClose: () => void;
}

type Decision = InferRequestType<(typeof api.admin)['game-requests'][':id']['$patch']>['json'];

/** The dialog of what is about to be answered. */
export function AskedActs({ act: { kind, request }, categories, onClose }: AskedActsProps) {
  const { id, name } = request;
  const decide = (json: Decision) =>
    load(api.admin['game-requests'][':id'].$patch({ param: { id: String(id) }, json }));
  switch (kind) {
    case 'accept':
      return (
        <ActDialog
          title={words.acceptTitle(name)}
          submit={words.accept}
          onClose={onClose}
          act={async (data) => {
            const { game, told } = await decide({ decision: 'accepted', ...readGame(data) });
            return words.accepted(game?.name ?? name, told);
          }}
        >
          {(violations) => <GameFields name={name} chosen={[]} {...{ categories, violations }} />}
        </ActDialog>
      );
    case 'merge':
      return (
        <ActDialog
          title={words.mergeTitle(name)}
          text={words.mergeText}
          submit={words.mergeSubmit}
          onClose={onClose}
          act={async (data) => {
            const { game, told } = await decide({
              decision: 'merged',
              game: picked(data, 'game'),
            });
            return words.accepted(game?.name ?? name, told);
          }}
        >
          {(violations) => <PickGame name="game" error={violations['game']} />}
        </ActDialog>
      );
    case 'decline':
      return (
        <ActDialog
          title={words.declineTitle(name)}
          text={words.declineText}
          submit={words.declineSubmit}
          danger
          reasonHint={catalogue.reasonTold}
          onClose={onClose}
          act={async (data) => {
            await decide({ decision: 'declined', reason: typed(data, 'reason') });
            return words.declined(name);
          }}
        />
      );
    default:
      return kind satisfies never;
  }
}
