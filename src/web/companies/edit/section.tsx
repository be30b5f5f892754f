import type { ReactNode } from 'react';
import type { SectionId } from './company-forms.ts';

type SectionProps = { id: SectionId; title: string; help?: string; children: ReactNode };

/** A part of the editor with its heading, which links lead to. */
export function Section({ id, title, help, children }: SectionProps) {
  return (
    <section id={id} className="box company-section narrow-fields" aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`} tabIndex={-1}>
        {title}
      </h2>
      {help !== undefined && <p className="text-sm text-ink-soft">{help}</p>}
      {children}
    </section>
  );
}
