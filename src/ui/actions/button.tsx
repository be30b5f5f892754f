import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

/** `main` once a view, `sell` for giving an advert, `edge` for the rest, `text` for small actions, `danger` for deleting. */
export type ButtonVariant = 'main' | 'sell' | 'edge' | 'text' | 'danger';

type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'large' | undefined;
  isFull?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

export type ButtonProps = ButtonLook & ComponentProps<'button'>;
export type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { href: string };

export function Button({ variant, size, isFull, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={lookOf({ variant, size, isFull }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, isFull, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={lookOf({ variant, size, isFull }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

function lookOf({ variant = 'edge', size, isFull }: Omit<ButtonLook, 'children'>, className: string | undefined) {
  return classNames(
    'button',
    `button-${variant}`,
    size === 'large' && 'button-large',
    isFull && 'button-full',
    className,
  );
}
