import { Fragment } from 'react';

import { type TermsBlock, parseTerms, termsFileFor } from '../../worker/contract/parse-terms.ts';
import { language } from '../words/language.ts';

const FILES = import.meta.glob<string>(['./terms/*.md', '!./terms/README.md'], {
  query: '?raw',
  import: 'default',
});
const START = './terms/';

/** The operator's own terms in the reader's language. Null if there are none. */
export async function loadOwnTerms(): Promise<TermsBlock[] | null> {
  const names = Object.keys(FILES).map((path) => path.slice(START.length));
  const file = FILES[`${START}${termsFileFor(language, names) ?? ''}`];
  return file ? parseTerms(await file()) : null;
}

/** All but the title, which the page shows. */
export const OwnTerms = ({ blocks }: { blocks: readonly TermsBlock[] }) => (
  <div dir="auto">
    {blocks.map(({ level, text, anchors }, index) => {
      const Tag = level === 0 ? 'p' : level === 3 ? 'h3' : 'h2';
      return level === 1 ? null : (
        // The file doesn't change while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {anchors.map((id) => (
            <span key={id} id={id} />
          ))}
          <Tag>{text}</Tag>
        </Fragment>
      );
    })}
  </div>
);
