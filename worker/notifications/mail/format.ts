import type { Email } from './words.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (found) => ESCAPES[found] ?? '');

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** The plain text part. */
export const toText = ({ lines, link, otherwise }: Email) =>
  [...lines, ...(link ? [`${link.label}:\n${link.url}`] : []), otherwise, '-- \nPeerway'].join(
    '\n\n',
  );

/** The HTML part. It loads no images and no style sheets, so opening it can't be tracked. */
export const toHtml = ({ subject, lines, link, otherwise }: Email) =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>${escaped(subject)}</title></head><body>`,
    ...lines.map(paragraph),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    paragraph(otherwise),
    '<p>Peerway</p></body></html>',
  ].join('\n');
