import type { SessionItem } from '../../../worker/contract/session.ts';
import { announceFailure } from '../../base/announce-failure.ts';
import { answered, api, byId } from '../../base/api.ts';
import { API_HOST } from '../../base/hosts.ts';
import { linkKey } from '../../base/link-key.ts';
import { MenuItem, MenuLink } from '../../ui/menu.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { language } from '../../words/language.ts';
import { sessions } from '../../words/made/sessions.ts';

const { calendar: label } = sessions.page;

/**
 * Downloads the calendar file. A link does it where everyone may have the file, because the browsers inside of apps save
 * nothing else. A link carries no log-in, so the file of another session is fetched.
 */
export function CalendarItem({ session: { id, visibility } }: { session: SessionItem }) {
  const query = linkKey();
  const { key } = query;
  if (visibility === 'public' || (visibility === 'unlisted' && key !== undefined)) {
    const params = new URLSearchParams({ ...(key !== undefined && { key }), lang: language });
    return (
      <MenuLink
        icon="calendar"
        href={`${API_HOST}/api/sessions/${id}/calendar.ics?${params}`}
        download
      >
        {label}
      </MenuLink>
    );
  }
  const save = async () => {
    try {
      const response = await answered(
        api.sessions[':id']['calendar.ics'].$get({ ...byId(id), query }),
      );
      saveFile(await response.blob(), `peerway-session-${id}.ics`);
    } catch (error) {
      announceFailure(error);
    }
  };
  return (
    <MenuItem icon="calendar" onClick={() => void save()}>
      {label}
    </MenuItem>
  );
}
