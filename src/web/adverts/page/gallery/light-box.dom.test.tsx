import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LightBox } from './light-box.tsx';

const IMAGES = [{ id: 'eins', url: '/images/eins.jpg', order: 0 }];

test('a zoom button at its end keeps the focus', async () => {
  render(<LightBox images={IMAGES} title="Buche" index={0} onIndex={() => undefined} />);
  const larger = screen.getByRole('button', { name: 'Größer' });
  const smaller = screen.getByRole('button', { name: 'Kleiner' });
  larger.focus();
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{Enter}');
  expect(screen.getByText('400 %')).toBeDefined();
  expect(document.activeElement).toBe(larger);
  expect([larger, smaller].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null]);
});
