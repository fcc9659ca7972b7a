import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { HeldTextItem } from '../../worker/contract/held-text.ts';
import { api, byId, load, send } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { Quote } from '../ui/facts.tsx';
import { PersonRow } from '../ui/person-row.tsx';
import { held as words } from '../words/made/held.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { GroundField, groundOf } from './ground-field.tsx';
import { Ago } from './moment.tsx';
import { QueueLinks } from './queue-links.tsx';
import { ReasonButton } from './reason-dialog.tsx';

const page = (next?: string): Promise<Page<HeldTextItem>> =>
  load(api.admin.held.$get({ query: cursorOf(next) }));

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request);
  return { answer: page() };
}

/** /admin/reports/held: names and public texts that wait because of the operator's words. */
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  return (
    <AdminSection title={words.title}>
      <QueueLinks current="held" />
      <AdminList
        answer={answer}
        loadNext={page}
        empty={{ title: words.none, text: words.noneHint }}
        className="stack-2"
      >
        {(item) => <HeldRow key={item.id} item={item} />}
      </AdminList>
    </AdminSection>
  );
}

const Titled = ({ title, text }: { title: string; text: string }) => (
  <>
    <h3>{title}</h3>
    <Quote>{text}</Quote>
  </>
);

function HeldRow({ item }: { item: HeldTextItem }) {
  const { user, session, field, text, before } = item;
  return (
    <PersonRow
      name={<Link to={`/admin/users/${user.id}`}>{user.name}</Link>}
      drawn={user.name}
      picture={pictureOf(user.firstFile)}
      facts={
        <>
          <span>{words[field]}</span>
          {session && <Link to={`/session/${session.id}`}>{session.name}</Link>}
          <Ago iso={item.createdAt} />
        </>
      }
    >
      <div className="stack-2">
        <Titled title={words.text} text={text} />
        {before !== text && <Titled title={words.before} text={before} />}
        <Decide id={item.id} />
      </div>
    </PersonRow>
  );
}

/** Shows a text or refuses it, with a reason. */
const Decide = ({ id }: { id: number }) => (
  <span className={css.badges}>
    {[true, false].map((approved) => (
      <ReasonButton
        key={String(approved)}
        variant={approved ? 'primary' : 'quiet'}
        title={approved ? words.approveTitle : words.refuseTitle}
        text={approved ? words.approveText : words.refuseText}
        submit={approved ? words.approve : words.refuse}
        danger={!approved}
        deliver={(reason, data) => {
          const json = { approved, reason, ...groundOf(data) };
          const said = approved ? words.approved : words.refused;
          return send(api.admin.held[':id'].$patch({ ...byId(id), json }), said);
        }}
      >
        {!approved && <GroundField />}
      </ReasonButton>
    ))}
  </span>
);
