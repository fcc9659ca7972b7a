import { useState } from 'react';

import { APPEAL_TEXT_MAX } from '../../../worker/contract/bounds.ts';
import type { DecisionItem } from '../../../worker/contract/decision.ts';
import { ApiError } from '../../base/api.ts';
import { typed } from '../../base/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { momentWord } from '../../ui/dates.ts';
import { Quote } from '../../ui/facts.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PleaseLogIn } from '../../ui/please-log-in.tsx';
import { useSessionDraft } from '../../ui/use-session-draft.ts';
import { common } from '../../words/made/common.ts';
import { decisions as words } from '../../words/made/decisions.ts';
import { DecisionFacts } from './decision-facts.tsx';
import css from './decisions.module.css';

const when = (iso: string) => momentWord(Date.parse(iso));

interface AppealDialogProps {
  /** The decision's id. */
  id: number;
  sendAppeal: (text: string) => Promise<unknown>;
  onClose: () => void;
}

function AppealDialog({ id, sendAppeal, onClose }: AppealDialogProps) {
  // The decision names the account. A refused user is not logged in.
  const draft = useSessionDraft(`appeal:${id}`);
  const [expired, setExpired] = useState(false);

  const act = async (data: FormData) => {
    const text = typed(data, 'text').trim();
    if (text === '') {
      const missing = words.appealMissing;
      throw new ApiError('invalid', 422, missing, { text: missing });
    }
    try {
      await sendAppeal(text);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthenticated') setExpired(true);
      throw error;
    }
    draft.forget();
    return words.sent;
  };

  return (
    <FormDialog
      title={words.appeal}
      text={words.appealHint}
      submit={words.send}
      noValidate
      {...(expired && { instead: <PleaseLogIn /> })}
      act={act}
      onClose={onClose}
    >
      <TextArea
        name="text"
        defaultValue={draft.start}
        onChange={({ target }) => draft.keep(target.value)}
        label={words.appealText}
        required
        maxLength={APPEAL_TEXT_MAX}
        countWords={common.count}
        rows={6}
      />
    </FormDialog>
  );
}

interface DecisionCardProps {
  decision: DecisionItem;
  sendAppeal: (text: string) => Promise<unknown>;
}

/** One decision with all that belongs to it: its extent, ground and facts, and the way to object. */
export function DecisionCard({ decision, sendAppeal }: DecisionCardProps) {
  const { id, kind, appeal, redress, endedAt } = decision;
  const [open, setOpen] = useState(false);
  const title = `decision-${id}-title`;
  return (
    <li id={`decision-${id}`} className={css.card}>
      <article className="stack-4" aria-labelledby={title}>
        <h2 id={title}>{words.kinds[kind]}</h2>
        <DecisionFacts decision={decision} />
        <p>{words.human}</p>
        {endedAt !== null && <p>{words.ended(when(endedAt))}</p>}
        {appeal === null ? (
          <p>{redress.appeal ? words.redress(when(redress.until)) : words.late}</p>
        ) : (
          <p>
            <strong>{words.statuses[appeal.status]}</strong>{' '}
            {appeal.restored === false && words.notRestored}
          </p>
        )}
        {appeal !== null && appeal.answer !== null && <Quote>{appeal.answer}</Quote>}
        {redress.appeal && (
          <div>
            <Button variant="primary" onClick={() => setOpen(true)}>
              {words.appeal}
            </Button>
          </div>
        )}
      </article>
      {open && <AppealDialog id={id} sendAppeal={sendAppeal} onClose={() => setOpen(false)} />}
    </li>
  );
}
