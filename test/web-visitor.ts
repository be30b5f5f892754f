/** A browser on the protocol level: keeps cookies per site, follows links only on request. */
export type WebVisitor = {
  fetch: (address: string | URL, init?: RequestInit) => Promise<Response>;
  /** Value of a cookie of the first site; null where there is none. */
  cookie: (name: string) => string | null;
  setCookie: (name: string, value: string) => void;
};

const realFetch = globalThis.fetch;

/** Relative addresses count from `home`. */
export function createWebVisitor(home: string): WebVisitor {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const homeJar = jarOf(new URL(home).host);

  const fetchAsVisitor: WebVisitor['fetch'] = async (address, init = {}) => {
    const url = new URL(address, home);
    const jar = jarOf(url.host);
    const headers = new Headers(init.headers);
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies !== '') headers.set('cookie', cookies);
    const response = await realFetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };
  return {
    fetch: fetchAsVisitor,
    cookie: (name) => homeJar.get(name) ?? null,
    setCookie: (name, value) => void homeJar.set(name, value),
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('='));
  const expires = attributes.find((part) => /^expires=/i.test(part))?.slice('expires='.length);
  const isOver = attributes.some((part) => /^max-age=0$/i.test(part)) || (expires && Date.parse(expires) < Date.now());
  if (isOver) jar.delete(name);
  else jar.set(name, pair.slice(pair.indexOf('=') + 1));
}
