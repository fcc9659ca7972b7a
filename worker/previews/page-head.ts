import { html, raw } from 'hono/html';

import { previews } from './texts.ts';

type Html = ReturnType<typeof html>;

/** What a page says about itself to search engines and messengers. */
export interface PageHead {
  title: string;
  description: string;
  /**
   * Its canonical path, without parameters that don't change its content. Undefined if search engines may not list the
   * page.
   */
  path?: string;
  /** The path of a feed with the same content. */
  feed?: string;
  /** The path of an image of 1200 × 630 px. */
  image: string;
  type?: 'website' | 'profile';
  /** Structured data: https://schema.org. */
  data?: (absolute: (path: string) => string) => object;
  /** Whether nobody may see what the page is about. */
  missing?: boolean;
  /** What visitors see until the client runs. */
  early?: Html | undefined;
}

/**
 * A data block. Browsers don't run it, so the Content-Security-Policy needn't allow it. It is escaped, since
 * `</script>` would end it.
 */
const dataBlock = (data: object) =>
  raw(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`,
  );

/** The tags of https://ogp.me and of Twitter's cards, as HTML. Their addresses must be absolute. */
export function headTags(
  { title, description, path, image, feed, type, data }: PageHead,
  origin: string,
) {
  const absolute = (to: string) => origin + to;
  const address = path === undefined ? undefined : absolute(path);
  return html`<meta name="description" content="${description}" />
    <meta property="og:site_name" content="${previews.name}" />
    <meta property="og:type" content="${type ?? 'website'}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${absolute(image)}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${
      address === undefined
        ? html`<meta name="robots" content="noindex" />`
        : html`<meta property="og:url" content="${address}" />
            <link rel="canonical" href="${address}" />`
    }
    ${feed === undefined ? '' : html`<link rel="alternate" type="application/atom+xml" href="${feed}" />`}
    ${data === undefined ? '' : dataBlock(data(absolute))}`;
}
