import { useState } from 'react';

import type { MediaItem } from '../../../worker/contract/media.ts';
import { useAccount } from '../../accounts/account.ts';
import { parseMedia } from '../../media/media.ts';
import { reports as words } from '../../words/en/reports.ts';
import { onDemand } from '../../app/on-demand.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import css from './report-button.module.css';

const ReportDialog = onDemand(() => import('./report-dialog.tsx'));

interface ReportButtonProps {
  /** The IRI of what is reported. */
  about: string;
  name: string;
  /** Whose it is. */
  person?: { id: number; name: string } | undefined;
  /** The flag alone, over a picture. */
  small?: boolean;
  /** Where hardly anybody needs it: words without a ground. */
  bare?: boolean;
}

/** For everybody logged in, on what is somebody else's. */
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
          label={words.reportOne(name)}
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
  /** Whose it is. */
  person: { id: number; name: string };
}

/** In the corner of a picture or video: reports that alone. */
export function MediaFlag({ media, name, person }: MediaFlagProps) {
  const item = parseMedia(media).find(({ newName }) => newName === name);
  if (!item) return null;
  return (
    <span className={css['flag']}>
      <ReportButton
        small
        about={`/api/media/${item.id}`}
        name={item.alt || words.picture}
        person={{ id: person.id, name: person.name }}
      />
    </span>
  );
}
