import { Fragment } from 'react';

import { splitAtBold } from '../../worker/contract/bold.ts';

type Block = { items: string[] } | { text: string };

/** A description in parts: lines that begin with "- " or "* " are a list, everything else is text. */
export function blocksOf(description: string): Block[] {
  const blocks: Block[] = [];
  for (const line of description.split('\n')) {
    const item = /^[-*•] +(.*\S)/u.exec(line.trim())?.[1];
    const last = blocks.at(-1);
    if (item !== undefined) {
      if (last && 'items' in last) last.items.push(item);
      else blocks.push({ items: [item] });
    } else if (last && 'text' in last) last.text += `\n${line}`;
    else blocks.push({ text: line });
  }
  return blocks
    .map((block) => ('text' in block ? { text: block.text.trim() } : block))
    .filter((block) => !('text' in block) || block.text !== '');
}

const Inline = ({ text }: { text: string }) =>
  splitAtBold(text).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <strong key={index}>{part}</strong>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );

/** A description with bold words and lists. Nothing else in it is markup. */
export const Prose = ({ text, className }: { text: string; className?: string | undefined }) => (
  <div className={className} dir="auto">
    {blocksOf(text).map((block, at) =>
      'items' in block ? (
        // oxlint-disable-next-line react/no-array-index-key -- the blocks of one text never move
        <ul key={at}>
          {block.items.map((item, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={nth}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <p key={at}>
          <Inline text={block.text} />
        </p>
      ),
    )}
  </div>
);
