import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { APPEAL_LISTS, type AppealListName } from '../../worker/contract/decision-vocabulary.ts';
import type { AdminAppealItem } from '../../worker/contract/decision.ts';
import { api, byId, load, send } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { Badge } from '../ui/badge.tsx';
import { Quote } from '../ui/facts.tsx';
import { PersonRow } from '../ui/person-row.tsx';
import { decisions } from '../words/made/decisions.ts';
import { adminAppeals as words } from '../words/made/moderation-reports.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { requireStaff } from './admin.ts';
import { DecisionFacts } from './decisions/decision-facts.tsx';
import { Ago } from './moment.tsx';
import { QueueLinks } from './queue-links.tsx';
import { ReasonButton } from './reason-dialog.tsx';

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
        className="stack-2"
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
    >
      <div className="stack-2">
        <h3>{words.said}</h3>
        <Quote>{text}</Quote>
        {held !== null && (
          <>
            <h3>{words.held}</h3>
            <Quote>{held}</Quote>
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
            <Quote>{answer}</Quote>
          </>
        )}
      </div>
    </PersonRow>
  );
}

/** Grants or declines an appeal, with reasons. */
function Decide({ appeal: { id, user, decidable } }: { appeal: AdminAppealItem }) {
  if (!decidable) return <p className="soft">{words.notYours}</p>;
  return (
    <span className={css.badges}>
      {(['granted', 'upheld'] as const).map((decision) => {
        const granting = decision === 'granted';
        return (
          <ReasonButton
            key={decision}
            variant={granting ? 'primary' : 'quiet'}
            title={(granting ? words.grantTitle : words.upholdTitle)(user.name)}
            text={granting ? words.grantText : words.upholdText}
            submit={granting ? words.grant : words.uphold}
            label={words.note}
            field="note"
            missing={words.noteMissing}
            deliver={(note) =>
              send(
                api.admin.appeals[':id'].$patch({ ...byId(id), json: { decision, note } }),
                words.done,
              )
            }
          />
        );
      })}
    </span>
  );
}
