/**
 * The address a click leads to in its written-out form, or null where people should not be sent: only https, a host with
 * a name, and no user name that makes one address look like another.
 */
export function targetAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return url.hostname.includes('.') && !url.hostname.startsWith('.') && url.href.length <= 500 ? url.href : null;
}
