const outsidePages = /^\/(api|assets|builds|health|images|dev\/outbox)(\/|$)|\.[a-z0-9]{2,5}$/i;
const staticPages = [
  'abos|agb|barrierefreiheit|cookies|datenschutz|flyer|impressum|kontaktstelle|linktree|presse|so-reihen-wir',
  'holz-blog|holz-blog-post/[^/]+|holzpreise|holzpreise/[^/]+|landing/(?!registered)[^/]+|teilnahme-bedingungen',
];
const staticPath = new RegExp(`^/(${staticPages.join('|')})/?$`);

/** Says of pages that come without scripts (`isStatic`): whole documents, in which the router of this one has no part. */
export const isStaticPath = (pathname: string): boolean => staticPath.test(pathname);

/** Returns the link around an event's target if it leads to another page of this site, else null. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href')) return null;
  if ('native' in link.dataset || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href);
  const here = new URL(window.location.href);
  if (url.origin !== here.origin || outsidePages.test(url.pathname) || isStaticPath(url.pathname)) return null;
  const isPartOfThisPage = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return isPartOfThisPage ? null : link;
}
