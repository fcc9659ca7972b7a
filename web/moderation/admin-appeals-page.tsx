import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { APPEAL_LISTS, type AppealListName } from '../../worker/contract/decision-vocabulary.ts';
import type { AdminAppealItem } from '../../worker/contract/decision.ts';
import { api, load, send } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import rows from '../ui/person-row.module.css';
import { PersonRow } from '../ui/person-row.tsx';
import { decisions } from '../words/made/decisions.ts';
import { adminAppeals as words } from '../words/made/moderation-reports.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { DecisionFacts } from './decisions/decision-facts.tsx';
import { Ago } from './moment.tsx';
import { QueueLinks } from './queue-links.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireStaff(request);
  const state: AppealListName = APPEAL_LISTS.find((name) => name === params.get('state')) ?? 'open';
  const page = (next?: string): Promise<Page<AdminAppealItem>> =>
    load(api.admin.appeals.$get({ query: { state, ...cursorOf(next) } }));
  return { state, answer: page(), page };
}

/** /admin/reports/appeals: appeals against decisions, the oldest open ones first. */
export function Component() {
  const { state, answer, page } = useLoaderData<typeof loader>();
  return (
    <AdminSection title={words.title}>
      <QueueLinks current={state === 'open' ? 'appeals' : 'appeals-decided'} />
      <AdminList
        key={state}
        answer={answer}
        loadNext={page}
        empty={{ title: words.none, text: words.noneHint }}
        className={rows['rows']}
      >
        {(appeal) => <AppealRow key={appeal.id} appeal={appeal} />}
      </AdminList>
    </AdminSection>
  );
}

const STATUS_TONE = { open: undefined, granted: 'here', upheld: 'trouble' } as const;

function AppealRow({ appeal }: { appeal: AdminAppealItem }) {
  const { user, decision, text, held, status, answer } = appeal;
  const tone = STATUS_TONE[status];
  return (
    <PersonRow
      name={<Link to={`/admin/users/${user.id}`}>{user.name}</Link>}
      drawn={user.name}
      picture={pictureOf(user.firstFile)}
      facts={
        <>
          <span>{decisions.kinds[decision.kind]}</span>
          {decision.decidedBy && <span>{words.decidedBy(decision.decidedBy.name)}</span>}
          <Ago iso={appeal.createdAt} />
        </>
      }
      actions={null}
    >
      <div className={css.reported}>
        <h3>{words.said}</h3>
        <blockquote className={css.words} dir="auto">
          {text}
        </blockquote>
        {held !== null && (
          <>
            <h3>{words.held}</h3>
            <blockquote className={css.words} dir="auto">
              {held}
            </blockquote>
          </>
        )}
        <h3>{words.why}</h3>
        <DecisionFacts decision={decision} />
        {status === 'open' ? (
          <Decide appeal={appeal} />
        ) : (
          <>
            <span className={css.badges}>
              <Badge {...(tone && { tone })}>{decisions.statuses[status]}</Badge>
              {appeal.restored === false && <span>{decisions.notRestored}</span>}
              {appeal.decidedBy && <span>{words.decidedBy(appeal.decidedBy.name)}</span>}
            </span>
            <blockquote className={css.words} dir="auto">
              {answer}
            </blockquote>
          </>
        )}
      </div>
    </PersonRow>
  );
}

/** Grants or declines an appeal, with reasons. */
function Decide({ appeal: { id, user, decidable } }: { appeal: AdminAppealItem }) {
  const [deciding, setDeciding] = useState<'granted' | 'upheld'>();
  if (!decidable) return <p className={css.soft}>{words.notYours}</p>;
  const granting = deciding === 'granted';
  return (
    <span className={css.badges}>
      <Button variant="primary" onClick={() => setDeciding('granted')}>
        {words.grant}
      </Button>
      <Button onClick={() => setDeciding('upheld')}>{words.uphold}</Button>
      {deciding !== undefined && (
        <ReasonDialog
          title={granting ? words.grantTitle(user.name) : words.upholdTitle(user.name)}
          text={granting ? words.grantText : words.upholdText}
          submit={granting ? words.grant : words.uphold}
          label={words.note}
          field="note"
          missing={words.noteMissing}
          deliver={async (note) => {
            const param = { id: String(id) };
            const json = { decision: deciding, note };
            await send(api.admin.appeals[':id'].$patch({ param, json }));
            return words.done;
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </span>
  );
}
