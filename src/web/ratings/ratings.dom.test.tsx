import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import Ratings from './ratings.route.tsx';

const Page = Ratings as unknown as (props: { loaderData: object }) => ReactNode;

test('the list of what others say about a person is titled so', () => {
  const nothing = { role: 'SELLER', page: 1, items: [], counts: [], totalPages: 0, isBeyond: false };
  const Component = () => <Page loaderData={{ ...nothing, userId: 'lena', name: 'Lena M.' }} />;
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site />);
  expect(screen.getByRole('heading', { level: 1, name: 'Bewertungen über Lena M.' })).toBeTruthy();
});
