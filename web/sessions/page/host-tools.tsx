import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { api, send } from '../../base/api.ts';
import { isNear } from '../../base/is-near.ts';
import { useAction } from '../../base/use-action.ts';
import { useSessionCall } from '../../calls/core/use-calls.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './session-page.module.css';

const { page, deleteDialog: words, action, own } = sessions;

/** The host's actions: edit, cancel, delete (if no one has applied), and host again. What ends it comes last. */
export function HostTools({ session, children }: { session: SessionDetail; children: ReactNode }) {
  const [asking, setAsking] = useState<'cancel' | 'delete'>();
  const navigate = useNavigate();
  const { pending, act } = useAction();
  const over = session.status === 'ended' || session.status === 'cancelled';
  const calling = useSessionCall(session) !== null;
  const near = isNear(session, useNow()) || calling;
  const close = () => setAsking(undefined);

  const remove = () =>
    act('delete', async () => {
      await send(api.sessions[':id'].$delete({ param: { id: String(session.id) } }));
      await navigate('/sessions', { replace: true });
      return words.done;
    });

  return (
    <div className={css.action}>
      <div>
        <p className={css.part}>
          {!over && action.hostTitle}
          {session.status === 'ended' && action.endedTitle}
          {session.status === 'cancelled' && action.cancelledTitle}
        </p>
        {session.cancelReason !== null && <p className={css.hint}>{session.cancelReason}</p>}
      </div>
      {over ? (
        <Link
          to={`/sessions/add/new?${session.status === 'ended' ? 'again' : 'from'}=${session.id}`}
          className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
        >
          {session.status === 'ended' ? afterwards.again.play : own.again}
        </Link>
      ) : (
        <Link
          to={`/sessions/add/${session.id}`}
          className={buttonClass({ variant: near ? 'quiet' : 'primary', size: 'lg', wide: true })}
        >
          <Icon name="edit" />
          {page.edit}
        </Link>
      )}
      {children}
      {session.deletable === true && !session.series ? (
        <Button
          variant="bare"
          wide
          icon="trash"
          pending={pending !== ''}
          onClick={() => setAsking('delete')}
        >
          {page.delete}
        </Button>
      ) : (
        !over && (
          <Button variant="bare" wide onClick={() => setAsking('cancel')}>
            {page.cancel}
          </Button>
        )
      )}
      {asking === 'cancel' && <CancelDialog session={session} onClose={close} />}
      {asking === 'delete' && (
        <ConfirmDialog
          danger
          title={words.title}
          yes={words.submit}
          no={words.keep}
          onYes={() => {
            close();
            void remove();
          }}
          onClose={close}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </div>
  );
}
