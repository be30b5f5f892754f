import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLastCategory, useRememberCategory } from './last-category.ts';

function Page() {
  useRememberCategory();
  return <p>{useLastCategory()?.text ?? 'keine'}</p>;
}

const Stub = createRoutesStub([{ path: '*', Component: Page }]);

beforeEach(() => sessionStorage.clear());

test('the category of a listing is known on the pages after it', () => {
  render(<Stub initialEntries={['/kaufen-verkaufen/brennholz/buche']} />).unmount();
  render(<Stub initialEntries={['/gibt-es-nicht']} />);
  expect(screen.getByText('Brennholz')).toBeDefined();
});

test('a browser that keeps nothing shows the page all the same', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  render(<Stub initialEntries={['/kaufen-verkaufen/brennholz']} />);
  expect(screen.getByText('keine')).toBeDefined();
});
