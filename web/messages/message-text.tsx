import { Fragment } from 'react';

import { splitAtLinks } from './links.ts';

/** A message as it was typed. Web addresses are links. Nothing is loaded from them. */
export const MessageText = ({ text }: { text: string }) =>
  splitAtLinks(text).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
