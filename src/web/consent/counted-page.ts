/** Private areas are counted without their path; codes of mails are in queries. */
const PRIVATE_AREAS = /^\/(chats|meine-anzeigen|user|admin|editadvert|dashboards|dev)(?=\/|$)/;

/** Returns a page as analytics see it: without query and fragment, private areas without what follows and their title. */
export function analyticsPage(
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  title: string,
): { url: string; title: string } {
  const [area] = PRIVATE_AREAS.exec(pathname) ?? [];
  return area === undefined ? { url: origin + pathname, title } : { url: origin + area, title: area };
}
