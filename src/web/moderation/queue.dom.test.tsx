import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { moderationRefusals } from '#texts/de/moderation/moderation.ts';
import { reopeningRefusals } from '#texts/de/moderation/reopening.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { REOPEN_INTENT } from './answer-reopening.ts';
import ModerationQueue from './queue.route.tsx';

const EMPTY = {
  items: [],
  decided: [],
  page: 1,
  totalPages: 0,
  totalElements: 0,
  isAdmin: true,
  wanted: '',
  done: null,
};

async function show(actionData: FormReply) {
  const Component = ModerationQueue as unknown as (props: { loaderData: object; actionData: FormReply }) => ReactNode;
  const Site = createRoutesStub([
    { path: '/', Component: () => <Component loaderData={EMPTY} actionData={actionData} /> },
  ]);
  render(<Site />);
  return screen.findByRole('search');
}

test.each([
  ['a second decision', { message: moderationRefusals.chatReportDecided, values: { note: 'Meine Worte.' } }, 1],
  ['a second reopening', { intent: REOPEN_INTENT, message: reopeningRefusals.nothing, values: {} }, 0],
])('%s is said above the list, which needs no loading again', async (_what, reply, typed) => {
  const search = await show({ about: '0199aa00', errors: {}, ...reply });
  const notice = screen.getByText(reply.message, { exact: false });
  expect(notice.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(reply.message).not.toContain('Lade');
  expect(screen.queryAllByText('Meine Worte.')).toHaveLength(typed);
});
