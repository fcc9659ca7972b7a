import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The URL of a file that needs the log-in. It is fetched instead of linked, because a link carries no log-in, and given
 * back when the screen is left.
 * @param name names the file. Null fetches nothing yet
 * @returns null if the file doesn't exist or can't be loaded, undefined while it loads
 */
export function useFile(name: string | null, load: (name: string) => Promise<Response>) {
  const [file, setFile] = useState<{ name: string; src: string | null }>();
  const fetchFile = useEffectEvent(load);
  useEffect(() => {
    if (name === null) return undefined;
    let src: string | undefined;
    let current = true;
    const show = async () => {
      try {
        const response = await fetchFile(name);
        const blob = response.ok ? await response.blob() : null;
        if (current && blob) src = URL.createObjectURL(blob);
      } catch {
        src = undefined;
      }
      if (current) setFile({ name, src: src ?? null });
    };
    void show();
    return () => {
      current = false;
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [name]);
  return file?.name === name ? file?.src : undefined;
}
