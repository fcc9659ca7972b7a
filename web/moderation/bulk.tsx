import { type ReactNode, useRef, useState } from 'react';

import { ApiError } from '../base/api.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/switch.tsx';
import { admin } from '../words/made/moderation.ts';
import { colon, comma, gap } from '../words/punctuation.ts';
import css from './bulk.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

const words = admin.bulk;

const CHOSEN_MAX = 60;

/** What can be done to each of several items. */
export interface BulkAct<Item> {
  label: string;
  /** What happens to each of them. */
  text: string;
  /** The label of the reason. */
  reason?: string;
  fields?: ReactNode;
  /** Reads the form once. @returns what sends the act for one item @throws ApiError if a field is wrong */
  read: (reason: string, data: FormData) => (item: Item) => Promise<void>;
}

export interface Bulk<Item> {
  /** Undefined if nothing can be done to it. */
  nameOf: (item: Item) => string | undefined;
  acts: readonly BulkAct<Item>[];
}

interface Identified {
  id: number;
}

/** Whether a failure is about one item. */
const isOwn = ({ status }: ApiError) => [403, 404, 409].includes(status);

/** Why it failed. What is wrong with the form is thrown, since it is wrong for every item. */
async function failureOf(sent: Promise<void>) {
  try {
    await sent;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 422) throw error;
    return error;
  }
}

interface BulkListProps<Item> {
  items: readonly Item[];
  bulk: Bulk<Item>;
  /** The list. Each item gets its checkbox, if something can be done to it. */
  children: (tickOf: (item: Item) => ReactNode) => ReactNode;
}

/**
 * A list with a checkbox per item, and the acts on those that are chosen. Each item is sent by itself, one after the
 * other, so each has its own decision and its own refusal.
 */
export function BulkList<Item extends Identified>({ items, bulk, children }: BulkListProps<Item>) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [act, setAct] = useState<BulkAct<Item>>();
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  /** The last run. An earlier one may still be waiting for an answer, and keeps its own. */
  const current = useRef({ stopped: false });
  const chosen = items.filter((item) => ids.has(item.id) && bulk.nameOf(item) !== undefined);
  const full = chosen.length >= CHOSEN_MAX;

  const choose = (id: number, on: boolean) =>
    setIds((before) => new Set([...before].filter((one) => one !== id).concat(on ? [id] : [])));

  const tickOf = (item: Item) => {
    const name = bulk.nameOf(item);
    const checked = ids.has(item.id);
    return (
      name !== undefined && (
        <Tick
          aria-label={words.select(name)}
          checked={checked}
          disabled={full && !checked}
          onChange={({ target }) => choose(item.id, target.checked)}
        />
      )
    );
  };

  const deliver = async (send: (item: Item) => Promise<void>) => {
    const run = { stopped: false };
    current.current = run;
    const refused = new Map<string, string[]>();
    let count = 0;
    let failure: ApiError | undefined;
    for (const [done, item] of chosen.entries()) {
      if (run.stopped) break;
      setProgress({ done, count: chosen.length });
      // What isn't about one item would fail for the others, too.
      if (!failure || isOwn(failure)) failure = await failureOf(send(item));
      if (failure) {
        const why = describeFailure(failure);
        refused.set(why, [...(refused.get(why) ?? []), bulk.nameOf(item) ?? '']);
      } else {
        count += 1;
        choose(item.id, false);
      }
    }
    if (!run.stopped) setProgress(undefined);
    if (refused.size === 0) return words.done(count);
    const lines = [...refused].map(([why, names]) => `${names.join(comma)}${colon}${why}`);
    const said = words.failed({ count, names: lines.join(gap) });
    if (run.stopped) return said;
    throw new ApiError('refused', 409, said);
  };

  return (
    <>
      {children(tickOf)}
      <fieldset aria-label={words.label} className={css.bar}>
        <output>
          {chosen.length > 0 && `${words.selected(chosen.length)}${full ? ` · ${words.full}` : ''}`}
        </output>
        {chosen.length > 0 && (
          <>
            {bulk.acts.map((one) => (
              <Button key={one.label} onClick={() => setAct(one)}>
                {one.label}
              </Button>
            ))}
            <Button onClick={() => setIds(new Set())}>{words.clear}</Button>
          </>
        )}
      </fieldset>
      {act && (
        <ReasonDialog
          title={`${act.label}${colon}${words.selected(chosen.length)}`}
          text={act.text}
          submit={act.label}
          danger
          {...(act.reason !== undefined && { label: act.reason })}
          deliver={(reason, data) => deliver(act.read(reason, data))}
          onClose={() => {
            current.current.stopped = true;
            setProgress(undefined);
            setAct(undefined);
          }}
        >
          {act.fields}
          <p>{words.each}</p>
          <output>{progress && words.progress(progress)}</output>
        </ReasonDialog>
      )}
    </>
  );
}
