import { useState } from 'react';

import { ApiError, api, load } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { announce } from '../../base/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { reports as words } from '../../words/made/reports.ts';

const ReportDialog = lazyPopup(() => import('./report-dialog.tsx'));

/** Reports someone from the room of a session that the user is no longer in. */
export function ReportRoommate({ session }: { session: number }) {
  const [people, setPeople] = useState<readonly { id: number; name: string }[]>();
  const [isLoading, setLoading] = useState(false);
  const about = `/api/sessions/${session}`;
  const open = async () => {
    setLoading(true);
    try {
      const { member } = await load(api.reports.roommates.$get({ query: { session: about } }));
      setPeople(member);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        icon="flag"
        size="sm"
        variant="quiet"
        disabled={isLoading}
        onClick={() => void open()}
      >
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
