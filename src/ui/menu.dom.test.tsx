import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

function show(onPrint = () => {}) {
  HTMLElement.prototype.hidePopover ??= () => {};
  render(
    <Menu
      label="Aktionen"
      trigger={(attributes) => <Button {...attributes}>Mehr</Button>}
      entries={[
        { label: 'Karte', href: '/map' },
        { label: 'Drucken', onSelect: onPrint },
      ]}
    />,
  );
}

const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true });

test('the button names the list it opens, so the platform can open it without script', () => {
  show();
  const button = screen.getByRole('button', { name: 'Mehr' });
  const list = screen.getByRole('menu', { hidden: true });
  expect(list.getAttribute('aria-label')).toBe('Aktionen');
  expect(button.getAttribute('popovertarget')).toBe(list.id);
});

test('arrow keys, Home and End move between the entries', () => {
  show();
  item('Karte').focus();
  fireEvent.keyDown(item('Karte'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(item('Drucken'));
  fireEvent.keyDown(item('Drucken'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(item('Karte'));
  fireEvent.keyDown(item('Karte'), { key: 'End' });
  expect(document.activeElement).toBe(item('Drucken'));
});

test('an action runs when chosen, a page is a link', () => {
  const onPrint = vi.fn<() => void>();
  show(onPrint);
  fireEvent.click(item('Drucken'));
  expect(onPrint).toHaveBeenCalledTimes(1);
  expect(item('Karte').getAttribute('href')).toBe('/map');
});
