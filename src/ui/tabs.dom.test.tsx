import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

test('arrow keys move between tabs and show their part', async () => {
  render(
    <Tabs
      label="Maße"
      tabs={[
        { value: 'fm', label: 'Festmeter', content: 'ohne Luft' },
        { value: 'rm', label: 'Raummeter', content: 'geschlichtet' },
        { value: 'srm', label: 'Schüttraummeter', content: 'geschüttet' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Raummeter');
  expect(screen.getByRole('tabpanel').textContent).toBe('geschlichtet');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Schüttraummeter');
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
});
