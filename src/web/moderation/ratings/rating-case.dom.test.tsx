import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { RatingCase } from './rating-case.tsx';

type RatingItem = Extract<QueueItem, { kind: 'RATING' }>;

const ITEM: RatingItem = {
  kind: 'RATING',
  ratingId: '0199aa00-0000-7000-8000-000000000001',
  facts: { role: 'BUYER', punctuality: 'ON_TIME', payment: 'AS_AGREED', dealing: 'GOOD' },
  text: 'So ein Gauner.',
  answer: '',
  authorName: 'Berta Säger',
  ratedName: 'Sepp Huber',
  hidden: ['TEXT'],
  reasons: [],
  reports: [],
  objection: 'Das war nur ein Scherz.',
  decisions: [
    {
      at: '2026-11-20T08:00:00.000Z',
      measure: 'HIDE_TEXT',
      fact: 'Der Text beleidigt eine Person.',
      ground: 'TERMS',
      groundText: 'Punkt 4.4',
      note: '',
      decidedBy: 'Mona Moser',
    },
  ],
  earlierReports: [
    { reason: 'OTHER', content: 'Ich bin kein Gauner.', status: 'UPHELD', createdAt: '2026-11-19T08:00:00.000Z' },
  ],
  isLeftToColleague: false,
  waitsSince: '2026-11-21T08:00:00.000Z',
};

const show = (item: RatingItem): void => {
  const element = <RatingCase item={item} reply={null} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

test('an objection stands below what it is about: what was hidden, by whom, why, and after which notices', () => {
  show(ITEM);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Bisher entschieden',
    'Frühere Meldungen',
    'Widerspruch',
  ]);
  screen.getByText('Text ausgeblendet');
  screen.getByText(/20\.11\.2026.*Mona Moser/);
  screen.getByText('Festgestellt: Der Text beleidigt eine Person. (unsere AGB, Punkt 4.4)');
  screen.getByText('Ich bin kein Gauner.');
  screen.getByRole('button', { name: 'Entscheiden' });
});

test('who hid it reads that a colleague decides', () => {
  show({ ...ITEM, isLeftToColleague: true });
  screen.getByText(/entscheidet jemand anderer/);
  expect(screen.queryByRole('button', { name: 'Entscheiden' })).toBe(null);
});
