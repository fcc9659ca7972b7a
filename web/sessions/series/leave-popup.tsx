import type { SessionDetail } from '../../../worker/contract/session.ts';
import { api, byId, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useCloseOnce } from '../../ui/use-close-once.ts';
import { sessions } from '../../words/made/sessions.ts';
import { maySkip } from '../page/viewer-status.tsx';

const { series: words, action } = sessions;

/** Asks a member of a series whether to skip this session or to leave all of them. */
export default function LeavePopup({
  session,
  ...props
}: {
  session: SessionDetail;
  onClose: () => void;
}) {
  const { pending, act } = useAction();
  const onClose = useCloseOnce(props.onClose);
  const application = maySkip(session) ? session.application : null;

  const skip = () =>
    act('skip', () =>
      send(
        api.applications[':id'].$patch({ ...byId(application?.id), json: { status: 'left' } }),
        words.skippedNow,
      ),
    );
  const leave = () =>
    act('leave', () =>
      send(api.series[':id'].membership.$delete(byId(session.series?.id)), words.left),
    );
  const then = (done: Promise<void>) => void done.then(onClose);

  return (
    <Dialog
      open
      role="alertdialog"
      title={application ? words.leaveTitle : words.leaveAllTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{action.stay}</Button>
          {application && (
            <Button pending={pending === 'skip'} onClick={() => then(skip())}>
              {words.skip}
            </Button>
          )}
          <Button variant="danger" pending={pending === 'leave'} onClick={() => then(leave())}>
            {words.leaveAll}
          </Button>
        </>
      }
    >
      <p>{application ? words.leaveText : words.leaveAllText}</p>
    </Dialog>
  );
}
