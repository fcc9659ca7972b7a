import { directionOf } from '../../contract/locales.ts';
import type { Email } from './texts.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (found) => ESCAPES[found] ?? '');

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

const texts = (links: Email['links'] = []) => links.map(({ label, url }) => `${label}:\n${url}`);

const anchors = (links: Email['links'] = []) =>
  links.map(({ label, url }) => `<p><a href="${escaped(url)}">${escaped(label)}</a></p>`);

/** The plain text part. */
export const toText = ({ lines, links, otherwise, foot }: Email) =>
  [...lines, ...texts(links), otherwise, ...texts(foot), '-- \nPeerway'].join('\n\n');

/**
 * The HTML part. It loads no images and no style sheets, so opening it can't be tracked. Long words break, since a name
 * may be one.
 */
export const toHtml = ({ subject, lines, links, otherwise, foot }: Email, locale: string) =>
  [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>${escaped(subject)}</title></head><body style="overflow-wrap: anywhere">`,
    ...lines.map(paragraph),
    ...anchors(links),
    paragraph(otherwise),
    ...anchors(foot),
    '<p>Peerway</p></body></html>',
  ].join('\n');
