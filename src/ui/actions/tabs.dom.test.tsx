import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TabLinks } from './tabs.tsx';

const WIDTH = 100;
const SCREEN = 320;
const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((value) => ({ value, label: value, href: `/${value}` }));

/** A row of tabs of 100 px on a screen of 320 px, as far as it is scrolled. */
function boxOf(this: Element): DOMRect {
  const row = this.closest('nav');
  if (row === null || this === row) return new DOMRect(0, 0, SCREEN, 44);
  return new DOMRect([...row.children].indexOf(this) * WIDTH - row.scrollLeft, 0, WIDTH, 44);
}

const layout = () => vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
let laidOut: ReturnType<typeof layout>;
beforeEach(() => {
  laidOut = layout();
});
afterEach(() => laidOut.mockRestore());

test.each([
  ['a', 0],
  ['c', 0],
  ['d', 80],
  ['f', 280],
])('the present tab %s is in sight of a small screen when the page opens', (current, scrolled) => {
  const { container } = render(<TabLinks label="Seiten" links={links} current={current} />);
  expect(container.querySelector('nav')?.scrollLeft).toBe(scrolled);
});

test('a tab before those in sight comes back', () => {
  const { container, rerender } = render(<TabLinks label="Seiten" links={links} current="f" />);
  rerender(<TabLinks label="Seiten" links={links} current="b" />);
  expect(container.querySelector('nav')?.scrollLeft).toBe(WIDTH);
});
