import { useMemo, useSyncExternalStore } from 'react';

import { Button } from '../ui/button.tsx';
import { messages as words } from '../words/made/messages.ts';
import { MessageText } from './message-text.tsx';
import css from './room.module.css';
import type { WaitingMessage } from './stored-messages.ts';
import { discard, editAgain, sendAgain, unsent } from './unsent.ts';

export function useWaiting(room: string): readonly WaitingMessage[] {
  const all = useSyncExternalStore(unsent.subscribe, unsent.get);
  return useMemo(() => all.filter((one) => one.room === room), [all, room]);
}

/** Messages that aren't sent yet, or were refused. */
export const Waiting = ({ messages }: { messages: readonly WaitingMessage[] }) =>
  messages.map((one) => (
    <div key={one.nonce} className={css.waiting}>
      <p className={css.text} dir="auto">
        <MessageText text={one.text} />
      </p>
      {one.pictures && <p className="faint-small">{words.photos(one.pictures.length)}</p>}
      {one.problem === null ? (
        <p className="faint-small">{words.sending}</p>
      ) : (
        <>
          <p className={css.problem}>{one.problem}</p>
          <Button size="sm" onClick={() => void editAgain(one)}>
            {words.edit}
          </Button>{' '}
          <Button size="sm" variant="bare" onClick={() => void sendAgain(one)}>
            {words.retry}
          </Button>{' '}
          <Button size="sm" variant="bare" onClick={() => void discard(one)}>
            {words.discard}
          </Button>
        </>
      )}
    </div>
  ));
