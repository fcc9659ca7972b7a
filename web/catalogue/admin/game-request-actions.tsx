import type { InferRequestType } from 'hono/client';

import type { AdminGameRequestItem } from '../../../worker/contract/admin-game.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { api, byId, load } from '../../base/api.ts';
import { ReasonDialog } from '../../moderation/reason-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { catalogueAdmin } from '../../words/made/catalogue-admin.ts';
import { picked } from './game-actions.tsx';
import { GameFields, readGame } from './game-fields.tsx';
import { keepPreviews } from './keep-previews.ts';
import { PickGame } from './pick-game.tsx';

const words = catalogueAdmin.requests;

export interface GameRequestAct {
  kind: 'accept' | 'merge' | 'decline';
  request: AdminGameRequestItem;
}

interface GameRequestActsProps {
  act: GameRequestAct;
  categories: readonly GameName[];
  onClose: () => void;
}

type Decision = InferRequestType<(typeof api.admin)['game-requests'][':id']['$patch']>['json'];

export function GameRequestActions({
  act: { kind, request },
  categories,
  onClose,
}: GameRequestActsProps) {
  const { id, name } = request;
  const decide = (json: Decision) =>
    load(api.admin['game-requests'][':id'].$patch({ ...byId(id), json }));
  switch (kind) {
    case 'accept':
      return (
        <FormDialog
          title={words.acceptTitle(name)}
          submit={words.accept}
          onClose={onClose}
          act={async (data) => {
            const { game, told } = await decide({ decision: 'accepted', ...readGame(data) });
            if (game) void keepPreviews([game]);
            return words.accepted({ name: game?.name ?? name, told });
          }}
        >
          <GameFields name={name} chosen={[]} categories={categories} />
        </FormDialog>
      );
    case 'merge':
      return (
        <FormDialog
          title={words.mergeTitle(name)}
          text={words.mergeText}
          submit={words.mergeSubmit}
          onClose={onClose}
          act={async (data) => {
            const { game, told } = await decide({
              decision: 'merged',
              game: picked(data, 'game'),
            });
            return words.accepted({ name: game?.name ?? name, told });
          }}
        >
          <PickGame name="game" />
        </FormDialog>
      );
    case 'decline':
      return (
        <ReasonDialog
          danger
          title={words.declineTitle(name)}
          text={words.declineText}
          submit={words.declineSubmit}
          label={catalogueAdmin.reason}
          hint={catalogueAdmin.reasonTold}
          deliver={async (reason) => {
            await decide({ decision: 'declined', reason });
            return words.declined(name);
          }}
          onClose={onClose}
        />
      );
    default:
      return kind satisfies never;
  }
}
