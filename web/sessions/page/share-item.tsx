import type { SessionDetail } from '../../../worker/contract/session.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { MenuItem } from '../../ui/menu.tsx';
import { sessions } from '../../words/made/sessions.ts';

const words = sessions.page;

type Shared = Pick<SessionDetail, 'name' | 'key'>;

/** Shares the link with the device's own dialog. Without one, it copies the link. */
async function share({ name: title, key }: Shared) {
  const link = new URL(location.href);
  if (key !== undefined) link.searchParams.set('key', key);
  const url = link.href;
  if (typeof navigator.share !== 'function') return copyText(url, words);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Cancelling is not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, words);
  }
}

export const ShareItem = ({ session }: { session: Shared }) => (
  <MenuItem icon="share" onClick={() => void share(session)}>
    {words.share}
  </MenuItem>
);

export const ShareButton = ({ session }: { session: Shared }) => (
  <Button icon="share" onClick={() => void share(session)}>
    {words.share}
  </Button>
);
