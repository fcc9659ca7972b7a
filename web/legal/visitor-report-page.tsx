import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import {
  EMAIL_MAX,
  REPORT_TEXT_MAX,
  VISITOR_KEPT_DAYS,
  VISITOR_NAME_MAX,
} from '../../worker/contract/bounds.ts';
import { AuthForm, AuthPage, Lead, Outcome } from '../accounts/auth-form.tsx';
import { firstAccountCheck, useAccount } from '../base/account.ts';
import { api, load, send } from '../base/api.ts';
import { assertStill } from '../base/assert-still.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { linkKey } from '../base/link-key.ts';
import { isAnothers } from '../base/page-owner.ts';
import { typed, useForm } from '../base/use-form.ts';
import { ReasonField, reasonOf } from '../moderation/report/reason-field.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { useSessionDraft } from '../ui/use-session-draft.ts';
import { common } from '../words/made/common.ts';
import { loadWords } from '../words/made/visitors.ts';
import { proveWork } from './proof-of-work.ts';

/** The page of the client for what visitors can report. */
const PLACES: Record<string, string> = { users: '/detail', sessions: '/session' };

/** The name of what is reported. Fails if it can't be seen any more. */
async function nameOf(about: string) {
  const [, , kind, id = ''] = about.split('/');
  const param = { id };
  if (kind === 'users') return (await load(api.users[':id'].$get({ param, query: {} }))).name;
  if (kind !== 'sessions') return undefined;
  return (await load(api.sessions[':id'].$get({ param, query: linkKey() }))).name;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const about = new URL(request.url).searchParams.get('about') ?? '';
  await firstAccountCheck();
  // The form doesn't wait for it.
  const name = deferErrors(nameOf(about));
  return { about, name, words: (await loadWords()).visitorReports };
}

/** What is typed must not be lost. Another user doesn't see it, nor what it is about. */
export const shouldRevalidate = isAnothers;

/** /report?about=…: a report by someone without an account. */
export function Component() {
  const { about, name, words } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [done, setDone] = useState(false);
  const { user } = useAccount();
  // Whoever logs in goes on with what they typed before.
  const visitors = useSessionDraft(`report:0:${about}`);
  const draft = useSessionDraft(`report:${user}:${about}`, visitors.start);

  const form = useForm(async (data) => {
    const reason = reasonOf(data);
    const email = typed(data, 'email').trim();
    const ownName = typed(data, 'name').trim();
    const challenge = await load(api.reports.challenge.$get());
    const json = {
      about,
      reason,
      text: typed(data, 'text'),
      ...(data.get('goodFaith') !== null && { goodFaith: true as const }),
      ...(email !== '' && { email }),
      ...(ownName !== '' && { name: ownName }),
      proof: await proveWork(challenge),
    };
    if (user !== 0) assertStill(user);
    await send(api.reports.$post({ query: linkKey(), json }));
    draft.forget();
    visitors.forget();
    setDone(true);
  });

  const [, , kind = '', id = ''] = about.split('/');
  const place = PLACES[kind];
  const address = `${place}/${id}`;
  const subject = place !== undefined && (
    <p>
      {words.about}{' '}
      <Link to={address}>
        <bdi>
          <AwaitedPart answer={name} loading={address} failed={address}>
            {(known) => known ?? address}
          </AwaitedPart>
        </bdi>
      </Link>
    </p>
  );
  if (done) {
    return (
      <AuthPage title={words.done}>
        <Outcome>{words.doneText}</Outcome>
        {subject}
      </AuthPage>
    );
  }
  if (about === '') {
    return (
      <AuthPage title={words.title}>
        <Lead>{words.nothing}</Lead>
      </AuthPage>
    );
  }
  // What it is about has no field, and neither has the proof.
  const problem = form.violations['about'] ?? form.violations['proof'] ?? form.problem;
  return (
    <AuthPage title={words.title}>
      <Outcome />
      <Lead>{words.lead}</Lead>
      {subject}
      <AuthForm form={form} submit={words.submit} problem={problem}>
        <ReasonField />
        <TextArea
          name="text"
          label={words.text}
          hint={words.textHint}
          defaultValue={draft.start}
          onChange={({ target }) => draft.keep(target.value)}
          maxLength={REPORT_TEXT_MAX}
          countWords={common.count}
          rows={5}
          required
        />
        <TextField
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint(VISITOR_KEPT_DAYS)}
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <TextField
          name="name"
          label={words.name}
          autoComplete="name"
          maxLength={VISITOR_NAME_MAX}
        />
        <Checkbox name="goodFaith" label={words.goodFaith} hint={words.working} required />
      </AuthForm>
    </AuthPage>
  );
}
