import type { Letter } from './words.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (found) => ESCAPES[found] ?? '');

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** A letter as mail programs without HTML show it. */
export const toText = ({ lines, link, otherwise }: Letter) =>
  [...lines, ...(link ? [`${link.label}:\n${link.url}`] : []), otherwise, '-- \nPeerway'].join(
    '\n\n',
  );

/** The same with a link to press. No picture, no style sheet, nothing that tells when it was read. */
export const toHtml = ({ subject, lines, link, otherwise }: Letter) =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>${escaped(subject)}</title></head><body>`,
    ...lines.map(paragraph),
    ...(link ? [`<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`] : []),
    paragraph(otherwise),
    '<p>Peerway</p></body></html>',
  ].join('\n');
