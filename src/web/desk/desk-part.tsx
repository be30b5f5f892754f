import type { ReactNode } from 'react';
import { adminPaths } from '#contract/admin-paths.ts';
import { deskTexts } from '#texts/de/desk/desk.ts';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';

type DeskPartProps = { title: string; intro: ReactNode; head?: ReactNode; children: ReactNode };

/** A page behind the desk, with the way back to it. */
export function DeskPart(props: DeskPartProps) {
  return <AdminFrame page="desk" crumbs={[{ label: deskTexts.title, href: adminPaths.desk() }]} {...props} />;
}
