import { useState } from 'react';
import { RangePair } from './range-pair.tsx';
import type { Story } from './story.ts';

function LengthRange() {
  const [value, setValue] = useState<readonly [number, number]>([25, 50]);
  return (
    <RangePair
      label="Länge"
      minimum={0}
      maximum={100}
      step={5}
      value={value}
      onChange={setValue}
      format={(n) => `${n} cm`}
    />
  );
}

export const stories: readonly Story[] = [{ name: 'Von bis', element: <LengthRange /> }];
