import { useState } from 'react';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { ApiError, answered, api } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { linkKey } from '../../base/link-key.ts';
import { announce } from '../../base/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { sessions } from '../../words/made/sessions.ts';

/**
 * Downloads the calendar file. It is fetched instead of linked, because a link carries no log-in, and a session for
 * friends needs one.
 */
export function CalendarButton({ session }: { session: SessionItem }) {
  const [pending, setPending] = useState(false);

  const download = async () => {
    setPending(true);
    try {
      const param = { id: String(session.id) };
      const call = api.sessions[':id']['calendar.ics'].$get({ param, query: linkKey() });
      const response = await answered(call);
      saveFile(await response.blob(), `peerway-session-${session.id}.ics`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setPending(false);
    }
  };

  return (
    <Button icon="calendar" pending={pending} onClick={() => void download()}>
      {sessions.page.calendar}
    </Button>
  );
}
