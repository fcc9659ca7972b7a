import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { api, byId, send } from '../../base/api.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { parseMedia, shownMedia } from '../../base/media.ts';
import { useAction } from '../../base/use-action.ts';
import { ReportLink } from '../../moderation/report/report-link.tsx';
import { reportTitle } from '../../moderation/report/report-title.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem, menuItemClass } from '../../ui/menu.tsx';
import { reports } from '../../words/made/reports.ts';
import { sessions } from '../../words/made/sessions.ts';
import { CalendarItem } from './calendar-item.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MuteItem } from './mute-item.tsx';
import { ShareItem } from './share-item.tsx';
import { isOver, leaveWord, maySkip } from './viewer-status.tsx';

const ReportDialog = lazyPopup(() => import('../../moderation/report/report-dialog.tsx'));
const DiscordPopup = lazyPopup(() => import('./discord-popup.tsx'));
const LeavePopup = lazyPopup(() => import('../series/leave-popup.tsx'));

const { page, action, deleteDialog } = sessions;

/** What one does seldom with a session. What ends it, or one's place in it, comes last. */
export function SessionMenu({ session }: { session: SessionDetail }) {
  const { login, user } = useAccount();
  const { act } = useAction();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'leave' | 'cancel' | 'delete' | 'discord'>();
  const [reported, setReported] = useState<{ about: string; name: string }>();
  const own = session.host.id === user;
  const comes = own || session.application?.status === 'accepted';
  const close = () => setOpen(undefined);
  // Numbered as the page shows them.
  const media = parseMedia(session.media).filter((item) => shownMedia([item]).length > 0);
  const files = media.map(({ id, alt: name }, place) => {
    const about = `/api/media/${id}`;
    const label = reportTitle(about, name);
    return { about, name, label: media.length > 1 ? `${label} · ${place + 1}` : label };
  });
  const itself = {
    about: `/api/sessions/${session.id}`,
    name: session.name,
    label: reports.report,
  };
  const reportable = login && !own ? [itself, ...files] : [];

  const leave = () =>
    act('left', () => {
      const id = String(session.application?.id);
      return send(
        api.applications[':id'].$patch({ param: { id }, json: { status: 'left' } }),
        action.left,
      );
    });
  const renew = () =>
    act('link', () => send(api.sessions[':id'].link.$post(byId(session.id)), page.linkRenewed));
  const remove = () =>
    act('delete', async () => {
      await send(api.sessions[':id'].$delete(byId(session.id)));
      await navigate('/sessions', { replace: true });
      return deleteDialog.done;
    });

  return (
    <>
      <Menu label={page.more} variant="quiet">
        <ShareItem session={session} />
        {comes && session.status !== 'ended' && <CalendarItem session={session} />}
        {own && session.key !== undefined && (
          <MenuItem icon="link" onClick={() => void renew()}>
            {page.renewLink}
          </MenuItem>
        )}
        <MuteItem session={session} />
        {reportable.map(({ label, ...what }) => (
          <MenuItem key={what.about} icon="flag" onClick={() => setReported(what)}>
            {label}
          </MenuItem>
        ))}
        {!login && (
          <li>
            <ReportLink about={`/api/sessions/${session.id}`} className={menuItemClass()} />
          </li>
        )}
        {(maySkip(session) || session.inSeries === true) && (
          <MenuItem icon="logout" danger onClick={() => setOpen('leave')}>
            {leaveWord(session)}
          </MenuItem>
        )}
        {own && !isOver(session) && (
          <MenuItem icon="link" onClick={() => setOpen('discord')}>
            {page.discord}
          </MenuItem>
        )}
        {own && <EndItem session={session} onClick={setOpen} />}
      </Menu>
      {reported && (
        <ReportDialog {...reported} person={session.host} onClose={() => setReported(undefined)} />
      )}
      {open === 'discord' && <DiscordPopup session={session} onClose={close} />}
      {open === 'cancel' && <CancelDialog session={session} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          danger
          title={deleteDialog.title}
          yes={deleteDialog.submit}
          no={deleteDialog.keep}
          onYes={() => {
            close();
            void remove();
          }}
          onClose={close}
        >
          {deleteDialog.text}
        </ConfirmDialog>
      )}
      {open === 'leave' && session.inSeries === true && (
        <LeavePopup session={session} onClose={close} />
      )}
      {open === 'leave' && session.inSeries !== true && (
        <ConfirmDialog
          danger
          title={action.leaveTitle}
          yes={action.leave}
          no={action.stay}
          onYes={() => {
            close();
            void leave();
          }}
          onClose={close}
        >
          {action.leaveText}
        </ConfirmDialog>
      )}
    </>
  );
}

interface EndItemProps {
  session: SessionDetail;
  onClick: (how: 'cancel' | 'delete') => void;
}

/** Deletes a session to which no one has applied. Any other is cancelled. */
function EndItem({ session, onClick }: EndItemProps) {
  if (session.deletable === true && !session.series) {
    return (
      <MenuItem icon="trash" danger onClick={() => onClick('delete')}>
        {page.delete}
      </MenuItem>
    );
  }
  return isOver(session) ? null : (
    <MenuItem icon="x" danger onClick={() => onClick('cancel')}>
      {page.cancel}
    </MenuItem>
  );
}
