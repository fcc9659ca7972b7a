import { useEffect, useState } from 'react';

import type { MediaItem } from '../../worker/contract/media.ts';
import { answered, api, byId } from '../base/api.ts';
import { mediaKind } from '../base/media.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Thumb } from '../ui/thumb.tsx';
import { adminReports } from '../words/made/moderation-reports.ts';
import css from './evidence-file.module.css';

/**
 * A file for an admin. It is shown even if it was taken down, or was deleted while a report holds it. It is fetched
 * instead of linked, because a link carries no log-in.
 */
export function EvidenceFile({ file }: { file: Pick<MediaItem, 'id' | 'extension' | 'alt'> }) {
  const { id, extension, alt } = file;
  const src = useFile(id);
  if (src === undefined) return <Skeleton className={css.file} />;
  return (
    <Thumb src={src ?? undefined} kind={mediaKind(extension) ?? 'image'} alt={alt}>
      <p className={css.gone}>{adminReports.gone}</p>
    </Thumb>
  );
}

/** The URL of the bytes. Null if they don't exist, undefined while they load. */
function useFile(id: number) {
  const [file, setFile] = useState<{ id: number; src: string | null }>();
  useEffect(() => {
    let src: string | undefined;
    let current = true;
    const fetchFile = async () => {
      try {
        const response = await answered(api.admin.media[':id'].file.$get(byId(id)));
        const blob = await response.blob();
        if (current) src = URL.createObjectURL(blob);
      } catch {
        src = undefined;
      }
      if (current) setFile({ id, src: src ?? null });
    };
    void fetchFile();
    return () => {
      current = false;
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [id]);
  return file?.id === id ? file.src : undefined;
}
