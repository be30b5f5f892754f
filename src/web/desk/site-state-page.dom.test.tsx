import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteState } from '#contract/desk/desk.schemas.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { SITE_INTENTS } from './answer-site-state.ts';
import { SiteStatePage } from './site-state-page.tsx';

const WORDS = 'Am Freitag zu.';

function page(ids: string[], sent: FormReply | null = null) {
  const times = { from: '2026-11-27T08:00:00.000Z', to: '2026-11-28T08:00:00.000Z', isShown: true };
  const site: SiteState = { announcements: ids.map((id) => ({ id, words: id, ...times })), maintenance: null };
  const element = <SiteStatePage site={site} sent={sent} done={null} />;
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}
const words = () => screen.getByLabelText<HTMLTextAreaElement>('Was alle lesen sollen');

test('an announcement that was added is not lying there to be added once more', () => {
  const { rerender } = render(page(['0199aa00-0001']));
  fireEvent.change(words(), { target: { value: WORDS } });
  rerender(page(['0199aa00-0001', '0199aa00-0002']));
  expect(words().value).toBe('');
});

test('one that was refused keeps its words', () => {
  const { rerender } = render(page(['0199aa00-0001']));
  fireEvent.change(words(), { target: { value: WORDS } });
  const reply = { intent: SITE_INTENTS.add, message: 'Gibt es schon.', errors: {}, values: { words: WORDS } };
  rerender(page(['0199aa00-0001'], reply));
  expect(words().value).toBe(WORDS);
});
