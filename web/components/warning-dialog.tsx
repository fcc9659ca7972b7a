import { useState } from 'react';

import { checkAccount, useAccount } from '../account.ts';
import { ApiError, api, send } from '../api.ts';
import { common } from '../words/common.ts';
import { reports } from '../words/reports.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { announce } from './ui/toast-store.ts';
import css from './warning-dialog.module.css';

const { warning: words } = reports;

/** An admin's warning: in the way of everything until it is acknowledged; put aside, it is there again later. */
export default function WarningDialog() {
  const { account } = useAccount();
  const [aside, setAside] = useState(0);
  const [pending, setPending] = useState(false);
  const warning = account?.warning;
  if (!warning || warning.id === aside) return null;

  const acknowledge = async () => {
    setPending(true);
    try {
      const param = { id: String(warning.id) };
      await send(api.notices[':id'].$patch({ param, json: { read: true } }));
      await checkAccount();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(words.failed, 'problem');
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      key={warning.id}
      open
      role="alertdialog"
      title={words.title}
      closeLabel={common.close}
      onClose={() => setAside(warning.id)}
      footer={
        <Button variant="primary" pending={pending} onClick={() => void acknowledge()}>
          {words.acknowledge}
        </Button>
      }
    >
      <div className={css['warning']}>
        <p>{words.intro}</p>
        <blockquote className={css['words']} dir="auto">
          {warning.text}
        </blockquote>
        <p>{words.outro}</p>
      </div>
    </Dialog>
  );
}
