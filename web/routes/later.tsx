import { EmptyState } from '../components/ui/empty-state.tsx';
import { common } from '../words/common.ts';

/** A route of the product whose content has not landed; nothing links to it. */
export function Component() {
  return <EmptyState title={common.later.title}>{common.later.text}</EmptyState>;
}
