import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RangePair } from './range-pair.tsx';

function show(onChange: (value: readonly [number, number]) => void) {
  render(
    <RangePair
      label="Länge"
      minimum={0}
      maximum={100}
      value={[25, 50]}
      onChange={onChange}
      format={(n) => `${n} cm`}
    />,
  );
}

test('each end says its value with the unit', () => {
  show(() => undefined);
  expect(screen.getByRole('slider', { name: 'Länge, von' }).getAttribute('aria-valuetext')).toBe('25 cm');
  expect(screen.getByRole('slider', { name: 'Länge, bis' }).getAttribute('aria-valuetext')).toBe('50 cm');
});

test('the ends never cross', () => {
  const onChange = vi.fn<(value: readonly [number, number]) => void>();
  show(onChange);
  fireEvent.change(screen.getByRole('slider', { name: 'Länge, von' }), { target: { value: '80' } });
  expect(onChange).toHaveBeenLastCalledWith([50, 50]);
  fireEvent.change(screen.getByRole('slider', { name: 'Länge, bis' }), { target: { value: '10' } });
  expect(onChange).toHaveBeenLastCalledWith([25, 25]);
});
