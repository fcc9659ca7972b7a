import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import css from './tabs.module.css';

export type Tab = { id: string; label: ReactNode; count?: number };

type TabsProps = {
  label: string;
  /** Ties the tabs to their <TabPanel>; unique in the page. */
  base: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
};

/** Tabs within one page: one stop for Tab, arrows, Home and End move. */
export function Tabs({ label, base, tabs, current, onChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[(step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-tab-${next.id}`)}`)?.focus();
  };

  return (
    <div ref={row} role="tablist" aria-label={label} className={css['row']}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${base}-tab-${tab.id}`}
          type="button"
          role="tab"
          className={css['tab']}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? `${base}-panel-${tab.id}` : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChange(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
          {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
        </button>
      ))}
    </div>
  );
}

export function TabPanel({
  base,
  id,
  children,
}: {
  base: string;
  id: string;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={`${base}-panel-${id}`}
      aria-labelledby={`${base}-tab-${id}`}
      tabIndex={0}
      className={css['panel']}
    >
      {children}
    </div>
  );
}

/** Tabs that are pages: links with `tabClass`, the current one with aria-current="page". */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={css['row']}>
      {children}
    </nav>
  );
}

export const tabClass = (): string => css['tab'] ?? '';

export const TabCount = ({ children }: { children: ReactNode }) => (
  <span className={css['count']}>{children}</span>
);
