import { Fragment, memo } from 'react';

import { MESSAGE_CHANGE_WITHIN_MINUTES } from '../../worker/contract/bounds.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { fullDate } from '../ui/dates.ts';
import { useNow } from '../ui/use-now.ts';
import { messages as words } from '../words/made/messages.ts';
import { type Faces, MessageRow } from './message-row.tsx';
import css from './room.module.css';
import type { WaitingMessage } from './stored-messages.ts';
import { Waiting } from './waiting.tsx';

interface LogRowsProps {
  messages: readonly MessageItem[];
  /** Refused messages of the user. Each stays where it was written, above what came after it. */
  refused: readonly WaitingMessage[];
  user: number;
  faces: Faces;
  hosts: boolean;
  readAtOpening: number;
  /** The message that a search has led to. */
  target: number;
  onEdit: (message: MessageItem) => void;
  onRemove: (message: MessageItem) => void;
}

const dayOf = (iso: string) => new Date(iso).toDateString();

/** A room's messages, with the days between them and where the new ones begin. */
export const LogRows = memo(function LogRows(props: LogRowsProps) {
  const { messages, refused, user, faces, hosts, readAtOpening, target, onEdit, onRemove } = props;
  const changeableSince = useNow() - MESSAGE_CHANGE_WITHIN_MINUTES * 60_000;
  return messages.map((message, index) => {
    const { number, author, sentAt } = message;
    const before = messages[index - 1];
    const from = before ? Date.parse(before.sentAt) : 0;
    const between = refused.filter(({ id }) => id >= from && id < Date.parse(sentAt));
    const isNew = author.id !== user && readAtOpening > 0 && number > readAtOpening;
    return (
      <Fragment key={number}>
        {between.length > 0 && <Waiting messages={between} />}
        <Row
          message={message}
          day={!before || dayOf(before.sentAt) !== dayOf(sentAt)}
          firstNew={isNew && (before?.number ?? 0) <= readAtOpening}
          target={target === number}
          face={faces[author.id]}
          own={author.id === user}
          changeable={author.id === user && Date.parse(sentAt) > changeableSince}
          {...{ hosts, onEdit, onRemove }}
        />
      </Fragment>
    );
  });
});

interface RowProps {
  message: MessageItem;
  /** Whether it is the first of its day. */
  day: boolean;
  firstNew: boolean;
  target: boolean;
  face: string | undefined;
  own: boolean;
  changeable: boolean;
  hosts: boolean;
  onEdit: (message: MessageItem) => void;
  onRemove: (message: MessageItem) => void;
}

/** Drawn again only when something of its own has changed: a room may hold thousands. */
const Row = memo(function Row({ message, day, firstNew, target, ...rest }: RowProps) {
  return (
    <>
      {day && <p className={css.day}>{fullDate(Date.parse(message.sentAt))}</p>}
      {firstNew && <p className={css.new}>{words.newFrom}</p>}
      <div data-number={message.number} data-target={target} tabIndex={-1} className={css.row}>
        <MessageRow message={message} {...rest} />
      </div>
    </>
  );
});
