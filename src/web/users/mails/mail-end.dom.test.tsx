import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import EndMails, { loader } from './mail-end.route.tsx';

const Page = EndMails as unknown as (props: { loaderData: unknown; actionData: unknown }) => ReactNode;

function open(token: string, actionData?: { outcome: 'DONE' }): HTMLElement {
  const pattern = mailPaths.mailEnd();
  const url = new URL(mailPaths.mailEnd(token), 'https://stammplatz.example');
  const context = new RouterContextProvider();
  const loaderData = loader({ request: new Request(url), url, context, params: {}, pattern });
  const Component = () => (
    <main>
      <Page loaderData={loaderData} actionData={actionData} />
    </main>
  );
  const Site = createRoutesStub([{ path: '/', Component }]);
  return render(<Site />).container;
}

test('names the mails that end, before and after', async () => {
  const container = open('eva.weekFigures.signature');
  expect(screen.getByText(/Mails zum Anlass „Deine Woche“ nicht mehr/)).toBeTruthy();
  expect(await barriersIn(container)).toEqual([]);
  open('eva.weekFigures.signature', { outcome: 'DONE' });
  expect(screen.getByText('Mails zum Anlass „Deine Woche“ kommen nicht mehr.')).toBeTruthy();
});

test.each(['abc', 'eva.gibtEsNicht.signature'])('a link with the token %s ends nothing', (token) => {
  open(token);
  expect(screen.getByRole('heading', { name: 'Dieser Link stimmt nicht' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
