import type { ReactNode } from 'react';
import { Notice } from '#ui/surfaces/notice.tsx';

/** Says that something was carried out, as soon as there is something to say. */
export const DoneNotice = ({ children }: { children: ReactNode }) =>
  children ? (
    <Notice kind="success" isLive>
      {children}
    </Notice>
  ) : null;
