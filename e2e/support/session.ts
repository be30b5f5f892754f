import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';

/** Signs a visitor in by the call of the form; the form itself is tested in accounts.e2e.ts. */
export async function signInByCall(
  { context }: Visit,
  address: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const reply = await context.request.post('/api/auth/local?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: { identifier: email, password },
  });
  expect(reply.status()).toBe(200);
}

/** Waits until a page with a form is hydrated. An idle network does not prove it: members' pages keep a stream open. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
