import { useState } from 'react';

import type { MediaItem } from '../../../worker/contract/media.ts';
import { reportKind } from '../../../worker/contract/report-vocabulary.ts';
import { useAccount } from '../../base/account.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { parseMedia } from '../../base/media.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { reports as words } from '../../words/reports.ts';
import css from './report-button.module.css';

const ReportDialog = lazyPopup(() => import('./report-dialog.tsx'));

interface ReportButtonProps {
  /** The IRI of what is reported. */
  about: string;
  /** Its own, or of whoever it is of or with. */
  name: string;
  /** Its owner. */
  person?: { id: number; name: string } | undefined;
  /** Only the flag, over an image. */
  small?: boolean;
  /** Text without a background, where few users need it. */
  bare?: boolean;
}

/** For logged-in users, on content of others. */
export function ReportButton({
  about,
  name,
  person,
  small = false,
  bare = false,
}: ReportButtonProps) {
  const { login, user } = useAccount();
  const [open, setOpen] = useState(false);
  if (!login || person?.id === user) return null;
  const show = () => setOpen(true);
  return (
    <>
      {small ? (
        <IconButton
          icon="flag"
          variant="quiet"
          size="sm"
          label={words.titles[reportKind(about)](name)}
          onClick={show}
        />
      ) : (
        <Button icon="flag" variant={bare ? 'bare' : 'quiet'} onClick={show}>
          {words.report}
        </Button>
      )}
      {open && (
        <ReportDialog about={about} name={name} person={person} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface MediaFlagProps {
  media: readonly MediaItem[] | string;
  /** The file that is shown. */
  name: string;
  /** Its owner. */
  person: { id: number; name: string };
}

/** A flag in the corner of an image or video. Reports only that file. */
export function MediaFlag({ media, name, person }: MediaFlagProps) {
  const item = parseMedia(media).find(({ newName }) => newName === name);
  if (!item) return null;
  return (
    <span className={css.flag}>
      <ReportButton
        small
        about={`/api/media/${item.id}`}
        name={item.alt}
        person={{ id: person.id, name: person.name }}
      />
    </span>
  );
}
