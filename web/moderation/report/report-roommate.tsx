import { useState } from 'react';

import { api, load } from '../../base/api.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { usePending } from '../../base/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { reports as words } from '../../words/made/reports.ts';

const ReportDialog = lazyPopup(() => import('./report-dialog.tsx'));

/** Reports someone from the room of a session that the user is no longer in. */
export function ReportRoommate({ session }: { session: number }) {
  const [people, setPeople] = useState<readonly { id: number; name: string }[]>();
  const { busy, run } = usePending();
  const about = `/api/sessions/${session}`;
  const open = async () => {
    const { member } = await load(api.reports.roommates.$get({ query: { session: about } }));
    setPeople(member);
  };
  return (
    <>
      <Button icon="flag" size="sm" variant="quiet" pending={busy} onClick={() => void run(open)}>
        {words.room}
      </Button>
      {people && (
        <ReportDialog
          about={about}
          name=""
          room={{ session, people }}
          onClose={() => setPeople(undefined)}
        />
      )}
    </>
  );
}
