import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import type { Story } from './story.ts';

const files = import.meta.glob<{ stories: readonly Story[] }>('./**/*.story.tsx', { eager: true });

describe.each(Object.entries(files))('%s', (_, { stories }) => {
  test.each(stories.map((story) => [story.name, story.element] as const))(
    '"%s" has no barrier',
    async (_name, element) => {
      const { container } = render(<main>{element}</main>);
      expect(await barriersIn(container)).toEqual([]);
    },
  );
});
