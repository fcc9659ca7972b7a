import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { CallTransport } from '../../../worker/contract/call-bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { announce } from '../../base/toast-store.ts';
import { MediaEditor, newSession } from '../../media/editor/media-editor.tsx';
import { queueOf } from '../../media/uploads/queue.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useSessionDraft } from '../../ui/use-session-draft.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { RepeatFields } from '../series/repeat-fields.tsx';
import { AgainFields, AgainTimes } from './again-fields.tsx';
import { inviteAgain } from './again.ts';
import { type Draft, draftOf, mended, putOver } from './draft.ts';
import { JoinFields } from './join-fields.tsx';
import type { Again } from './played-again.ts';
import { Preview } from './preview.tsx';
import css from './session-editor.module.css';
import { type FieldsProps, useDraft } from './use-draft.ts';
import { type Opened, useSaving } from './use-saving.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';

const words = sessions.editor;

interface EditorFormProps {
  /** Null for a new session. */
  session: SessionDetail | null;
  initial: Draft;
  suggested: readonly GameName[];
  voice: CallTransport;
  /** The key that the draft is stored under until it is sent. */
  draftKey: string;
  /** Set if a session is played again with the same people. */
  again: Again | null;
}

/** Adds or edits a session. No typed text is lost by an error, a closed tab or a log-in. */
export function EditorForm(props: EditorFormProps) {
  const { session, initial, suggested, voice, draftKey, again } = props;
  const [opened, setOpened] = useState<Opened>({ source: session, before: initial });
  const { source, before } = opened;
  const base = source ? JSON.stringify(before) : '';
  const { draft, change, touched, restored, discard, forget } = useDraft(draftKey, base, before);
  const kept = useSessionDraft(`${draftKey}:left-out`);
  const [leftOut, setLeftOut] = useState(() => kept.start.split(',').map(Number));
  const leaveOut = (users: number[]) => {
    kept.keep(users.join(','));
    setLeftOut(users);
  };
  const invite = async (id: number) => {
    kept.forget();
    if (!again) return;
    const users = again.people.map((person) => person.id);
    await inviteAgain(
      id,
      again.from,
      users.filter((user) => !leftOut.includes(user)),
    );
  };
  const saving = useSaving({ ...opened, draft, onSaved: forget, onMade: invite });
  const { element, newer, locked, id } = saving;
  const submit = useRef<HTMLButtonElement>(null);
  const [media, setMedia] = useState<readonly MediaItem[]>(session?.media ?? []);
  // The fields count characters as the user types. So another draft needs new fields.
  const [version, setVersion] = useState(0);

  /** Continues with the newer version of the session, and applies what was typed to it. */
  const takeOver = (found: SessionDetail) => {
    const now = draftOf(found, { ...before.series, following: false });
    change(putOver(draft, before, now));
    setOpened({ source: found, before: now });
    setMedia(found.media);
    setVersion(version + 1);
    saving.clear();
    announce(words.takenOver);
  };

  const startOver = () => {
    discard();
    if (!session) queueOf(newSession()).clear();
    setVersion(version + 1);
    announce(words.discarded);
  };

  // A locked field can't keep the focus.
  useEffect(() => {
    if (locked) submit.current?.focus();
  }, [locked]);

  // Once an attempt's errors are rendered, focus the first of them.
  useEffect(() => {
    if (saving.pending) return;
    element.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
      ?.focus();
  }, [saving.pending, element]);

  const mend = (fields: Partial<Draft>) => {
    change(fields);
    saving.forgive(mended({ ...draft, ...fields }, fields, source && before, source?.seatsTaken));
  };

  return (
    <div className={css.editor}>
      <Form key={version} form={saving} ref={element} className={css.form} noValidate>
        <fieldset className={css.fields} disabled={locked}>
          {restored && touched && (
            <div className={css.draft}>
              <output>{words.restored}</output>
              <Discard size="sm" onClick={startOver} />
            </div>
          )}
          <Parts
            fields={{ draft, change: mend }}
            suggested={suggested}
            voice={voice}
            isNew={session === null}
            taken={source?.seatsTaken ?? 1}
            times={again && <AgainTimes times={again.times} draft={draft} change={mend} />}
          />
          {again && <AgainFields again={again} leftOut={leftOut} onLeaveOut={leaveOut} />}
        </fieldset>
        <div className={css.part}>
          <MediaEditor
            owner={id === undefined ? null : { kind: 'session', id }}
            media={media}
            onChange={setMedia}
          />
        </div>
        <Problem>{saving.problem}</Problem>
        {newer && (
          <Button icon="edit" onClick={() => takeOver(newer)}>
            {words.takeOver}
          </Button>
        )}
        <div className={css.send}>
          <Button ref={submit} type="submit" variant="primary" size="lg" pending={saving.pending}>
            {session ? words.save : words.add}
          </Button>
          {session && (
            <ButtonLink to={`/session/${session.id}`} size="lg">
              {words.back}
            </ButtonLink>
          )}
          {/* Below the form, because above it would move the fields with the first typed letter. */}
          {touched && !restored && !locked && <Discard size="lg" onClick={startOver} />}
        </div>
      </Form>
      <Preview draft={draft} session={session} media={media} />
    </div>
  );
}

const Discard = ({ size, onClick }: { size: 'sm' | 'lg'; onClick: () => void }) => (
  <Button size={size} variant="bare" onClick={onClick}>
    {words.discard}
  </Button>
);

interface PartsProps {
  fields: FieldsProps;
  suggested: readonly GameName[];
  voice: CallTransport;
  isNew: boolean;
  /** The seats that are already taken. */
  taken: number;
  /** Suggested starts. */
  times: ReactNode;
}

const Parts = ({ fields, suggested, voice, isNew, taken, times }: PartsProps) => (
  <>
    <Section id="what" title={words.what}>
      <WhatFields {...fields} suggested={suggested} />
    </Section>
    <Section id="when" title={words.when}>
      {times}
      <WhenFields {...fields} voice={voice} isNew={isNew} taken={taken} />
      <RepeatFields {...fields} isNew={isNew} />
    </Section>
    <Section id="who" title={words.who}>
      <WhoFields {...fields} />
    </Section>
    <Section id="join" title={seats.editor.title}>
      <JoinFields {...fields} />
    </Section>
  </>
);

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={css.part} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
