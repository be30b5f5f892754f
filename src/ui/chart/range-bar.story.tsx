import { RangeBar } from './range-bar.tsx';
import type { Story } from '#ui/story.ts';

export const stories: readonly Story[] = [
  {
    name: 'Schmale und breite Spanne',
    element: (
      <>
        <RangeBar from={6.8} to={7.4} scale={[4, 10]} median={7.1} label="6,8 bis 7,4 Cent, Mitte der Region 7,1" />
        <RangeBar from={6.4} to={8.9} scale={[4, 10]} median={7.1} label="6,4 bis 8,9 Cent, Mitte der Region 7,1" />
        <RangeBar from={9.4} to={12} scale={[4, 10]} label="9,4 bis 12 Cent, über der Skala" />
      </>
    ),
  },
];
