import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ModeratedAdvert } from '#contract/moderation/moderation.schemas.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { Decisions } from './decisions.tsx';

/** As much of an advert as the decisions about it show. */
function advertWith(part: object): ModeratedAdvert;
function advertWith(part: object): object {
  return part;
}
const WORDS = 'Bitte nenne im Text, woher das Holz kommt.';

function page(version: number, sent: FormReply | null) {
  const shown = advertWith({ advert: { status: 'ACTIVE' }, reports: [], objections: [], undoable: null, version });
  const element = <Decisions shown={shown} isOwn={false} sent={sent} />;
  return <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />;
}

const message = () => {
  const form = screen.getByRole('button', { name: 'Nachricht senden', hidden: true }).closest('form');
  const content = form?.querySelector('textarea[name="content"]');
  if (!(content instanceof HTMLTextAreaElement)) throw new Error('A message has a field for its words.');
  return { content, isOpen: form?.closest('details')?.open };
};

test('a message that was sent is not lying there to be sent once more', () => {
  const { rerender } = render(page(7, null));
  fireEvent.click(screen.getByText('Nachricht an den Anbieter', { selector: 'summary' }));
  fireEvent.change(message().content, { target: { value: WORDS } });
  rerender(page(8, null));
  expect(message()).toMatchObject({ isOpen: false, content: { value: '' } });
});

test('a message that was refused keeps its words', () => {
  const { rerender } = render(page(7, null));
  fireEvent.change(message().content, { target: { value: WORDS } });
  const refusal = 'Inzwischen hat sich bei dieser Anzeige etwas getan.';
  rerender(page(8, { intent: 'MESSAGE', about: '', message: refusal, errors: {}, values: { content: WORDS } }));
  expect(message()).toMatchObject({ isOpen: true, content: { value: WORDS } });
});
