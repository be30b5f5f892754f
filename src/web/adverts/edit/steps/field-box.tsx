import type { ReactNode } from 'react';
import { useId } from 'react';

/** One group of fields under its heading. */
export function FieldBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="box wizard-box" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
