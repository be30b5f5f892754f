import type { Page } from 'playwright-core';

export type HeldRequests = { asked: () => number; letThrough: () => void };

/** Keeps the requests of a page to an address waiting until they are let through. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  const through = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(address, async (route) => {
    asked += 1;
    await through.promise;
    await route.continue();
  });
  return { asked: () => asked, letThrough: through.resolve };
}
