import type { SessionItem } from '../../../worker/contract/session.ts';
import { announceFailure } from '../../base/announce-failure.ts';
import { answered, api } from '../../base/api.ts';
import { linkKey } from '../../base/link-key.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { sessions } from '../../words/made/sessions.ts';

/**
 * Downloads the calendar file. It is fetched instead of linked, because a link carries no log-in, and a session for
 * friends needs one.
 */
export function CalendarItem({ session }: { session: SessionItem }) {
  const download = async () => {
    try {
      const param = { id: String(session.id) };
      const call = api.sessions[':id']['calendar.ics'].$get({ param, query: linkKey() });
      const response = await answered(call);
      saveFile(await response.blob(), `peerway-session-${session.id}.ics`);
    } catch (error) {
      announceFailure(error);
    }
  };

  return (
    <MenuItem icon="calendar" onClick={() => void download()}>
      {sessions.page.calendar}
    </MenuItem>
  );
}
