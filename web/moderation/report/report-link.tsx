import { Link } from 'react-router';

import { linkKey } from '../../base/link-key.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { reports as words } from '../../words/made/reports.ts';

/** Where visitors report what logged-in users report in a dialog. */
export function ReportLink({ about, className }: { about: string; className?: string }) {
  const { key } = linkKey();
  const query = new URLSearchParams({ about, ...(key !== undefined && { key }) });
  return (
    <Link
      to={`/report?${query.toString()}`}
      className={className ?? buttonClass({ variant: 'bare' })}
    >
      <Icon name="flag" size={20} />
      {words.report}
    </Link>
  );
}
