import { useState } from 'react';

import type { MediaItem } from '../../../worker/contract/media.ts';
import { useAccount } from '../../base/account.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { parseMedia } from '../../base/media.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { reports as words } from '../../words/made/reports.ts';
import css from './report-button.module.css';
import { reportTitle } from './report-title.ts';

const ReportDialog = lazyPopup(() => import('./report-dialog.tsx'));

interface ReportButtonProps {
  about: string;
  /** The name of what is reported. Content without a name, such as a file or a call, has a person's. */
  name: string;
  person?: { id: number; name: string } | undefined;
}

/** Reports content of others, in a menu of its own. Only for logged-in users. */
export function ReportButton({ about, name, person }: ReportButtonProps) {
  const { login, user } = useAccount();
  const [open, setOpen] = useState(false);
  if (!login || person?.id === user) return null;
  const show = () => setOpen(true);
  return (
    <>
      <Menu
        label={name === '' ? words.optionsOfFile : words.options(name)}
        variant="quiet"
        size="sm"
      >
        <MenuItem icon="flag" onClick={show}>
          {reportTitle(about, name)}
        </MenuItem>
      </Menu>
      {open && (
        <ReportDialog about={about} name={name} person={person} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface MediaFlagProps {
  media: readonly MediaItem[] | string;
  name: string;
  person: { id: number; name: string };
}

/** A menu in the corner of an image or video. Reports only that file. */
export function MediaFlag({ media, name, person }: MediaFlagProps) {
  const item = parseMedia(media).find(({ newName }) => newName === name);
  if (!item) return null;
  return (
    <span className={css.flag}>
      <ReportButton
        about={`/api/media/${item.id}`}
        name={item.alt}
        person={{ id: person.id, name: person.name }}
      />
    </span>
  );
}
