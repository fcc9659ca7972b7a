import { useState } from 'react';
import { Link } from 'react-router';

import { checkAccount, useAccount } from '../base/account.ts';
import { announceFailure } from '../base/announce-failure.ts';
import { api, byId, send } from '../base/api.ts';
import { usePending } from '../base/use-pending.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Quote } from '../ui/facts.tsx';
import { decisions } from '../words/made/decisions.ts';
import { reports } from '../words/made/reports.ts';

const { warning: words } = reports;

/** An admin's warning. It blocks the screen until it is acknowledged. If it is closed, it comes back later. */
export default function WarningDialog() {
  const { account } = useAccount();
  const [aside, setAside] = useState(0);
  const { busy, run } = usePending((error) => announceFailure(error, () => words.failed));
  const warning = account?.warning;
  if (!warning || warning.id === aside) return null;

  const acknowledge = async () => {
    await send(api.notices[':id'].$patch({ ...byId(warning.id), json: { read: true } }));
    await checkAccount();
  };

  return (
    <ConfirmDialog
      key={warning.id}
      title={words.title}
      yes={words.acknowledge}
      pending={busy}
      onYes={() => void run(acknowledge)}
      onClose={() => setAside(warning.id)}
    >
      <p>{words.intro}</p>
      <Quote>{warning.text}</Quote>
      <p>{words.outro}</p>
      <p>
        <Link to="/decisions" onClick={() => setAside(warning.id)}>
          {decisions.read}
        </Link>
      </p>
    </ConfirmDialog>
  );
}
