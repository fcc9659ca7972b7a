import { useState } from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { clockWord } from '../ui/time.ts';
import { messages as words } from '../words/made/messages.ts';
import { reports } from '../words/made/reports.ts';
import { MessageText } from './message-text.tsx';
import css from './room.module.css';

const ReportDialog = lazyPopup(() => import('../moderation/report/report-dialog.tsx'));

/** The faces of a room's people: addresses of images by user id. */
export type Faces = Readonly<Record<number, string | undefined>>;

interface MessageRowProps {
  message: MessageItem;
  face: string | undefined;
  own: boolean;
  /** Whether its author may still change it. */
  changeable: boolean;
  /** Whether the user may remove what others wrote. */
  hosts: boolean;
  onEdit: (message: MessageItem) => void;
  onRemove: (message: MessageItem) => void;
}

/** One message, with what its reader may do with it. */
export function MessageRow(props: MessageRowProps) {
  const { message, face, own, changeable, hosts, onEdit, onRemove } = props;
  const [reporting, setReporting] = useState(false);
  const { author, text, sentAt, editedAt, removedBy } = message;
  return (
    <div className={css.message} data-own={own}>
      <Avatar name={author.name} src={face} edge={32} />
      <div className={css.words}>
        <p className={css.by}>
          <strong>{own ? words.you : author.name}</strong>
          <time dateTime={sentAt}>{clockWord(Date.parse(sentAt))}</time>
          {editedAt !== null && removedBy === null && <span>{words.edited}</span>}
        </p>
        {removedBy === null ? (
          <p className={css.text} dir="auto">
            <MessageText text={text} />
          </p>
        ) : (
          <p className={css.gone}>{words.removed[removedBy]}</p>
        )}
      </div>
      {removedBy === null && (!own || hosts || changeable) && (
        <Menu label={words.more(author.name)} size="sm">
          {changeable && (
            <MenuItem icon="edit" onClick={() => onEdit(message)}>
              {words.edit}
            </MenuItem>
          )}
          {(hosts || changeable) && (
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
