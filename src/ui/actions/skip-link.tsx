import { classNames } from '#ui/class-names.ts';

type SkipLinkProps = {
  target: string;
  /** Shown in the corner of the part it stands in, not of the window. */
  isInPart?: boolean;
  children: string;
};

/** First stop of the Tab key: jumps over header and menus. */
export function SkipLink({ target, isInPart = false, children }: SkipLinkProps) {
  return (
    <a className={classNames('skip-link', isInPart && 'absolute')} href={`#${target}`} data-native>
      {children}
    </a>
  );
}
