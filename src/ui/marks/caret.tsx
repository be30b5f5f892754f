import { classNames } from '#ui/class-names.ts';
import { Icon } from './icon.tsx';

/** In a summary or a button that opens something: points down, and up while that is open. */
export function Caret({ className }: { className?: string | undefined }) {
  return <Icon name="caret-down" className={classNames('caret', className)} />;
}
