import { useState } from 'react';

import { deferErrors } from '../base/defer-errors.ts';
import { AwaitedBlock } from '../ui/awaited-block.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { messages as words } from '../words/made/messages.ts';
import { loadReactors } from './messages-api.ts';
import css from './reactions.module.css';

interface ReactorsDialogProps {
  room: string;
  number: number;
  onClose: () => void;
}

/** Who has reacted to a message, and how. */
export default function ReactorsDialog({ room, number, onClose }: ReactorsDialogProps) {
  const [answer] = useState(() => deferErrors(loadReactors(room, number)));
  return (
    <Dialog open onClose={onClose} title={words.reactions.who}>
      <AwaitedBlock answer={answer} height="4rem">
        {({ member }) => (
          <ul className={css.reactors}>
            {member.map(({ emoji, users }) => (
              <li key={emoji}>
                <span className={css.emoji}>{emoji}</span>{' '}
                <span>
                  {users.map(({ id, name }, index) => (
                    <span key={id}>
                      {index > 0 && ', '}
                      <bdi>{name}</bdi>
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </AwaitedBlock>
    </Dialog>
  );
}
