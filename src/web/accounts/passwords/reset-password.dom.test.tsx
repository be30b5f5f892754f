import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { apiAnswering, pageOfEva, samplePage } from '#test/sample-page.ts';
import { ResponseError } from '#contract/api-errors.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import ResetPassword, { loader } from './reset-password.route.tsx';

const Page = ResetPassword as unknown as (props: { loaderData: unknown; actionData: undefined }) => ReactNode;

/** The page behind a link of a mail, to which the server answers so. */
async function open(answer: () => unknown, { query = '?code=abc', page = samplePage } = {}): Promise<HTMLElement> {
  const context = new RouterContextProvider();
  context.set(apiContext, apiAnswering(answer));
  context.set(pageContext, page);
  const pattern = mailPaths.resetPassword();
  const url = new URL(`${pattern}${query}`, samplePage.publicUrl);
  const loaderData = await loader({ request: new Request(url), url, context, params: {}, pattern });
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <main>
          <Page loaderData={loaderData} actionData={undefined} />
        </main>
      ),
    },
  ]);
  const { container } = render(<Site />);
  return container;
}

const refuse = (status: number, code: string) => () => {
  throw new ResponseError(status, JSON.stringify({ code, message: 'Nein.' }));
};

test('a link that is over says so before a password is typed, and leads to a new one', async () => {
  await open(refuse(422, 'account.code-worthless'));
  expect(screen.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neuen Link verlangen' }).getAttribute('href')).toBe('/passwort-vergessen');
  expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
});

test('an open link names the account, and that another one is signed out here', async () => {
  const container = await open(() => ({ maskedEmail: 'ev…@example.at', replacesSession: true }));
  expect(screen.getByText('Für das Konto ev…@example.at.')).toBeTruthy();
  expect(screen.getByText(/gerade mit einem anderen Konto angemeldet/)).toBeTruthy();
  expect(screen.getByLabelText('Neues Passwort')).toBeTruthy();
  expect(await barriersIn(container)).toEqual([]);
});

test('a limit does not make a link one that is over', async () => {
  await open(refuse(429, 'request.too-many'));
  expect(screen.getByLabelText('Neues Passwort')).toBeTruthy();
});

test('the new password counts for the account that the page names', async () => {
  await open(() => ({ accountMail: 'eva@example.at' }), { query: '?ergebnis=ok', page: pageOfEva });
  expect(screen.getByText(/mit dem Konto eva@example\.at angemeldet/)).toBeTruthy();
});
