import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { NewsletterPage } from './newsletter-page.tsx';

const words = { title: 'Newsletter bestätigen', text: 'Ein Klick.', submit: 'Ja' };
const done = { title: 'Du bist dabei', text: 'Er kommt.' };
const broken = { text: 'Bestell ihn noch einmal.', href: '/newsletter', label: 'Newsletter bestellen' };

function open(props: Pick<Parameters<typeof NewsletterPage>[0], 'isUsable' | 'reply'>): string[] {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <NewsletterPage {...props} words={words} done={done} broken={broken} /> },
  ]);
  render(<Stub />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

test('a link that is over leads to a new order, not to an account that its reader may not have', () => {
  const reply = { message: null, errors: {}, values: {}, linkIsOver: true };
  expect(open({ isUsable: true, reply })).toEqual(['/', '/newsletter']);
  expect(screen.getByText('Bestell ihn noch einmal.')).toBeDefined();
});

test('who has confirmed is done', () => {
  const reply = { message: null, errors: {}, values: {}, isDone: true };
  expect(open({ isUsable: true, reply })).toEqual(['/']);
});
