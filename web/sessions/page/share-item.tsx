import type { SessionDetail } from '../../../worker/contract/session.ts';
import { copyText } from '../../ui/copy-text.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { sessions } from '../../words/made/sessions.ts';

const words = sessions.page;

/** Shares the link with the device's own dialog. Without one, it copies the link. */
export function ShareItem({ session }: { session: Pick<SessionDetail, 'name' | 'key'> }) {
  const { name: title, key } = session;
  const share = async () => {
    const link = new URL(location.href);
    if (key !== undefined) link.searchParams.set('key', key);
    const url = link.href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
      } catch (error) {
        // Cancelling is not a failure.
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          await copyText(url, words);
      }
      return;
    }
    await copyText(url, words);
  };
  return (
    <MenuItem icon="share" onClick={() => void share()}>
      {words.share}
    </MenuItem>
  );
}
