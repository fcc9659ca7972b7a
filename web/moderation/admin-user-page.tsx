import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import type { AdminUserDetail } from '../../worker/contract/admin-user.ts';
import { accountState, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { Fact, Facts } from '../ui/facts.tsx';
import { counted } from '../words/counted.ts';
import { admin } from '../words/made/moderation.ts';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { Answer } from './answer.tsx';
import lines from './audit-line.module.css';
import { AuditLine } from './audit-line.tsx';
import { Moment } from './moment.tsx';
import { RegistrationPanel, loadRegistration } from './registration-panel.tsx';
import { SeenWord } from './seen-word.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';

const words = admin.users;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request);
  const param = { id: params['id'] ?? '' };
  const { admin: isAdmin } = accountState();
  return {
    answer: load(api.admin.users[':id'].$get({ param })),
    registration: isAdmin ? deferErrors(loadRegistration(param.id)) : null,
  };
}

/** /admin/users/{id}: the facts about a user, and the actions on them. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  const { id } = useParams();
  return (
    <Answer key={id} of={answer}>
      {(user: AdminUserDetail) => <Shown user={user} />}
    </Answer>
  );
}

const Shown = ({ user }: { user: AdminUserDetail }) => (
  <article className={css.section} aria-labelledby="account">
    <Link to="/admin/users" className={css.inline}>
      {admin.back}
    </Link>
    <header className={css.who}>
      <Avatar name={user.name} src={pictureOf(user.firstFile)} edge={64} />
      <div>
        <h2 id="account">
          <bdi>{user.name}</bdi>
        </h2>
        <span className={css.badges}>
          <UserBadges user={user} />
          {user.status === 'active' && (
            <Link to={`/detail/${user.id}`} className={css.inline}>
              {words.page}
            </Link>
          )}
        </span>
      </div>
    </header>
    <div className={css.columns}>
      <div className={css.section}>
        <section className={css.panel} aria-labelledby="facts">
          <h3 id="facts">{words.facts}</h3>
          <FactList user={user} />
        </section>
        <section className={css.section} aria-labelledby="log">
          <h3 id="log">{words.log}</h3>
          {user.log.length === 0 ? (
            <p className="soft">{words.noLog}</p>
          ) : (
            <ul className={lines['lines']}>
              {user.log.map((line) => (
                <AuditLine key={line.id} line={line} />
              ))}
            </ul>
          )}
          {useAccount().admin && (
            <Link to={`/admin/log?about=/api/users/${user.id}`} className={css.inline}>
              {words.wholeLog}
            </Link>
          )}
        </section>
      </div>
      <div className={css.section}>
        <Registration user={user} />
        <section className={css.panel} aria-labelledby="acts">
          <h3 id="acts">{words.acts}</h3>
          <UserActions user={user} />
        </section>
      </div>
    </div>
  </article>
);

/** What only admins see: who invited whom. */
function Registration({ user }: { user: AdminUserDetail }) {
  const { registration } = useLoaderData<typeof loader>();
  return (
    registration && (
      <AwaitedPart answer={registration} failed={null}>
        {(known) => <RegistrationPanel {...known} user={user} />}
      </AwaitedPart>
    )
  );
}

function FactList({ user }: { user: AdminUserDetail }) {
  return (
    <Facts>
      <Fact name={words.email}>
        {user.email} ({user.emailConfirmed ? words.confirmed : words.unconfirmed})
      </Fact>
      <Fact name={words.state}>
        {words.statuses[user.status]}
        {user.status === 'suspended' && user.until !== null && (
          <>
            {' · '}
            <Moment iso={user.until} />
          </>
        )}
      </Fact>
      <Fact name={words.why}>{user.statusReason}</Fact>
      <Fact name={words.seen}>
        <SeenWord user={user} />
      </Fact>
      <Fact name={words.since}>
        <Moment iso={user.createdAt} />
      </Fact>
      <Fact name={words.leaves}>{user.leavesAt !== null && <Moment iso={user.leavesAt} />}</Fact>
      <Fact name={words.reports}>
        {words.reportCounts({
          open: user.openReports,
          upheld: user.upheldReports,
          dismissed: user.dismissedReports,
        })}
      </Fact>
      <Fact name={words.ownReports}>{counted(user.ownReports)}</Fact>
      <Fact name={words.sessions}>{counted(user.sessionsAhead)}</Fact>
      <Fact name={words.warnings}>{counted(user.openWarnings)}</Fact>
    </Facts>
  );
}
