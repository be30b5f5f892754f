import type { ReactNode } from 'react';
import { AdminNav } from './payments-admin.parts.tsx';

type AdminFrameProps = {
  page: 'orders' | 'bank' | 'vouchers' | 'search';
  title: string;
  intro: string;
  children: ReactNode;
};

/** A page of the administration with the ways to the others. */
export function AdminFrame({ page, title, intro, children }: AdminFrameProps) {
  return (
    <div className="wrap admin grid grid-cols-1 gap-5 wrap-break-word">
      <AdminNav current={page} />
      <header className="grid gap-1.5 max-w-[68ch] [&_h1]:text-[min(var(--text-3xl),8.5vw)]">
        <h1>{title}</h1>
        {intro !== '' && <p className="text-ink-soft">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
