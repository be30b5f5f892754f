import { Pagination } from './pagination.tsx';
import type { Story } from '#ui/story.ts';

const hrefOf = (page: number) => `?seite=${page}`;

export const stories: readonly Story[] = [
  { name: 'Anfang', element: <Pagination page={1} pageCount={9} hrefOf={hrefOf} label="Seiten am Anfang" /> },
  { name: 'Mitte', element: <Pagination page={12} pageCount={40} hrefOf={hrefOf} label="Seiten in der Mitte" /> },
];
