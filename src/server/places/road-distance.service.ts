import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { slot } from '#server/platform/memory.ts';

/** A page waits for the router no longer than this and goes on with distances by air. */
const PATIENCE_IN_MS = 400;
/** After a failure the router is left alone for a while, so that not every page waits. */
const REST_IN_MS = 30_000;
/** OSRM refuses tables of more than 100 points unless told otherwise. */
const POINTS_AT_ONCE = 99;
const MOST_KEPT = 100_000;
const METRES_PER_KM = 1_000;

type Router = { url: string | null; restsUntilInMs: number; known: LRUCache<string, number> };

const routers = slot<Router>(() => ({ url: null, restsUntilInMs: 0, known: new LRUCache({ max: MOST_KEPT }) }));

/** Says which OSRM server knows the roads; null for none. Called once at the start. */
export function setRouter(db: Db, url: string | null): void {
  memoryOf(db).of(routers).url = url;
}

/** Names a point in `RoadDistances`; a thousandth of a degree, about 100 m, is the blur of shown positions anyway. */
export const roadPoint = ({ latitude, longitude }: Coordinates): string =>
  `${longitude.toFixed(3)},${latitude.toFixed(3)}`;

/** Kilometres by road, by `roadPoint` of where they lead. */
export type RoadDistances = ReadonlyMap<string, number>;

const NONE: RoadDistances = new Map();

/**
 * Kilometres by road from one point to others, as far as the router knows them: none without a router, and none from a
 * router that is away or slow.
 */
export async function roadDistancesInKm(db: Db, from: Coordinates, to: readonly Coordinates[]): Promise<RoadDistances> {
  const router = memoryOf(db).of(routers);
  if (router.url === null || to.length === 0) return NONE;
  const start = roadPoint(from);
  const points = [...new Set(to.map(roadPoint))];
  const unknown = points.filter((point) => !router.known.has(`${start};${point}`));
  const parts: string[][] = [];
  for (let at = 0; at < unknown.length; at += POINTS_AT_ONCE) parts.push(unknown.slice(at, at + POINTS_AT_ONCE));
  await Promise.all(parts.map((part) => ask(router, start, part)));
  return new Map(
    points.flatMap((point) => {
      const km = router.known.get(`${start};${point}`);
      return km === undefined ? [] : [[point, km] as const];
    }),
  );
}

const Table = z.object({ distances: z.array(z.array(z.nullable(z.number()))) });

async function ask(router: Router, start: string, points: readonly string[]): Promise<void> {
  if (performance.now() < router.restsUntilInMs) return;
  const address = `${router.url}/table/v1/driving/${[start, ...points].join(';')}?sources=0&annotations=distance`;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_IN_MS) });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    const [metres = []] = z.parse(Table, await reply.json()).distances;
    for (const [index, point] of points.entries()) {
      const found = metres[index + 1];
      if (typeof found === 'number')
        router.known.set(`${start};${point}`, Math.round(found / 100) / (METRES_PER_KM / 100));
    }
  } catch {
    router.restsUntilInMs = performance.now() + REST_IN_MS;
  }
}
