import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { ManagedAdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';
import type { ModeratedAdvert, QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { CodeStep } from '#web/accounts/sign-in/sign-in-steps.tsx';
import { EntryForm } from '#web/advertising/entry-form.tsx';
import { EntrySwitches } from '#web/advertising/entry-parts.tsx';
import { emptyValues } from '#web/advertising/entry-values.ts';
import { ChatCase } from '#web/moderation/chat-case.tsx';
import { Decisions } from '#web/moderation/decisions.tsx';
import { FeedbackPart } from '#web/moderation/findings.tsx';
import { ReportForm } from '#web/moderation/reports/report-fields.tsx';
import { PageForm } from '#web/forms/page-form.tsx';

/** As much of what the server knows as these parts show. */
function advertWith(part: object): ModeratedAdvert;
function advertWith(part: object): object {
  return part;
}
function entryWith(part: object): ManagedAdvertisingEntry;
function entryWith(part: object): object {
  return part;
}

const chat: Extract<QueueItem, { kind: 'CHAT' }> = {
  kind: 'CHAT',
  reportId: 'r1',
  reporterId: 'u1',
  accused: null,
  reason: 'OTHER',
  content: 'Beschimpft mich.',
  messages: [],
  waitsSince: '2026-11-22T08:00:00.000Z',
};
const blocked = advertWith({
  advert: { status: 'ACTIVE' },
  reports: [],
  objections: [],
  undoable: null,
  version: 1,
});
const remark = {
  id: 7,
  name: 'Eva',
  content: 'Falscher Preis',
  createdAt: '2026-11-22T08:00:00.000Z',
  isHidden: false,
};

const FORMS: Readonly<Record<string, { form: ReactNode; button: RegExp }>> = {
  'a decision about an advert': {
    form: <Decisions shown={blocked} isOwn={false} sent={null} />,
    button: /^Anzeige sperren$|^Sperren$/,
  },
  'a decision about a reported chat': { form: <ChatCase item={chat} reply={null} />, button: /^Kein Verstoß$/ },
  'hiding a remark': { form: <FeedbackPart shown={advertWith({ feedback: [remark] })} sent={null} />, button: /Eva/ },
  'a report': { form: <ReportForm reply={null} account="Eva" />, button: /./ },
  'a code for signing in': {
    form: <CodeStep view={{ step: 'CODE', callback: '/', challenge: 'c' }} />,
    button: /^Weiter$/,
  },
  'an entry of a partner': {
    form: <EntryForm values={emptyValues} reply={null} submit="Anlegen" />,
    button: /^Anlegen$/,
  },
  'the switch of an entry': {
    form: <EntrySwitches entry={entryWith({ state: 'ACTIVE' })} reply={null} />,
    button: /./,
  },
};

/** The second click comes before the page has drawn what the first one did. */
const clickTwice = (button: HTMLElement): void =>
  act(() => {
    button.click();
    button.click();
  });

test.each(Object.entries(FORMS))('%s goes out once, however often its button is pressed', async (_name, part) => {
  const sent: FormData[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return answered;
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => part.form, action }]);
  render(<Stub />);
  const [button] = screen.getAllByRole('button', { name: part.button, hidden: true });
  if (button === undefined) throw new Error('There has to be a button.');
  clickTwice(button);
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  answer();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(sent).toHaveLength(1);
  fireEvent.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a double click goes out once, however quickly the first click is answered', async () => {
  const sent: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    return null;
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => <PageForm submit="Speichern" />, action }]);
  render(<Stub />);
  const button = screen.getByRole('button', { name: 'Speichern' });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  const goesOn = fireEvent.click(button, { detail: 2 });
  expect(goesOn).toBe(false);
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(sent).toHaveLength(2));
});

const stop: EventListener[] = [];
afterEach(() => {
  for (const listener of stop.splice(0)) document.removeEventListener('submit', listener);
});

test('a form that the browser sends itself goes out once, until the page is shown again', () => {
  let sent = 0;
  const count: EventListener = (event) => {
    if (!event.defaultPrevented) sent += 1;
    event.preventDefault();
  };
  document.addEventListener('submit', count);
  stop.push(count);
  const Stub = createRoutesStub([{ path: '/', Component: () => <PageForm leavesPage submit="Anmelden" /> }]);
  render(<Stub />);
  const button = screen.getByRole('button', { name: 'Anmelden' });
  clickTwice(button);
  expect(sent).toBe(1);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  fireEvent.click(button);
  expect(sent).toBe(2);
});
