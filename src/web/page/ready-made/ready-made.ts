import type { ReactElement } from 'react';

/** About 4 kB each. */
const MOST_KEPT = 2_000;

/**
 * On the server: the text of a part that its key describes wholly, rendered once and kept for further pages; null in the
 * browser, which draws the part over the same text. The part has neither ids of React's nor anything of the viewer.
 */
export const readyMade = import.meta.env.SSR && typeof document === 'undefined' ? await keeper() : null;

async function keeper(): Promise<(key: string, render: () => ReactElement) => string> {
  const { renderToString } = await import('react-dom/server');
  const kept = new Map<string, string>();
  return (key, render) => {
    const known = kept.get(key);
    // The one used last is the last to go.
    if (known !== undefined) kept.delete(key);
    const html = known ?? renderToString(render()).replace(PRELOADS, '');
    kept.set(key, html);
    const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return html;
  };
}

/** React asks for the pictures of a text before it; in the middle of a page that is no part of it. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
