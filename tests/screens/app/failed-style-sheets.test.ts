import { expect, it, onTestFinished } from 'vitest';

import { retryStyleSheets } from '../../../web/app/failed-style-sheets.ts';

retryStyleSheets();

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

it('leaves a style sheet that is still loading when the network comes back', async () => {
  const { link, settled } = add(sheet());
  networkIsBack();
  expect(await settled).toBe('load');
  expect(link.isConnected).toBe(true);
});

it('requests one that has failed again', async () => {
  const href = sheet();
  URL.revokeObjectURL(href);
  const { link, settled } = add(href);
  expect(await settled).toBe('error');
  networkIsBack();
  const again = document.querySelector(`link[href="${href}"]`);
  expect(again).not.toBe(link);
  expect(again).not.toBeNull();
});
