import { common } from '../words/made/common.ts';

/** The title for the tab, the history and screen readers, one per screen. Home has the product's name. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} · ${common.name}`}</title>
);
