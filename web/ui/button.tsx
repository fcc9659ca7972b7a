import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

import css from './button.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonLook = {
  /**
   * `primary` is the one main action of a page, card or row. `danger` is for what can't be undone. `chosen` is for a
   * switch that is on and whose label says what a click does. A `quiet` button with `aria-pressed` or `aria-current`
   * looks like `chosen`. `muted` is for a microphone or sound that is off.
   */
  variant?: 'primary' | 'quiet' | 'chosen' | 'muted' | 'bare' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  wide?: boolean;
};

/** The classes of a link that looks like a button. With `only` it has an icon and no text. */
export const buttonClass = ({
  variant = 'quiet',
  size = 'md',
  wide = false,
  only = false,
}: ButtonLook & { only?: boolean } = {}): string =>
  cx(css.button, css[variant], size !== 'md' && css[size], wide && css.wide, only && css.only);

export const ButtonLink = ({
  variant,
  size,
  wide,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook) => (
  <Link {...rest} className={buttonClass({ variant, size, wide })} />
);

type ButtonProps = ComponentProps<'button'> & ButtonLook & { icon?: IconName; pending?: boolean };

/** While pending it does nothing, but stays focusable, so that the focus isn't lost. */
export function Button({
  variant,
  size,
  wide,
  icon,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, wide }), pending && css.pending, className)}
      {...(pending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={pending ? hold : onClick}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'sm' ? 17 : 20} />}
      {children}
      {pending && <span className={css.way} aria-hidden="true" />}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'wide'> & {
  icon: IconName;
  label: string;
  iconSize?: number;
};

export function IconButton({
  icon,
  label,
  iconSize,
  size,
  variant = 'bare',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      className={cx(css.only, className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={iconSize ?? (size === 'sm' ? 18 : 22)} />
    </Button>
  );
}

const hold = (event: MouseEvent): void => event.preventDefault();
