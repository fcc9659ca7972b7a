import { useState } from 'react';

import { announceFailure } from '../base/announce-failure.ts';
import { answered } from '../base/api.ts';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps {
  /** The file's name. */
  file: string;
  load: () => Parameters<typeof answered>[0];
  children: string;
}

/** Downloads a file that only the API can give, since it needs the log-in. */
export function DownloadButton({ file, load, children }: DownloadButtonProps) {
  const [pending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      saveFile(await (await answered(load())).blob(), file);
    } catch (error) {
      announceFailure(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Button pending={pending} onClick={() => void save()}>
      {children}
    </Button>
  );
}
