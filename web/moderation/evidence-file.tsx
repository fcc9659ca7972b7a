import type { MediaItem } from '../../worker/contract/media.ts';
import { answered, api } from '../base/api.ts';
import { mediaKind } from '../base/media.ts';
import { useFile } from '../base/use-file.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Thumb } from '../ui/thumb.tsx';
import { common } from '../words/made/common.ts';
import { adminReports } from '../words/made/moderation-reports.ts';
import css from './evidence-file.module.css';

/**
 * A file for an admin. It is shown even if it was taken down, or was deleted while a report holds it.
 */
export function EvidenceFile({ file }: { file: Pick<MediaItem, 'id' | 'extension' | 'alt'> }) {
  const { id, extension, alt } = file;
  const src = useFile(String(id), async (param) =>
    answered(api.admin.media[':id'].file.$get({ param: { id: param } })),
  );
  if (src === undefined) return <Skeleton className={css.file} />;
  return (
    <Thumb
      src={src ?? undefined}
      kind={mediaKind(extension) ?? 'image'}
      alt={alt}
      playLabel={common.media.play}
      pauseLabel={common.media.pause}
    >
      <p className={css.gone}>{adminReports.gone}</p>
    </Thumb>
  );
}
