import { type KeyboardEvent, useRef } from 'react';

import { cx } from './cx.ts';
import css from './tabs.module.css';
import { TabCount, TabNews } from './tabs.tsx';

export interface Tab<Id extends string> {
  id: Id;
  name: string;
  count?: number;
  /** What is new in it. Shown as a dot. */
  news?: string | undefined;
}

interface TabListProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** The next tab for a key of the keyboard: arrows go round, in the direction of the script. */
function nextTab(key: string, at: number, count: number) {
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs within a page. The panel of a tab `plan` has the id `plan-panel`. */
export function TabList<Id extends string>({ label, tabs, chosen, onChoose }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = nextTab(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`#${tab.id}-tab`)?.focus();
  };
  return (
    <div
      ref={list}
      className={cx(css.row, css.list)}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {tabs.map(({ id, name, count, news }) => (
        <button
          key={id}
          id={`${id}-tab`}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={id === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
          {count !== undefined && <TabCount>{count}</TabCount>}
          {news !== undefined && <TabNews>{news}</TabNews>}
        </button>
      ))}
    </div>
  );
}
