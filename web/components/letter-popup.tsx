import { type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useAccount } from '../account.ts';
import { ApiError } from '../api.ts';
import { typed, useForm } from '../use-form.ts';
import { useKept } from '../use-kept.ts';
import { common } from '../words/common.ts';
import css from './letter-popup.module.css';
import { PleaseLogIn } from './please-log-in.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import { TextArea } from './ui/field.tsx';
import { announce } from './ui/toast-store.ts';

interface LetterPopupProps {
  /** Whom or what it is about, as an IRI: what is typed is kept under it until it is sent, in this tab. */
  about: string;
  /** What the text is called on the wire: violations name it so. */
  field: string;
  max: number;
  words: {
    title: string;
    text: string;
    hint?: string;
    submit: string;
    already: string;
    login?: string;
  };
  /** Sends the text. @returns what to say about it */
  deliver: (text: string) => Promise<string>;
  onClose: () => void;
  children?: ReactNode;
}

/** A popup with a text area, a submit and a close button: to apply, to invite. Visitors read 'Please Log in'. */
export function LetterPopup(props: LetterPopupProps) {
  const { about, field, max, words, deliver, onClose, children } = props;
  const { login, user } = useAccount();
  // By who began to write: nobody else finds it.
  const draft = useKept(`letter:${user}:${about}`);
  const { revalidate } = useRevalidator();
  const [expired, setExpired] = useState(false);
  const formId = useId();

  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    try {
      announce(await deliver(typed(data, field)), 'done');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'unauthenticated') {
        if (words.login !== undefined) announce(words.login, 'problem');
        setExpired(true);
        return;
      }
      if (error.kind !== 'exists') throw error;
      announce(words.already, 'problem');
    }
    draft.forget();
    onClose();
    await revalidate();
  });

  const asked = login && !expired;
  const footer = (
    <>
      <Button onClick={onClose}>{common.close}</Button>
      <Button type="submit" form={formId} variant="primary" pending={pending}>
        {words.submit}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={common.close}
      {...(asked && { footer })}
    >
      {!asked && <PleaseLogIn />}
      {/* Kept in the page when a log-in has run out: what was typed must not be lost. */}
      <form
        id={formId}
        className={css['form']}
        hidden={!asked}
        onSubmit={(event) => void onSubmit(event)}
      >
        <TextArea
          name={field}
          defaultValue={draft.start}
          onChange={({ target }) => draft.keep(target.value)}
          label={words.text}
          hint={words.hint}
          error={violations[field] ?? problem}
          maxLength={max}
          countWords={common.count}
          rows={5}
        />
        {children}
      </form>
    </Dialog>
  );
}
