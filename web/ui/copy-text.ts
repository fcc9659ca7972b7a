import { announce } from '../base/toast-store.ts';

/** Copies a text and says so. Where the browser doesn't allow it, it shows the text instead. */
export async function copyText(
  text: string,
  words: { copied: string; notCopied: (text: string) => string },
) {
  try {
    await navigator.clipboard.writeText(text);
    announce(words.copied, 'done');
  } catch {
    announce(words.notCopied(text), 'info');
  }
}
