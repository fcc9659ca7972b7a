import { PageTitle } from '../components/page-title.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { empty } from '../words/empty.ts';

/** A route of the product whose content has not landed; nothing links to it. */
export function Component() {
  return (
    <EmptyState title={empty.later.title}>
      <PageTitle>{empty.later.title}</PageTitle>
      {empty.later.text}
    </EmptyState>
  );
}
