import type { MediaItem } from '../../../worker/contract/media.ts';
import { parseMedia } from '../../media.ts';
import { reports as words } from '../../words/reports.ts';
import css from './media-flag.module.css';
import { ReportButton } from './report-button.tsx';

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
