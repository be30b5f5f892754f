import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import FittingRequests from './fitting-requests.route.tsx';

test('an empty list says when a new advert is compared, and not that nothing fits', async () => {
  const loaderData = { items: [], page: 1, pageCount: 0 };
  const Page = () => <FittingRequests {...({ loaderData } as unknown as Parameters<typeof FittingRequests>[0])} />;
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  expect(await screen.findByText(/neue Anzeige vergleichen wir innerhalb eines Tages/)).toBeDefined();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Noch kein passendes Gesuch gefunden');
});
