import { MINUTE_IN_MS } from '#domain/durations.ts';

const PATIENCE_IN_MS = MINUTE_IN_MS;

export type Navigation = {
  location: Pick<Location, 'href' | 'reload'>;
  /** The way inside the page, for a browser that did not leave it. */
  navigate: (href: string) => void;
};

/**
 * Loads another address as a new document, which discards all client state. If the browser has not navigated after 60
 * seconds, the router does.
 */
export async function navigateHard(href: string, { location, navigate }: Navigation): Promise<void> {
  location.href = href;
  // An address that differs only behind # would not be loaded.
  if (href.includes('#')) location.reload();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_IN_MS));
  navigate(href);
}
