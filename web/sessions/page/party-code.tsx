import { useState } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipButton } from '../../ui/chip.tsx';
import { copyTag } from '../../ui/gamertag.tsx';
import { people } from '../../words/made/people.ts';
import { sessions } from '../../words/made/sessions.ts';
import css from './member-page.module.css';
import { isOver } from './viewer-status.tsx';

const PartyCodeDialog = lazyPopup(() => import('./party-code-dialog.tsx'));

const words = sessions.page;

/** What members enter in the game to find each other. A press copies it. The host sets it. */
export function PartyCode({ session, hosts }: { session: SessionDetail; hosts: boolean }) {
  const [open, setOpen] = useState(false);
  const { partyCode = '' } = session;
  if (isOver(session) || (partyCode === '' && !hosts)) return null;
  return (
    <div className={css.code}>
      {partyCode !== '' && (
        <>
          {words.partyCode}
          <ChipButton title={people.page.copyTag} onClick={() => copyTag(partyCode)}>
            <bdi>{partyCode}</bdi>
          </ChipButton>
        </>
      )}
      {hosts && (
        <Button size="sm" icon={partyCode === '' ? 'plus' : 'edit'} onClick={() => setOpen(true)}>
          {words.setPartyCode}
        </Button>
      )}
      {open && <PartyCodeDialog session={session} onClose={() => setOpen(false)} />}
    </div>
  );
}
