import { Link } from 'react-router';

import type { AdminUserDetail } from '../../worker/contract/admin-user.ts';
import type { Person } from '../../worker/contract/person.ts';
import { api, byId, load, send } from '../base/api.ts';
import { Fact, Facts } from '../ui/facts.tsx';
import { loadWords } from '../words/made/registration.ts';
import css from './admin.module.css';
import { ReasonButton } from './reason-dialog.tsx';

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

/** Who invited a user and whom they invited, and the decision on a registration that waits. */
export function RegistrationPanel({ item, words, user }: Loaded & { user: AdminUserDetail }) {
  const { waiting, invitedBy, invited } = item;
  if (!waiting && invitedBy === null && invited.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="registration">
      <h3 id="registration">{words.title}</h3>
      <Facts>
        <Fact name={words.invitedBy}>{invitedBy && <PersonLink person={invitedBy} />}</Fact>
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
      </Facts>
      {waiting && (
        <div className="stack-2">
          {[true, false].map((approved) => (
            <ReasonButton
              key={String(approved)}
              variant={approved ? 'primary' : 'danger'}
              title={(approved ? words.approveTitle : words.declineTitle)(user.name)}
              text={approved ? words.approveText : words.declineText}
              submit={approved ? words.approve : words.decline}
              danger={!approved}
              deliver={(reason) => {
                const json = { approved, reason };
                const said = (approved ? words.approved : words.declined)(user.name);
                return send(
                  api.admin.registrations[':id'].$patch({ ...byId(user.id), json }),
                  said,
                );
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
