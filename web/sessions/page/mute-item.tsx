import type { SessionDetail } from '../../../worker/contract/session.ts';
import { api, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { muting as words } from '../../words/made/notification-settings.ts';

/** Whether the session sends pushes and emails. For its host and members. */
export function MuteItem({ session: { id, name, muted } }: { session: SessionDetail }) {
  const { act } = useAction();
  if (muted === undefined) return null;
  const toggle = () =>
    act('mute', () => {
      const { mute } = api.sessions[':id'];
      const param = { id: String(id) };
      return send(
        muted ? mute.$delete({ param }) : mute.$put({ param }),
        muted ? words.unmuted(name) : words.muted(name),
      );
    });
  return (
    <MenuItem icon={muted ? 'bell' : 'bell-off'} onClick={() => void toggle()}>
      {muted ? words.unmuteSession : words.muteSession}
    </MenuItem>
  );
}
