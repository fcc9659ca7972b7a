import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import type { GameName } from '../../../worker/contract/game.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { checkAccount, loginPath } from '../../account.ts';
import { ApiError, api, load } from '../../api.ts';
import { useForm } from '../../use-form.ts';
import { errors } from '../../words/errors.ts';
import { sessions } from '../../words/sessions.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { announce } from '../ui/toast-store.ts';
import { bodyOf, changesOf, type Draft, rulesBroken } from './draft.ts';
import { Preview } from './preview.tsx';
import css from './session-editor.module.css';
import { useDraft } from './use-draft.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';

const words = sessions.editor;

export interface FieldsProps {
  draft: Draft;
  change: (fields: Partial<Draft>) => void;
  violations: Readonly<Record<string, string>>;
}

interface EditorFormProps {
  /** Null where it is a new one. */
  session: SessionItem | null;
  initial: Draft;
  suggested: readonly GameName[];
  /** Where the draft is kept until it is sent. */
  draftKey: string;
}

/** Adds a session or changes one. Nothing typed is lost: not by a mistake, a closed tab or a log-in in between. */
export function EditorForm({ session, initial, suggested, draftKey }: EditorFormProps) {
  // As it was when the form was opened: what is loaded again meanwhile is not what one has been editing.
  const [before] = useState(initial);
  const base = session ? JSON.stringify(before) : '';
  const { draft, change, touched, restored, discard, forget } = useDraft(draftKey, base, before);
  const [version, setVersion] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const taken = session?.seatsTaken ?? 1;

  const save = async () => {
    if (!session) return load(api.sessions.$post({ json: bodyOf(draft) }));
    const json = changesOf(draft, before);
    if (Object.keys(json).length === 0) return session;
    return load(api.sessions[':id'].$patch({ param: { id: String(session.id) }, json }));
  };

  const { pending, problem, violations, onSubmit } = useForm(async () => {
    const broken = rulesBroken(draft, session && before, Date.now(), taken);
    if (Object.keys(broken).length > 0) {
      throw new ApiError('invalid', 422, errors.fields, broken);
    }
    try {
      const saved = await save();
      forget();
      announce(
        session ? (saved === session ? words.nothing : words.saved) : words.added(saved.name),
        'done',
      );
      await navigate(`/session/${saved.id}`, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error;
      announce(words.loginAgain, 'problem');
      await checkAccount();
      await navigate(loginPath(pathname + search));
    }
  });

  // Once the mistakes are on the screen, to the first of them.
  useEffect(() => {
    if (Object.keys(violations).length === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
      ?.focus();
  }, [violations]);

  const fields = { draft, change, violations };
  return (
    <div className={css['editor']}>
      <form
        // The fields count their letters by what is typed: a discarded draft begins anew.
        key={version}
        ref={form}
        className={css['form']}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        {touched && (
          <div className={css['draft']}>
            <output>{restored ? words.restored : ''}</output>
            <Button
              size="sm"
              variant="bare"
              onClick={() => {
                discard();
                setVersion(version + 1);
                announce(words.discarded);
              }}
            >
              {words.discard}
            </Button>
          </div>
        )}
        <section className={css['part']} aria-labelledby="what">
          <h2 id="what">{words.what}</h2>
          <WhatFields {...fields} suggested={suggested} />
        </section>
        <section className={css['part']} aria-labelledby="when">
          <h2 id="when">{words.when}</h2>
          <WhenFields {...fields} isNew={session === null} taken={taken} />
        </section>
        <section className={css['part']} aria-labelledby="who">
          <h2 id="who">{words.who}</h2>
          <WhoFields {...fields} />
        </section>
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
        <div className={css['send']}>
          <Button type="submit" variant="primary" size="lg" pending={pending}>
            {session ? words.save : words.add}
          </Button>
          {session && (
            <Link to={`/session/${session.id}`} className={buttonClass({ size: 'lg' })}>
              {words.back}
            </Link>
          )}
        </div>
      </form>
      <Preview draft={draft} session={session} />
    </div>
  );
}
