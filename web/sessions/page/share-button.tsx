import { sessions } from '../../words/en/sessions.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/toast-store.ts';

const words = sessions.page;

/** Shares the link with the device's own dialog. Without one, it copies the link. */
export function ShareButton({ name }: { name: string }) {
  const share = async () => {
    const { href: url } = location;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: name, url });
      } catch (error) {
        // Cancelling is not a failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
      }
      return;
    }
    await copy(url);
  };
  return (
    <Button icon="share" onClick={() => void share()}>
      {words.share}
    </Button>
  );
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    announce(words.copied, 'done');
  } catch {
    announce(words.notCopied(url), 'info');
  }
}
