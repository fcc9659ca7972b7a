import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import type { AdminUserDetail } from '../../worker/contract/admin-user.ts';
import type { Person } from '../../worker/contract/person.ts';
import { api, load, send } from '../base/api.ts';
import { Button } from '../ui/button.tsx';
import { loadWords } from '../words/made/registration.ts';
import css from './admin.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

export async function loadRegistration(id: string) {
  const [item, words] = await Promise.all([
    load(api.admin.registrations[':id'].$get({ param: { id } })),
    loadWords(),
  ]);
  return { item, words: words.registration.gate };
}

type Loaded = Awaited<ReturnType<typeof loadRegistration>>;

const PersonLink = ({ person }: { person: Person }) => (
  <Link to={`/admin/users/${person.id}`}>
    <bdi>{person.name}</bdi>
  </Link>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

/** Who invited a user and whom they invited, and the decision on a registration that waits. */
export function RegistrationPanel({ item, words, user }: Loaded & { user: AdminUserDetail }) {
  const [approved, setApproved] = useState<boolean>();
  const { waiting, invitedBy, invited } = item;
  if (!waiting && invitedBy === null && invited.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="registration">
      <h3 id="registration">{words.title}</h3>
      <dl className={css.facts}>
        {invitedBy !== null && (
          <Fact name={words.invitedBy}>
            <PersonLink person={invitedBy} />
          </Fact>
        )}
        {invited.length > 0 && (
          <Fact name={words.invited}>
            {invited.map((person, index) => (
              <span key={person.id}>
                {index > 0 && ', '}
                <PersonLink person={person} />
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {waiting && (
        <div className={css.actions}>
          <Button variant="primary" onClick={() => setApproved(true)}>
            {words.approve}
          </Button>
          <Button variant="danger" onClick={() => setApproved(false)}>
            {words.decline}
          </Button>
        </div>
      )}
      {approved !== undefined && (
        <ReasonDialog
          title={(approved ? words.approveTitle : words.declineTitle)(user.name)}
          text={approved ? words.approveText : words.declineText}
          submit={approved ? words.approve : words.decline}
          danger={!approved}
          deliver={async (reason) => {
            const param = { id: String(user.id) };
            const json = { approved, reason };
            await send(api.admin.registrations[':id'].$patch({ param, json }));
            return (approved ? words.approved : words.declined)(user.name);
          }}
          onClose={() => setApproved(undefined)}
        />
      )}
    </section>
  );
}
