import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { CheckedAdvert } from '#contract/adverts/availability/availability.schemas.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { barriersIn } from '#test/axe.ts';
import AnswerCheck from './check.route.tsx';

const NOW = '2026-12-05T09:00:00.000Z';
const beech: CheckedAdvert = {
  id: '01935a00-0000-7000-8000-000000000001',
  title: 'Buche, ofenfertig',
  slug: 'buche-ofenfertig-1',
  status: 'ACTIVE',
  unit: 'RM',
  unitQuantity: 12,
  confirmedAt: '2026-11-21T09:00:00.000Z',
};
const oak: CheckedAdvert = { ...beech, id: '01935a00-0000-7000-8000-000000000002', title: 'Eiche', status: 'INACTIVE' };

async function show(open: CheckedAdvert[], address: string) {
  const loaded = { check: { open }, refusal: null, done: null, reply: null, now: NOW };
  const Page = createRoutesStub([
    {
      path: '/noch-da',
      Component: (props) => <AnswerCheck {...(props as unknown as Parameters<typeof AnswerCheck>[0])} />,
      HydrateFallback: () => null,
      loader: () => loaded,
    },
  ]);
  const { container } = render(<Page initialEntries={[address]} />);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

const mainButtons = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLButtonElement>('button.button-main')].map(({ textContent, value }) => [
    textContent,
    value,
  ]);

test('what was tapped in the mail is the one big button, the others are beside it', async () => {
  const container = await show([beech], mailPaths.advertCheck('t', { advertId: beech.id, answer: 'PAUSE' }));
  expect(mainButtons(container)).toEqual([['Anzeige pausieren', 'PAUSE']]);
  expect(screen.getByText(/Zuletzt bestätigt: vor 2\sWochen/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noch da: Buche, ofenfertig' }).getAttribute('value')).toBe('THERE');
  expect(screen.getByRole('link', { name: 'Weniger: Buche, ofenfertig' }).getAttribute('href')).toContain(
    'antwort=less',
  );
  expect(await barriersIn(container)).toEqual([]);
});

test('"weniger" asks how much is left in the same page', async () => {
  const container = await show([beech], mailPaths.advertCheck('t', { advertId: beech.id, answer: 'LESS' }));
  expect(mainButtons(container)).toEqual([['Neue Menge speichern', 'LESS']]);
  expect(screen.getByLabelText('Wie viel ist noch da?')).toBeTruthy();
});

test('"verkauft" asks where', async () => {
  const sold = await show([oak], mailPaths.advertCheck('t', { advertId: oak.id, answer: 'SOLD' }));
  expect(mainButtons(sold)).toEqual([['Als verkauft ablegen', 'SOLD']]);
  expect(screen.getByLabelText('Wo hast du verkauft?')).toBeTruthy();
});

test('an answer that was tapped for another advert is not offered for the one that is left', async () => {
  const container = await show([beech], mailPaths.advertCheck('t', { advertId: oak.id, answer: 'SOLD' }));
  expect(mainButtons(container)).toEqual([['Ja, noch da', 'THERE']]);
});

test('many adverts are confirmed by one button, and each can be answered by itself', async () => {
  const container = await show([beech, oak], mailPaths.advertCheck('t', { answer: 'THERE' }));
  expect(mainButtons(container)).toEqual([['Alle noch da', '']]);
  expect(screen.getByText(/Pausiert, weil niemand geantwortet hat/)).toBeTruthy();
  expect(await barriersIn(container)).toEqual([]);
});

test('nothing is left to answer', async () => {
  const container = await show([], mailPaths.advertCheck('t'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alles beantwortet');
  expect(mainButtons(container)).toEqual([]);
});
