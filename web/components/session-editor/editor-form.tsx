import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import type { GameName } from '../../../worker/contract/game.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { checkAccount, loginPath } from '../../account.ts';
import { ApiError, api, load } from '../../api.ts';
import { handOver, queueOf } from '../../uploads/queue.ts';
import { useForm } from '../../use-form.ts';
import { errors } from '../../words/errors.ts';
import { media as mediaWords } from '../../words/media.ts';
import { sessions } from '../../words/sessions.ts';
import { MediaEditor, NEW_SESSION, ownerPath } from '../media-editor/media-editor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { announce } from '../ui/toast-store.ts';
import { bodyOf, changesOf, type Draft, draftOf, putOver, rulesBroken } from './draft.ts';
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
  session: SessionDetail | null;
  initial: Draft;
  suggested: readonly GameName[];
  /** Where the draft is kept until it is sent. */
  draftKey: string;
}

/** Adds a session or changes one. Nothing typed is lost: not by a mistake, a closed tab or a log-in in between. */
export function EditorForm({ session, initial, suggested, draftKey }: EditorFormProps) {
  // As it was when the form was opened: what is loaded again meanwhile is not what one has been editing.
  const [{ source, before }, setOpened] = useState({ source: session, before: initial });
  // As it has become in another tab; only once that has been noticed.
  const [newer, setNewer] = useState<SessionDetail>();
  const base = source ? JSON.stringify(before) : '';
  const { draft, change, touched, restored, discard, forget } = useDraft(draftKey, base, before);
  const [version, setVersion] = useState(0);
  const [media, setMedia] = useState<readonly MediaItem[]>(session?.media ?? []);
  // A new one, once it is there and its files are on their way.
  const [made, setMade] = useState<number>();
  const id = source?.id ?? made;
  const owner = id === undefined ? null : ({ kind: 'session', id } as const);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const taken = source?.seatsTaken ?? 1;

  const save = async () => {
    if (!source) return load(api.sessions.$post({ json: bodyOf(draft) }));
    const changes = changesOf(draft, before);
    if (Object.keys(changes).length === 0) return source;
    const json = { ...changes, revision: source.revision };
    return load(api.sessions[':id'].$patch({ param: { id: String(source.id) }, json }));
  };

  const { pending, problem, violations, onSubmit, clear } = useForm(async () => {
    const broken = rulesBroken(draft, source && before, Date.now(), taken);
    if (Object.keys(broken).length > 0) {
      throw new ApiError('invalid', 422, errors.fields, broken);
    }
    try {
      const saved = await save();
      forget();
      if (!source) setMade(saved.id);
      const whole = source !== null || (await sendWaiting(saved.id));
      if (whole)
        announce(
          source ? (saved === source ? words.nothing : words.saved) : words.added(saved.name),
          'done',
        );
      else announce(mediaWords.someFailed, 'problem');
      // Whoever has gone elsewhere meanwhile stays there.
      if (!form.current) return;
      await navigate(whole ? `/session/${saved.id}` : `/sessions/add/${saved.id}`, {
        replace: true,
      });
    } catch (error) {
      if (source && error instanceof ApiError && error.status === 409) {
        setNewer(await newerThan(source));
      }
      if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error;
      announce(words.loginAgain, 'problem');
      await checkAccount();
      await navigate(loginPath(pathname + search));
    }
  });

  /** Edits the newer one from now on, with what has been typed still in it. */
  const takeOver = (found: SessionDetail) => {
    const now = draftOf(found);
    change(putOver(draft, before, now));
    setOpened({ source: found, before: now });
    setMedia(found.media);
    setNewer(undefined);
    setVersion(version + 1);
    clear();
    announce(words.takenOver);
  };

  const startOver = () => {
    discard();
    if (!session) queueOf(NEW_SESSION).clear();
    setVersion(version + 1);
    announce(words.discarded);
  };

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
        {restored && touched && (
          <div className={css['draft']}>
            <output>{words.restored}</output>
            <Button size="sm" variant="bare" onClick={startOver}>
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
        <div className={css['part']}>
          <MediaEditor owner={owner} media={media} onChange={setMedia} />
        </div>
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
        {newer && (
          <Button icon="edit" onClick={() => takeOver(newer)}>
            {words.takeOver}
          </Button>
        )}
        <div className={css['send']}>
          <Button type="submit" variant="primary" size="lg" pending={pending}>
            {session ? words.save : words.add}
          </Button>
          {session && (
            <Link to={`/session/${session.id}`} className={buttonClass({ size: 'lg' })}>
              {words.back}
            </Link>
          )}
          {/* Not above the form: what one types in must not move by the first letter. */}
          {touched && !restored && (
            <Button size="lg" variant="bare" onClick={startOver}>
              {words.discard}
            </Button>
          )}
        </div>
      </form>
      <Preview draft={draft} session={session} media={media} />
    </div>
  );
}

/** The session as it now stands, where it can still be edited and is another than it was. */
async function newerThan({ id, revision }: SessionDetail) {
  const now = await load(api.sessions[':id'].$get({ param: { id: String(id) } }));
  const over = now.status === 'ended' || now.status === 'cancelled';
  return over || now.revision === revision ? undefined : now;
}

/** Sends the files that have waited for a new session. @returns whether all of them are there */
async function sendWaiting(id: number) {
  const queue = handOver(NEW_SESSION, ownerPath({ kind: 'session', id }));
  await queue.settled();
  return queue.entries().every(({ state }) => state === 'done' || state === 'refused');
}
