import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { MapSheet, type SheetHeight, nearestHeight, nextHeight } from './map-view-sheet.tsx';

const words = { label: 'Höhe der Liste', higher: 'Liste größer', lower: 'Liste kleiner' };

function Page() {
  const [height, setHeight] = useState<SheetHeight>('half');
  return (
    <main>
      <MapSheet height={height} onHeight={setHeight} words={words} title="38 Anzeigen">
        <p>{height}</p>
      </MapSheet>
    </main>
  );
}

// What the browser has and the tests' document has not.
HTMLElement.prototype.setPointerCapture = () => undefined;

function gripOf(container: HTMLElement): HTMLElement {
  const grip = screen.getByRole('group', { name: 'Höhe der Liste' });
  Object.defineProperty(container.querySelector('main'), 'clientHeight', { value: 600 });
  Object.defineProperty(grip.parentElement, 'clientHeight', { value: 324 });
  return grip;
}

test('the buttons lead through the three heights and end there', async () => {
  const { container } = render(<Page />);
  expect(await barriersIn(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Liste größer' }));
  expect(screen.getByText('full')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Liste größer' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Liste kleiner' }));
  await userEvent.click(screen.getByRole('button', { name: 'Liste kleiner' }));
  expect(screen.getByText('low')).toBeTruthy();
});

test('the handle says what is in the list, opens and closes it and takes the arrow keys', async () => {
  render(<Page />);
  const handle = screen.getByRole('button', { name: '38 Anzeigen' });
  expect(handle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(handle);
  expect(screen.getByText('low')).toBeTruthy();
  expect(handle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByText('full')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText('half')).toBeTruthy();
});

test('a short drag leads to the next height, a touch that hardly moves to none', () => {
  const { container } = render(<Page />);
  const grip = gripOf(container);
  fireEvent.pointerDown(grip, { clientY: 300, pointerId: 1 });
  fireEvent.pointerMove(grip, { clientY: 303, pointerId: 1 });
  fireEvent.pointerUp(grip, { clientY: 303, pointerId: 1 });
  expect(screen.getByText('half')).toBeTruthy();
  fireEvent.pointerDown(grip, { clientY: 300, pointerId: 1 });
  fireEvent.pointerMove(grip, { clientY: 345, pointerId: 1 });
  fireEvent.pointerUp(grip, { clientY: 345, pointerId: 1 });
  expect(screen.getByText('low')).toBeTruthy();
});

test('dragging lets the sheet rest at the nearest height', () => {
  const { container } = render(<Page />);
  const grip = gripOf(container);
  fireEvent.pointerDown(grip, { clientY: 300, pointerId: 1 });
  fireEvent.pointerMove(grip, { clientY: 80, pointerId: 1 });
  fireEvent.pointerUp(grip, { clientY: 40, pointerId: 1 });
  expect(screen.getByText('full')).toBeTruthy();
});

test('heights have neighbours and an end', () => {
  expect([nextHeight('low', 1), nextHeight('half', 1), nextHeight('full', 1)]).toEqual(['half', 'full', 'full']);
  expect([nearestHeight(0.1), nearestHeight(0.5), nearestHeight(0.9)]).toEqual(['low', 'half', 'full']);
});
