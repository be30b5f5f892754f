import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { focusSection } from './focus-section.ts';
import type { SectionId } from '#web/users/profile-forms.ts';

type SectionLinkProps = {
  id: SectionId;
  isCurrent?: boolean;
  onFollow?: () => void;
  className?: string;
  children: ReactNode;
};

/** Leads to a section of the page; with script by the router, which has to know every entry of the history. */
export function SectionLink({ id, isCurrent, onFollow, className, children }: SectionLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={`#${id}`}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow?.();
        // At once, so that a section that phones do not show yet can take the focus.
        void navigate({ hash: id }, { flushSync: true });
        focusSection(id);
      }}
    >
      {children}
    </a>
  );
}
