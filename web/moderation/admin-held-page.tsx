import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { HeldTextItem } from '../../worker/contract/held-text.ts';
import { api, load, send } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { Button } from '../ui/button.tsx';
import rows from '../ui/person-row.module.css';
import { PersonRow } from '../ui/person-row.tsx';
import { held as words } from '../words/made/held.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { GroundField, groundOf } from './ground-field.tsx';
import { Ago } from './moment.tsx';
import { QueueLinks } from './queue-links.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

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
        className={rows['rows']}
      >
        {(item) => <HeldRow key={item.id} item={item} />}
      </AdminList>
    </AdminSection>
  );
}

const Quote = ({ title, text }: { title: string; text: string }) => (
  <>
    <h3>{title}</h3>
    <blockquote className={css.words} dir="auto">
      {text}
    </blockquote>
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
      actions={null}
    >
      <div className={css.reported}>
        <Quote title={words.text} text={text} />
        {before !== text && <Quote title={words.before} text={before} />}
        <Decide id={item.id} />
      </div>
    </PersonRow>
  );
}

/** Shows a text or refuses it, with a reason. */
function Decide({ id }: { id: number }) {
  const [approved, setApproved] = useState<boolean>();
  return (
    <span className={css.badges}>
      <Button variant="primary" onClick={() => setApproved(true)}>
        {words.approve}
      </Button>
      <Button onClick={() => setApproved(false)}>{words.refuse}</Button>
      {approved !== undefined && (
        <ReasonDialog
          title={approved ? words.approveTitle : words.refuseTitle}
          text={approved ? words.approveText : words.refuseText}
          submit={approved ? words.approve : words.refuse}
          danger={!approved}
          deliver={async (reason, data) => {
            const param = { id: String(id) };
            const json = { approved, reason, ...groundOf(data) };
            await send(api.admin.held[':id'].$patch({ param, json }));
            return approved ? words.approved : words.refused;
          }}
          onClose={() => setApproved(undefined)}
        >
          {(violations) => !approved && <GroundField violations={violations} />}
        </ReasonDialog>
      )}
    </span>
  );
}
