const PATIENCE_IN_MS = 60_000;

export type Navigation = {
  location: Pick<Location, 'href' | 'reload'>;
  /** The way inside the page, for a browser that did not leave it. */
  navigate: (href: string) => void;
};

/**
 * Leaves the page for another address, with everything it knew of its visitor. Where the browser has not gone after 60
 * seconds, the router takes over.
 */
export async function navigateHard(href: string, { location, navigate }: Navigation): Promise<void> {
  location.href = href;
  // An address that differs only behind # would not be loaded.
  if (href.includes('#')) location.reload();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_IN_MS));
  navigate(href);
}
