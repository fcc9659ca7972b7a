import { expect, it, onTestFinished } from 'vitest';

import { retryStyleSheets } from '../../../web/app/failed-style-sheets.ts';

function add(href: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const settled = new Promise<string>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(type));
  });
  document.head.append(link);
  onTestFinished(() => {
    for (const one of document.querySelectorAll(`link[href="${href}"]`)) one.remove();
  });
  return { link, settled };
}

const sheet = () => URL.createObjectURL(new Blob(['i {}'], { type: 'text/css' }));
const networkIsBack = () => dispatchEvent(new Event('online'));

/** A link to a style sheet that isn't there. */
function addFailing() {
  const href = sheet();
  URL.revokeObjectURL(href);
  return { href, ...add(href) };
}

/** Whether it was replaced by a link to the same. */
const isReplaced = ({ href, link }: ReturnType<typeof addFailing>) =>
  !link.isConnected && document.querySelector(`link[href="${href}"]`) !== null;

it('requests style sheets again that have failed, and leaves one that is still loading', async () => {
  retryStyleSheets();
  const failing = addFailing();
  expect(await failing.settled).toBe('error');
  const loading = add(sheet());
  networkIsBack();
  expect(isReplaced(failing)).toBe(true);
  expect(await loading.settled).toBe('load');
  expect(loading.link.isConnected).toBe(true);
});
