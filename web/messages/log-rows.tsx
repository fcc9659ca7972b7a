import { type ComponentProps, Fragment, memo } from 'react';

import { MESSAGE_CHANGE_WITHIN_MINUTES } from '../../worker/contract/bounds.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { fullDate } from '../ui/dates.ts';
import { localDay } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { messages as words } from '../words/made/messages.ts';
import { type Faces, MessageRow } from './message-row.tsx';
import { type RoomState, findMessage } from './room-state.ts';
import css from './room.module.css';
import type { RowActions } from './row-actions.ts';
import type { WaitingMessage } from './stored-messages.ts';
import { Waiting } from './waiting.tsx';

interface LogRowsProps {
  room: string;
  others: RoomState['others'];
  /** The room's messages with the user's reactions that aren't sent yet. */
  messages: readonly MessageItem[];
  /** Refused messages of the user. Each stays where it was written, above what came after it. */
  refused: readonly WaitingMessage[];
  readAtOpening: number;
  /** The message that a search or a quote has led to. */
  target: number;
  writable: boolean;
  user: number;
  faces: Faces;
  hosts: boolean;
  actions: RowActions;
}

const dayOf = (iso: string) => localDay(Date.parse(iso));

/** A room's messages, with the days between them and where the new ones begin. */
export const LogRows = memo(function LogRows(props: LogRowsProps) {
  const { messages, refused, others, user, faces, readAtOpening, target, ...shared } = props;
  const changeableSince = useNow() - MESSAGE_CHANGE_WITHIN_MINUTES * 60_000;
  return messages.map((message, index) => {
    const { number, author, sentAt, replyTo } = message;
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
          answered={replyTo === null ? null : findMessage({ messages, others }, replyTo)}
          face={faces[author.id]}
          own={author.id === user}
          changeable={author.id === user && Date.parse(sentAt) > changeableSince}
          {...shared}
        />
      </Fragment>
    );
  });
});

interface RowProps extends ComponentProps<typeof MessageRow> {
  /** Whether it is the first of its day. */
  day: boolean;
  firstNew: boolean;
  /** Whether a search or a quote has led to it. */
  target: boolean;
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
