import { useState } from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { clockWord } from '../ui/time.ts';
import { messages as words } from '../words/made/messages.ts';
import { reports } from '../words/made/reports.ts';
import { MessageQuote } from './message-quote.tsx';
import { MessageText } from './message-text.tsx';
import { moveFocus } from './move-focus.ts';
import picturesCss from './pictures.module.css';
import reactionsCss from './reactions.module.css';
import { RoomPicture } from './room-picture.tsx';
import css from './room.module.css';
import type { RowActions } from './row-actions.ts';

const ReactorsDialog = lazyPopup(() => import('./reactors-dialog.tsx'));
const ReportDialog = lazyPopup(() => import('../moderation/report/report-dialog.tsx'));

/** The faces of a room's people: addresses of images by user id. */
export type Faces = Readonly<Record<number, string | undefined>>;

interface MessageRowProps {
  room: string;
  message: MessageItem;
  /** What it answers, as `MessageQuote` takes it. */
  answered: MessageItem | null | undefined;
  face: string | undefined;
  own: boolean;
  /** Whether its author may still change it. */
  changeable: boolean;
  /** Whether the user may pin messages, and remove what others wrote. */
  hosts: boolean;
  /** Whether the user may write in the room. */
  writable: boolean;
  actions: RowActions;
}

/** One message, with what its reader may do with it. */
export function MessageRow(props: MessageRowProps) {
  const { room, message, answered, face, own, changeable, hosts, writable, actions } = props;
  const [popup, setPopup] = useState<'report' | 'reactors' | null>(null);
  const { number, author, text, sentAt, editedAt, removedBy } = message;
  const { replyTo, reactions, pinned, pictures } = message;
  return (
    <div className={css.message} data-own={own}>
      <Avatar name={author.name} src={face} edge={32} />
      <div className={css.words}>
        <p className={css.by}>
          <strong>{own ? words.you : author.name}</strong>
          <time dateTime={sentAt}>{clockWord(Date.parse(sentAt))}</time>
          {editedAt !== null && removedBy === null && <span>{words.edited}</span>}
        </p>
        {removedBy === null && replyTo !== null && (
          <MessageQuote message={answered} onShow={actions.onShow} />
        )}
        {removedBy === null ? (
          text !== '' && (
            <p className={css.text} dir="auto">
              <MessageText text={text} />
            </p>
          )
        ) : (
          <p className="faint-small">{words.removed[removedBy]}</p>
        )}
        <MessagePictures pictures={pictures} author={author} />
        <MessageReactions message={message} writable={writable} onReact={actions.onReact} />
      </div>
      <div className={css.acts}>
        {removedBy === null && writable && (
          <IconButton
            icon="smile"
            size="sm"
            label={words.react(author.name)}
            onClick={({ currentTarget }) => actions.onPick(message, currentTarget)}
          />
        )}
        {removedBy === null && (writable || !own || hosts || reactions.length > 0) && (
          <Menu label={words.more(author.name)} size="sm">
            {writable && (
              <MenuItem icon="reply" onClick={() => actions.onReply(message)}>
                {words.reply}
              </MenuItem>
            )}
            {reactions.length > 0 && (
              <MenuItem icon="users" onClick={() => setPopup('reactors')}>
                {words.reactions.who}
              </MenuItem>
            )}
            {hosts && writable && (
              <MenuItem icon="pin" onClick={() => actions.onPin(message, !pinned)}>
                {pinned ? words.unpin : words.pin}
              </MenuItem>
            )}
            {changeable && (
              <MenuItem icon="edit" onClick={() => actions.onEdit(message)}>
                {words.edit}
              </MenuItem>
            )}
            {(hosts || changeable) && (
              <MenuItem icon="trash" danger onClick={() => actions.onRemove(message)}>
                {words.remove}
              </MenuItem>
            )}
            {!own && (
              <MenuItem icon="flag" onClick={() => setPopup('report')}>
                {reports.report}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      {popup === 'reactors' && (
        <ReactorsDialog room={room} number={number} onClose={() => setPopup(null)} />
      )}
      {popup === 'report' && (
        <ReportDialog
          about={message['@id']}
          name={author.name}
          person={author}
          onClose={() => setPopup(null)}
        />
      )}
    </div>
  );
}

const PictureDialog = lazyPopup(() => import('./picture-dialog.tsx'));

/** A message's pictures. A press opens one. */
function MessagePictures({ pictures, author }: Pick<MessageItem, 'pictures' | 'author'>) {
  const [opened, setOpened] = useState<number | null>(null);
  const picture = pictures.find(({ id }) => id === opened);
  if (pictures.length === 0) return null;
  const by = words.photoOf(author.name);
  return (
    <>
      <ul className={picturesCss.pictures} data-one={pictures.length === 1}>
        {pictures.map((item) => (
          <li key={item.id}>
            <button type="button" aria-label={item.alt || by} onClick={() => setOpened(item.id)}>
              <RoomPicture picture={item} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {picture && <PictureDialog picture={picture} title={by} onClose={() => setOpened(null)} />}
    </>
  );
}

interface MessageReactionsProps extends Pick<RowActions, 'onReact'> {
  message: MessageItem;
  writable: boolean;
}

/**
 * The reactions to a message. A click sets or withdraws one's own. Screen readers say them in one line, and say nothing
 * by themselves when they change.
 */
function MessageReactions({ message, writable, onReact }: MessageReactionsProps) {
  const { reactions } = message;
  if (reactions.length === 0) return null;
  const list = reactions.map(({ emoji, count }) => `${emoji} ${count}`);
  return (
    <div
      role="toolbar"
      className={reactionsCss.reactions}
      aria-label={words.reactions.list(list)}
      aria-live="off"
      data-arrows
    >
      {reactions.map(({ emoji, count, own }, index) => (
        <button
          key={emoji}
          type="button"
          className={reactionsCss.reaction}
          aria-pressed={own}
          tabIndex={index === 0 ? 0 : -1}
          disabled={!writable}
          onKeyDown={moveFocus}
          onClick={({ currentTarget }) => {
            // The last one of a kind disappears with its focus.
            if (own && count === 1) currentTarget.closest<HTMLElement>('[data-number]')?.focus();
            onReact(message, emoji, !own);
          }}
        >
          <span className={reactionsCss.emoji}>{emoji}</span> {count}
        </button>
      ))}
    </div>
  );
}
