import { once } from 'node:events';
import { createServer } from 'node:http';

export type MatomoPeer = { address: string; requests: URL[]; views: () => string[]; close: () => void };

/** A stand-in for Matomo's script: nothing without consent, one request per page view. */
const SCRIPT = `(() => {
  const state = { given: true };
  const commands = {
    requireConsent: () => { state.given = false; },
    setConsentGiven: () => { state.given = true; },
    forgetConsentGiven: () => { state.given = false; document.cookie = 'mtm_consent_removed=1; path=/'; },
    deleteCookies: () => { document.cookie = '_pk_id.1=; path=/; max-age=0'; },
    trackPageView: () => {
      if (!state.given) return;
      document.cookie = '_pk_id.1=visitor; path=/; max-age=33696000';
      document.cookie = '_pk_ses.1=1; path=/; max-age=1800';
      const query = new URLSearchParams({ idsite: state.setSiteId, rec: 1, url: state.setCustomUrl, action_name: state.setDocumentTitle, urlref: state.setReferrerUrl });
      void fetch(state.setTrackerUrl + '?' + query, { mode: 'no-cors', keepalive: true });
    },
  };
  const run = ([name, value]) => { commands[name] ? commands[name](value) : (state[name] = value); };
  const waiting = window._paq ?? [];
  window._paq = { push: (...all) => all.forEach(run) };
  waiting.forEach(run);
})();`;

/** A server that serves and notes what a Matomo does, for a browser that must not reach the real one. */
export async function startMatomoPeer(): Promise<MatomoPeer> {
  const requests: URL[] = [];
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(url);
    if (url.pathname.endsWith('/matomo.js')) return reply.setHeader('content-type', 'text/javascript').end(SCRIPT);
    return reply.writeHead(204).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The peer has no port.');
  return {
    address: `http://localhost:${bound.port}/zaehler`,
    requests,
    views: () =>
      requests
        .filter(({ pathname }) => pathname === '/zaehler/matomo.php')
        .map(({ searchParams }) => new URL(searchParams.get('url') ?? '').pathname),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
