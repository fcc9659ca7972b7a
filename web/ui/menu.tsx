import {
  type ComponentProps,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { Button, type ButtonLook, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './menu.module.css';
import { placeBelow } from './place-below.ts';

type MenuProps = ButtonLook & {
  /** The button's text. With `icon` and no children, only its accessible label. */
  label: string;
  icon?: IconName;
  /** <MenuItem>s, <MenuLink>s, or <li>s with links of `menuItemClass()`. */
  children: ReactNode;
  /** Shows the text beside the icon. */
  worded?: boolean;
  /** What screen readers say instead of the text, if that alone doesn't tell whom it is about. */
  describe?: string;
  /** What was chosen is being sent. With `worded` only. */
  pending?: boolean;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a short list: a native popover that closes on Esc, a click outside, or a choice. */
export function Menu({
  label,
  icon = 'more',
  worded = false,
  describe,
  variant = 'bare',
  size = 'md',
  pending = false,
  children,
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = list.current;
    const elements: (HTMLElement | null)[] = [trigger.current, menu];
    const choose = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a, button') !== null) menu?.hidePopover();
    };
    // The arrow keys move among the items. By default they would scroll the page.
    const press = (event: KeyboardEvent): void => {
      // A slider takes the arrow keys itself.
      if (!menu?.matches(':popover-open') || event.target instanceof HTMLInputElement) return;
      // The menu may be one of the buttons among which these keys move.
      if (/^(Arrow|Home$|End$)/.test(event.key)) event.stopPropagation();
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const items = [...menu.querySelectorAll<HTMLElement>('a, button:enabled')];
      const at = items.findIndex((item) => item === document.activeElement);
      items.at(at === -1 && step === -1 ? -1 : (at + step) % items.length)?.focus();
    };
    menu?.addEventListener('click', choose);
    for (const element of elements) element?.addEventListener('keydown', press);
    return () => {
      menu?.removeEventListener('click', choose);
      for (const element of elements) element?.removeEventListener('keydown', press);
    };
  }, []);

  const place = ({ newState }: ToggleEvent<HTMLDivElement>): void => {
    setOpen(newState === 'open');
    if (newState === 'open' && trigger.current && list.current) {
      placeBelow(trigger.current, list.current);
    }
  };

  const shared = { ref: trigger, popoverTarget: id, 'aria-expanded': open, variant, size };
  return (
    <>
      {worded ? (
        <Button {...shared} icon={icon} aria-label={describe} pending={pending}>
          {label}
        </Button>
      ) : (
        <IconButton {...shared} icon={icon} label={label} />
      )}
      <div ref={list} id={id} popover="auto" className={css.menu} onToggle={place}>
        <ul>{children}</ul>
      </div>
    </>
  );
}

export const menuItemClass = (danger = false): string => cx(css.item, danger && css.danger);

type MenuItemProps = ComponentProps<'button'> & { icon?: IconName; danger?: boolean };

export function MenuItem({ icon, danger = false, children, ...rest }: MenuItemProps) {
  return (
    <li>
      <button {...rest} type="button" className={menuItemClass(danger)}>
        {icon !== undefined && <Icon name={icon} size={18} />}
        {children}
      </button>
    </li>
  );
}

export const MenuLink = ({
  icon,
  children,
  ...rest
}: ComponentProps<'a'> & { icon: IconName; href: string }) => (
  <li>
    <a {...rest} className={css.item}>
      <Icon name={icon} size={18} />
      {children}
    </a>
  </li>
);
