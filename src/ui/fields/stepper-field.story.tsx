import { StepperField } from './stepper-field.tsx';
import type { Story } from '#ui/story.ts';

const buttons = { less: 'Weniger', more: 'Mehr', stepName: 'schritt', onStep: () => undefined };

export const stories: readonly Story[] = [
  {
    name: 'Menge, die nicht kleiner wird',
    element: (
      <StepperField label="Menge" unit="rm" name="menge" defaultValue="5" hasLess={false} hasMore {...buttons} />
    ),
  },
];
