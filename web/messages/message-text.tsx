import { Fragment } from 'react';

/** Addresses that a click may open. The last character is none of a sentence's. */
const LINK = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/giu;

/** What someone wrote, as it was typed. Web addresses are links, and nothing is fetched from them. */
export const MessageText = ({ text }: { text: string }) =>
  text.split(LINK).map((part, index) =>
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
