import type { Outline } from '#domain/origin/outline.ts';
import { toMercator } from '#domain/places/geometry/mercator.ts';

const SIZE = 160;
const MARGIN = 8;

/** An outline as a small drawing, north above. */
export function OutlineDrawing({ rings, label }: { rings: Outline; label: string }) {
  const places = rings.map((ring) => ring.map(toMercator));
  const [xs, ys] = [places.flat().map(({ x }) => x), places.flat().map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (SIZE - 2 * MARGIN) / Math.max(width, height, 1e-12);
  const at = (distance: number, extent: number): string => ((SIZE - extent * scale) / 2 + distance * scale).toFixed(1);
  const path = places
    .map((ring) => `M${ring.map(({ x, y }) => `${at(x - left, width)} ${at(y - top, height)}`).join('L')}Z`)
    .join('');
  return (
    <svg
      className="size-40 flex-none rounded-sawn bg-lichen"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={label}
    >
      <path d={path} fillRule="evenodd" className="fill-spruce-pale stroke-spruce [stroke-width:2]" />
    </svg>
  );
}
