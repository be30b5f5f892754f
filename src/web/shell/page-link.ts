const outsidePages = /^\/(api|assets|builds|health|images|dev\/outbox)(\/|$)|\.[a-z0-9]{2,5}$/i;
/** Pages that come without scripts (`isStatic`) are whole documents: the router of this one has no part in them. */
const staticPages =
  /^\/(agb|barrierefreiheit|cookies|datenschutz|flyer|holz-blog|holz-blog-post\/[^/]+|impressum|kontaktstelle|linktree|presse|so-reihen-wir|teilnahme-bedingungen)\/?$/;

/** Returns the link around an event's target if it leads to another page of this site, else null. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href')) return null;
  if ('native' in link.dataset || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href);
  const here = new URL(window.location.href);
  if (url.origin !== here.origin || outsidePages.test(url.pathname) || staticPages.test(url.pathname)) return null;
  const isPartOfThisPage = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return isPartOfThisPage ? null : link;
}
