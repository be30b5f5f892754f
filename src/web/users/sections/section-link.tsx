import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { focusSection } from './focus-section.ts';
import type { SectionId } from '#web/users/profile-forms.ts';

type SectionLinkProps = {
  id: SectionId;
  isCurrent?: boolean;
  onFollow?: () => void;
  children: ReactNode;
};

/** Leads to a section of the page; with script by the router, which has to know every entry of the history. */
export function SectionLink({ id, isCurrent, onFollow, children }: SectionLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      href={`#${id}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow?.();
        void navigate({ hash: id });
        focusSection(id);
      }}
    >
      {children}
    </a>
  );
}
