const ANALYTICS_COOKIE = /^(?:_pk_|mtm_|matomo_|_ga|_gid|_gat|_gcl_|_dc_gtm_)/i;

const analyticsCookies = (): string[] =>
  document.cookie
    .split(/;\s*/)
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => ANALYTICS_COOKIE.test(name));

export const hasAnalyticsCookies = (): boolean => analyticsCookies().length > 0;

/** Deletes what the services have left, on this host and on those above it. */
export function clearAnalyticsCookies(): void {
  const hosts = window.location.hostname.split('.').map((_part, index, parts) => parts.slice(index).join('.'));
  for (const name of analyticsCookies()) {
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
