import { THANKS_KINDS, type ThanksKind } from '../../../worker/contract/vocabulary.ts';
import { api, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { afterwards as words } from '../../words/made/afterwards.ts';

interface ThanksMenuProps {
  user: { id: number; name: string };
  session: number;
  /** Whether this user hosted the session. */
  host: boolean;
  thanked: ThanksKind | null;
  thankable: boolean;
  /** Called when the sent thanks replace the menu, so that the focus isn't lost. */
  onThanked: () => void;
}

/** Thanks someone for one of three things. Afterwards it shows for which. */
export function ThanksMenu(props: ThanksMenuProps) {
  const { user, session, host, thanked, thankable, onThanked } = props;
  const { act } = useAction();
  const give = async (kind: ThanksKind) => {
    await act('thank', () => {
      const json = { user: `/api/users/${user.id}`, session: `/api/sessions/${session}`, kind };
      return send(api.thanks.$post({ json }), words.thanksDone(user.name));
    });
    onThanked();
  };
  if (thanked !== null) return <span>{words.thanked(thanked)}</span>;
  if (!thankable) return null;
  return (
    <Menu
      worded
      icon="star"
      label={words.thank}
      describe={words.thankOne(user.name)}
      variant="quiet"
      size="sm"
    >
      {THANKS_KINDS.filter((kind) => kind !== 'host' || host).map((kind) => (
        <MenuItem key={kind} onClick={() => void give(kind)}>
          {words.kinds[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
}
