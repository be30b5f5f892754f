const path = '/darstellung';

/** Returns the address of the display form that leads back to the given page afterwards. */
export function displayPath(back: string): string {
  return back === '/' || back.startsWith(path) ? path : `${path}?zurueck=${encodeURIComponent(back)}`;
}

/** Returns a path of this site to go back to, never another site's. */
export function safeBackPath(back: unknown): string {
  return typeof back === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : '/';
}
