import { useState } from 'react';

import { MESSAGE_CHANGE_WITHIN_MINUTES } from '../../worker/contract/bounds.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { lazyPopup } from '../app/lazy-popup.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { clockWord } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { messages as words } from '../words/en/messages.ts';
import { reports } from '../words/en/reports.ts';
import { MessageText } from './message-text.tsx';
import css from './room.module.css';

const ReportDialog = lazyPopup(() => import('../moderation/report/report-dialog.tsx'));

/** The faces of a room's people: addresses of images by user id. */
export type Faces = Readonly<Record<number, string | undefined>>;

interface MessageRowProps {
  message: MessageItem;
  user: number;
  faces: Faces;
  /** Whether the user may remove what others wrote. */
  hosts: boolean;
  onEdit: (message: MessageItem) => void;
  onRemove: (message: MessageItem) => void;
}

/** One message, with what its reader may do with it. */
export function MessageRow({ message, user, faces, hosts, onEdit, onRemove }: MessageRowProps) {
  const [reporting, setReporting] = useState(false);
  const now = useNow();
  const { author, text, sentAt, editedAt, removedBy } = message;
  const own = author.id === user;
  const young = now - Date.parse(sentAt) < MESSAGE_CHANGE_WITHIN_MINUTES * 60_000;
  return (
    <div className={css['message']} data-own={own}>
      <Avatar name={author.name} src={faces[author.id]} edge={32} />
      <div className={css['words']}>
        <p className={css['by']}>
          <strong>{own ? words.you : author.name}</strong>
          <time dateTime={sentAt}>{clockWord(Date.parse(sentAt))}</time>
          {editedAt !== null && removedBy === null && <span>{words.edited}</span>}
        </p>
        {removedBy === null ? (
          <p className={css['text']} dir="auto">
            <MessageText text={text} />
          </p>
        ) : (
          <p className={css['gone']}>{words.removed[removedBy]}</p>
        )}
      </div>
      {removedBy === null && (!own || hosts || young) && (
        <Menu label={words.more(author.name)} size="sm">
          {own && young && (
            <MenuItem icon="edit" onClick={() => onEdit(message)}>
              {words.edit}
            </MenuItem>
          )}
          {(hosts || (own && young)) && (
            <MenuItem icon="trash" danger onClick={() => onRemove(message)}>
              {words.remove}
            </MenuItem>
          )}
          {!own && (
            <MenuItem icon="flag" onClick={() => setReporting(true)}>
              {reports.report}
            </MenuItem>
          )}
        </Menu>
      )}
      {reporting && (
        <ReportDialog
          about={message['@id']}
          name={author.name}
          person={author}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
