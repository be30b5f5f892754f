import type { Position } from '#domain/places/geometry/cut.ts';

type Heart = {
  centre: Position;
  /** Reach of the outermost ring in degrees to west, east, south and north. */
  reach: readonly [west: number, east: number, south: number, north: number];
  rings: number;
  phase: number;
};

/** Where the land rises: the main ridge of the Alps and the granite of the north. A picture, not a measurement. */
const HEARTS: readonly Heart[] = [
  { centre: [12.75, 47.1], reach: [3.35, 3.6, 0.72, 0.62], rings: 8, phase: 0.4 },
  { centre: [14.75, 48.55], reach: [1.35, 0.85, 0.24, 0.32], rings: 4, phase: 2.1 },
];
const CORNERS = 72;

function ringOf({ centre, reach, phase }: Heart, share: number): Position[] {
  const [west, east, south, north] = reach;
  const ring: Position[] = [];
  for (let corner = 0; corner < CORNERS; corner += 1) {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const wobble =
      1 +
      0.09 * Math.sin(3 * angle + phase + share * 1.7) +
      0.06 * Math.sin(5 * angle - phase * 2 + share * 2.9) +
      0.035 * Math.sin(11 * angle + share * 5);
    const across = Math.cos(angle) * share * wobble;
    const up = Math.sin(angle) * share * wobble;
    ring.push([centre[0] + across * (across > 0 ? east : west), centre[1] + up * (up > 0 ? north : south)]);
  }
  const [first] = ring;
  return first ? [...ring, first] : ring;
}

/** Growth rings as contour lines, the widest first. */
export function growthRings(): Position[][] {
  return HEARTS.flatMap((heart) =>
    Array.from({ length: heart.rings }, (_, index) => ringOf(heart, (heart.rings - index) / heart.rings)),
  );
}
