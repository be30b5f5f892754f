import type { ComponentType } from 'react';
import { Stack, Volumes } from './firewood-drawings.tsx';

/** Drawings for posts: a picture, and the words for those who do not see it. */
export const DRAWINGS = {
  stapel: {
    Picture: Stack,
    alt: 'Holzstapel im Querschnitt: 10 bis 20 Zentimeter über dem Boden, 5 bis 10 Zentimeter vor der Wand, ein Dach nur oben, Wind von vorne.',
  },
  raummasse: {
    Picture: Volumes,
    alt: 'Fünf Würfel mit gleich viel Holz: 1 Festmeter, 1,4 Raummeter Meterscheiter, 1,2 Raummeter mit 33 Zentimetern, 2 und 2,5 Schüttraummeter.',
  },
} as const satisfies Record<string, { Picture: ComponentType; alt: string }>;

export type DrawingName = keyof typeof DRAWINGS;
