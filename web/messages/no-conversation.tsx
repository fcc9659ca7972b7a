import { PageTitle } from '../ui/page-title.tsx';
import { messages as words } from '../words/made/messages.ts';
import css from './conversations-page.module.css';

/** Beside the list while no conversation is open. A phone shows only the list. */
export const Component = () => (
  <>
    <PageTitle>{words.title}</PageTitle>
    <p className={css.none}>{words.pick}</p>
  </>
);
