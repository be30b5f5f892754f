import type { ReactNode } from 'react';

/** One state of a part, for the page of parts and for tests. A story file exports `stories`. */
export type Story = { name: string; element: ReactNode };
