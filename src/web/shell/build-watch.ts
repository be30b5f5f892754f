import { HOUR_IN_MS } from '#domain/durations.ts';

/** The build this page came from; the server offers the newest one at builds/latest.json. */
const ownBuildId: string = import.meta.env['BUILD_ID'] ?? '';
const checkEveryInMs = HOUR_IN_MS;
const manifestDelayInMs = 1000;

/** Calls `onNewBuild` once when the server has a newer build than this page. Returns the function that ends the watch. */
export function watchBuilds(onNewBuild: () => void): () => void {
  if (import.meta.env.DEV) return () => {};
  const manifestTimer = setTimeout(() => {
    if (!connectionIsVerySlow()) void fetchBuildId(`/builds/meta/${ownBuildId}.json`);
  }, manifestDelayInMs);
  const latestTimer = setInterval(async () => {
    const latest = await fetchBuildId('/builds/latest.json');
    if (latest === null || latest === ownBuildId) return;
    clearInterval(latestTimer);
    onNewBuild();
  }, checkEveryInMs);
  return () => {
    clearTimeout(manifestTimer);
    clearInterval(latestTimer);
  };
}

async function fetchBuildId(path: string): Promise<string | null> {
  try {
    const reply = await fetch(path, { cache: 'no-cache' });
    const body: unknown = reply.ok ? await reply.json() : null;
    return typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
  } catch {
    return null;
  }
}

function connectionIsVerySlow(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return Reflect.get(connection, 'effectiveType') === 'slow-2g' || Reflect.get(connection, 'saveData') === true;
}
