import { REPORT_LISTS } from '../../worker/contract/report-vocabulary.ts';
import { held } from '../words/made/held.ts';
import { adminAppeals, adminReports } from '../words/made/moderation-reports.ts';
import { ChoiceLinks } from './choice-links.tsx';

const QUEUES = [...REPORT_LISTS, 'appeals', 'appeals-decided', 'held'] as const;
type Queue = (typeof QUEUES)[number];

const pathOf = (queue: Queue) => {
  if (queue === 'appeals') return '/admin/reports/appeals';
  if (queue === 'appeals-decided') return '/admin/reports/appeals?state=decided';
  if (queue === 'held') return '/admin/reports/held';
  return `/admin/reports?state=${queue}`;
};

/** The lists of reports, of appeals against decisions, and of held texts. */
export const QueueLinks = ({ current }: { current: Queue }) => (
  <ChoiceLinks
    label={adminReports.listLabel}
    names={QUEUES}
    words={{
      ...adminReports.lists,
      appeals: adminAppeals.open,
      'appeals-decided': adminAppeals.decided,
      held: held.title,
    }}
    current={current}
    to={pathOf}
  />
);
