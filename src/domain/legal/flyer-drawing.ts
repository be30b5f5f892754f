type LogEnd = { x: number; y: number; radius: number; rings: readonly number[] };

const RADIUS_STEPS = [1, 0.86, 0.94, 0.8, 0.97, 0.88] as const;
const RINGS = [0.78, 0.58, 0.38, 0.18] as const;

/**
 * Returns stacked log ends as circles: rows one upon the other from the lower edge of a strip of the given width, all in
 * the unit of `radius`; the outer ones reach over the edges, so that a cut a little beside loses nothing.
 */
export function logEndsOf({ width, height, radius }: { width: number; height: number; radius: number }): LogEnd[] {
  const step = 2 * radius;
  const rowStep = radius * Math.sqrt(3);
  const rows = Math.floor((height - step) / rowStep) + 1;
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: Math.ceil(width / step) + 1 }, (_end, index) => {
      const size = radius * (RADIUS_STEPS[(index * 5 + row * 3) % RADIUS_STEPS.length] ?? 1);
      const x = index * step + (row % 2 === 0 ? 0 : radius);
      return { x, y: height - radius - row * rowStep, radius: size, rings: RINGS.map((ring) => ring * size) };
    }),
  ).flat();
}
