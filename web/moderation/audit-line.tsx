import { Link } from 'react-router';

import type { AuditItem } from '../../worker/contract/audit.ts';
import { pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { momentWord } from '../ui/dates.ts';
import { filled } from '../ui/filled.ts';
import { Icon } from '../ui/icon.tsx';
import { catalogueAdmin } from '../words/made/catalogue-admin.ts';
import { adminLog } from '../words/made/moderation-log.ts';
import { adminAppeals, adminReports } from '../words/made/moderation-reports.ts';
import { admin } from '../words/made/moderation.ts';
import css from './audit-line.module.css';
import { Moment } from './moment.tsx';

const words = adminLog;

/** The page of what a line is about. Undefined if it has none. */
function placeOf(iri: string) {
  const [, , collection = '', id = ''] = iri.split('/');
  if (collection === 'users') return `/admin/users/${id}`;
  if (collection === 'sessions') return `/session/${id}`;
  if (collection === 'admin') return '/admin';
  if (collection === 'categories') return '/categories';
  return collection === 'games' ? '/admingames' : undefined;
}

function About({ about }: { about: AuditItem['about'] }) {
  const place = placeOf(about['@id']);
  const name =
    place === '/admin' ? admin.tabs.overview : (about.name ?? about['@id'].replace('/api/', ''));
  return place === undefined ? <bdi>{name}</bdi> : <Link to={place}>{name}</Link>;
}

const Actor = ({ actor }: { actor: AuditItem['actor'] }) =>
  actor ? (
    <>
      <Avatar name={actor.name} src={pictureOf(actor.firstFile)} edge={24} />{' '}
      <Link to={`/admin/log?actor=${actor.id}`} title={words.show}>
        {actor.name}
      </Link>
    </>
  ) : (
    <span>{words.operator}</span>
  );

/** One line of the log: who, what, to whom, when, why, and what changed. */
export const AuditLine = ({ line }: { line: AuditItem }) => (
  <li className={css.line}>
    <p>
      {filled(words.actions[line.action]({ actor: '{actor}', about: '{about}' }), {
        actor: <Actor actor={line.actor} />,
        about: <About about={line.about} />,
      })}
      <OfReport after={line.after} />
    </p>
    <span className={css.when}>
      <Moment iso={line.createdAt} />
    </span>
    {line.reason !== '' && (
      <p className={css.reason} dir="auto">
        {line.reason}
      </p>
    )}
    <Change before={line.before} after={line.after} />
  </li>
);

type Facts = AuditItem['before'];

/** The report that the line belongs to. */
function OfReport({ after }: { after: Facts }) {
  const id = after?.['report'];
  if (typeof id !== 'number') return null;
  return (
    <>
      {' · '}
      <Link to={`/admin/reports/${id}`}>{words.report(id)}</Link>
    </>
  );
}

/** A timestamp in the format of JSON and SQLite. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** The facts that the sentence already contains. */
const SAID = new Set(['report', 'taken']);

/** The fields as the admin area calls them. Others are shown by their own names. */
const FIELDS: Record<string, string> = {
  appeal: adminAppeals.appeal,
  archived: catalogueAdmin.games.states.archived,
  categories: catalogueAdmin.form.categories,
  cover: catalogueAdmin.cover.label,
  decision: adminReports.was,
  name: catalogueAdmin.form.name,
  role: admin.users.role,
  status: admin.users.status,
  takenDown: admin.content.takenDown,
  until: admin.act.until,
};

/** The values of closed sets, by their field. */
const VALUES: Record<string, Record<string, string>> = {
  appeal: { granted: adminAppeals.granted, upheld: adminAppeals.upheld },
  decision: { upheld: adminReports.upheld, dismissed: adminReports.dismissed },
  role: {
    user: admin.users.roles.ROLE_USER,
    moderator: admin.users.roles.ROLE_MODERATOR,
    admin: admin.users.roles.ROLE_ADMIN,
  },
  status: admin.users.statuses,
};

const worded = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string' && MOMENT.test(value)) return momentWord(Date.parse(value));
  if (typeof value === 'string') return VALUES[name]?.[value] ?? value;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
};

/** The old and the new value of each changed field. */
function Change({ before, after }: { before: Facts; after: Facts }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = names.filter(
    (name) => !SAID.has(name) && worded(name, before?.[name]) !== worded(name, after?.[name]),
  );
  if (changed.length === 0) return null;
  return (
    <dl className={css.change}>
      {changed.map((name) => (
        <div key={name}>
          <dt>{FIELDS[name] ?? name}</dt>
          <dd>
            <span className="visually-hidden">{words.before} </span>
            <del>{worded(name, before?.[name])}</del>
            <Icon name="chevron-right" size={14} />
            <span className="visually-hidden">{words.after} </span>
            <ins>{worded(name, after?.[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
