import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { OwnAccount } from '../../worker/contract/account.ts';
import { leave } from '../base/account.ts';
import { answered, api, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { fullDate } from '../ui/dates.ts';
import { DirectActionButton } from '../ui/direct-action-button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { accountSettings } from '../words/made/accounts.ts';
import { Leaving } from './leaving.tsx';

const { data: words, sections } = accountSettings;

/** Downloads the user's own data, and deletes the account. */
export function DataSection({ account }: { account: OwnAccount }) {
  const [asking, setAsking] = useState(false);

  const take = async () => {
    const answer = await answered(api.export.$get());
    saveFile(await answer.blob(), words.fileName);
    return words.exported;
  };

  return (
    <Section id="data" title={sections.data}>
      <p className={css.note}>{words.exportHint}</p>
      <DirectActionButton act={take}>{words.export}</DirectActionButton>
      {account.leavesAt === null ? (
        <>
          <p className={css.note}>{words.leaveHint}</p>
          <Button icon="trash" onClick={() => setAsking(true)}>
            {words.leave}
          </Button>
        </>
      ) : (
        <Leaving leavesAt={account.leavesAt} />
      )}
      {asking && <LeaveDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** Asks once more before the account is scheduled for deletion. */
function LeaveDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <FormDialog
      danger
      role="alertdialog"
      title={words.leaveTitle}
      submit={words.leave}
      cancel={words.stay}
      act={async () => {
        const { leavesAt } = await load(api.account.leave.$post());
        await navigate('/', { replace: true });
        leave();
        announce(words.left(fullDate(Date.parse(leavesAt))));
        return undefined;
      }}
      onClose={onClose}
    >
      {words.leaveText.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </FormDialog>
  );
}
