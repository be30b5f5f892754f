import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_IN_MS = 15_000;

/**
 * The link to a page in the newest mail to an address, read from the outbox page; waits for it. Where several lead there,
 * `query` says which. Rewritten to the address of the server under test, whose port is not configured.
 */
export async function linkInMail(
  address: string,
  to: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const until = Date.now() + PATIENCE_IN_MS;
  while (Date.now() < until) {
    for (const mail of await mailsTo(address, to)) {
      const link = linksOf(await textOf(`${address}${mail}`)).find((url) => leadsTo(new URL(url), path, query));
      if (link !== undefined) return link.replace(new URL(link).origin, address);
    }
    await wait(200);
  }
  throw new Error(`No mail to ${to} leads to ${path}.`);
}

const leadsTo = ({ pathname, searchParams }: URL, path: string, query: Readonly<Record<string, string>>): boolean =>
  pathname === path && Object.entries(query).every(([name, value]) => searchParams.get(name) === value);

/** Addresses of the mails in the outbox, newest first. */
async function mailsTo(address: string, to: string): Promise<string[]> {
  const list = await textOf(`${address}/dev/outbox?${new URLSearchParams({ to })}`);
  return [...list.matchAll(/href="(\/dev\/outbox\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path);
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a href="(https?:[^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
