import { common } from '../words/en/common.ts';

/** What the tab, the history and a screen reader call the screen; each has exactly one. Home goes by the product's name. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} · ${common.name}`}</title>
);
