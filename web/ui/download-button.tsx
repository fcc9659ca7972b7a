import { answered } from '../base/api.ts';
import { usePending } from '../base/use-pending.ts';
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
  const { busy, run } = usePending();
  const save = async () => saveFile(await (await answered(load())).blob(), file);
  return (
    <Button pending={busy} onClick={() => void run(save)}>
      {children}
    </Button>
  );
}
