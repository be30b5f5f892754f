import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { barriersIn } from '#test/axe.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { RequestForm } from './request-form.tsx';
import type { RequestValues } from './request-values.ts';

function draw(category: CategoryCode, values: RequestValues, reply: FormReply | null = null): HTMLElement {
  const Page = () => (
    <main>
      <RequestForm category={category} values={values} reply={reply} submit="Gesuch veröffentlichen" />
      <Link to="/?kategorie=rundholz">Rundholz</Link>
    </main>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  ).container;
}

test('firewood is asked for with its dryness and length; chosen species are named where they fold away', async () => {
  const container = draw('FIREWOOD', { woodTypeIds: '20', quantity: '10', unit: 'RM', handover: 'EITHER' });
  expect(screen.getByLabelText(/Mindestens so trocken/)).toBeTruthy();
  expect(screen.getByText('Holzart: Buche').closest('details')?.open).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Beides geht' }).checked).toBe(true);
  expect(await barriersIn(container)).toEqual([]);
});

test('work has a service instead of woods', () => {
  draw('SERVICES', {});
  expect(screen.getByLabelText(/Leistung/)).toBeTruthy();
  expect(screen.queryByText('Holzart')).toBeNull();
});

test('standing wood is fetched: no way of handover to choose', () => {
  draw('FOREST', {});
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[name=handover]')?.value).toBe('PICKUP');
});

test('refused figures are marked at their fields; the rest stays as typed', async () => {
  draw(
    'FIREWOOD',
    {},
    {
      message: 'Bitte prüf die markierten Angaben.',
      errors: { quantity: 'Gib die Menge als Zahl an, zum Beispiel 10.', postalCode: 'Diesen Ort kennen wir nicht.' },
      values: { title: 'Trockene Buche für den Ofen', quantity: 'viel', postalCode: 'Nirgendwo', unit: 'RM' },
    },
  );
  const quantity = screen.getByLabelText<HTMLInputElement>('Menge');
  expect(quantity.value).toBe('viel');
  expect(quantity.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Diesen Ort kennen wir nicht.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('In einem Satz').value).toBe('Trockene Buche für den Ofen');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

/** Whether the browser asks before the page goes away. */
const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before something typed is lost, and before nothing else', () => {
  draw('FIREWOOD', { title: 'Buche', quantity: '10', unit: 'RM', postalCode: '4820 Bad Ischl', handover: 'EITHER' });
  expect(isAsked()).toBe(false);
  fireEvent.input(screen.getByLabelText('In einem Satz'), { target: { value: 'Trockene Buche' } });
  expect(isAsked()).toBe(true);
  fireEvent.input(screen.getByLabelText('In einem Satz'), { target: { value: 'Buche' } });
  expect(isAsked()).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Ich hole ab' }));
  expect(isAsked()).toBe(true);
});

test('a way to another category asks before something typed is lost', async () => {
  draw('FIREWOOD', {});
  fireEvent.input(screen.getByLabelText('In einem Satz'), { target: { value: 'Trockene Buche' } });
  fireEvent.click(screen.getByRole('link', { name: 'Rundholz' }));
  expect(await screen.findByText('Noch nicht gespeichert: Gesuch.')).toBeTruthy();
});

test('the browser asks before a refused Gesuch is lost', () => {
  draw('FIREWOOD', {}, { message: 'Bitte prüf die markierten Angaben.', errors: {}, values: { title: 'Buche' } });
  expect(isAsked()).toBe(true);
});
