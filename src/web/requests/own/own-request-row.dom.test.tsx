import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnRequest } from '#contract/requests/requests.schemas.ts';
import { OwnRequestRow } from './own-request-row.tsx';

const ITEM: OwnRequest = {
  id: 'g1',
  slug: 'buche-g1',
  state: 'OPEN',
  category: 'FIREWOOD',
  woodTypes: [],
  serviceCategory: null,
  title: 'Trockene Buche',
  text: '',
  hasWarning: false,
  quantity: 10,
  unit: 'RM',
  dryingState: null,
  lengthInCm: 33,
  neededBy: null,
  handover: 'EITHER',
  radiusInKm: 50,
  budgetInCents: null,
  place: { name: 'Amstetten', countryCode: 'AT', federalStateId: 3, latitude: 48.1, longitude: 14.9 },
  createdAt: '2026-11-23T09:00:00.000Z',
  updatedAt: '2026-11-23T09:00:00.000Z',
  expiresAt: '2026-12-23T09:00:00.000Z',
  isMine: true,
  postalCode: '3300',
  closeReason: null,
  removedReason: null,
  offerCount: 0,
  openOfferCount: 0,
  toldCount: 0,
};

test('an open Gesuch of an account that ends is said not to be seen', () => {
  const Page = () => <OwnRequestRow item={ITEM} isHidden />;
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  expect(screen.getByText('nicht zu sehen')).toBeTruthy();
  expect(screen.queryByText('offen')).toBeNull();
});
