type PiledLog = { number: number; woodTypeId: number; diameter: number };
/** `x` from the middle of the pile, `y` up from the ground. */
export type StackedLog = { log: PiledLog; x: number; y: number; radius: number };

const MOST_LAYERS = 4;

/** How many logs lie in each layer, the lowest first: as few layers as a pile of that size would have. */
function layersOf(count: number): number[] {
  let lowest = 1;
  const room = (base: number): number =>
    Array.from({ length: MOST_LAYERS }, (_, layer) => Math.max(0, base - layer)).reduce((sum, layer) => sum + layer, 0);
  const wanted = count > 3 ? Math.ceil(count * 0.45) : count;
  while (lowest < wanted && room(lowest) < count * 1.25) lowest += 1;
  while (room(lowest) < count) lowest += 1;
  const layers: number[] = [];
  for (let rest = count, base = lowest; rest > 0; rest -= base, base -= 1) layers.push(Math.min(base, rest));
  return layers;
}

/** Position of a log in the hollow between two others. */
function inHollow(left: StackedLog, right: StackedLog, radius: number): { x: number; y: number } {
  const toLeft = left.radius + radius;
  const toRight = right.radius + radius;
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const distance = Math.hypot(dx, dy);
  const along = (toLeft ** 2 - toRight ** 2 + distance ** 2) / (2 * distance);
  const up = Math.sqrt(Math.max(0, toLeft ** 2 - along ** 2));
  return {
    x: left.x + (dx * along - dy * up) / distance,
    y: left.y + (dy * along + dx * up) / distance,
  };
}

/** Returns logs as a pile, the thick ones below, scaled into a frame. */
export function stackLogs(logs: readonly PiledLog[], frame: { width: number; height: number }): StackedLog[] {
  const thickFirst = logs.toSorted((one, other) => other.diameter - one.diameter);
  const placed: StackedLog[] = [];
  let below: StackedLog[] = [];
  for (const count of layersOf(thickFirst.length)) {
    const layer: StackedLog[] = [];
    const some = thickFirst.slice(placed.length, placed.length + count);
    // The thickest is in the middle, so that the pile slopes to both sides.
    const ordered = some.reduce<PiledLog[]>((list, log, index) => (index % 2 ? [log, ...list] : [...list, log]), []);
    let x = 0;
    const first = Math.floor((below.length - 1 - count) / 2);
    ordered.forEach((log, index) => {
      const radius = log.diameter / 2;
      const [left, right] = [below[Math.max(0, first) + index], below[Math.max(0, first) + index + 1]];
      const place = left && right ? inHollow(left, right, radius) : { x: x + radius, y: radius };
      x = place.x + radius;
      layer.push({ log, radius, ...place });
    });
    placed.push(...layer);
    below = layer;
  }
  return fit(placed, frame);
}

function fit(logs: readonly StackedLog[], frame: { width: number; height: number }): StackedLog[] {
  if (logs.length === 0) return [];
  const left = Math.min(...logs.map(({ x, radius }) => x - radius));
  const right = Math.max(...logs.map(({ x, radius }) => x + radius));
  const top = Math.max(...logs.map(({ y, radius }) => y + radius));
  const scale = Math.min(frame.width / (right - left), frame.height / top);
  const middle = (left + right) / 2;
  return logs.map(({ log, x, y, radius }) => ({ log, x: (x - middle) * scale, y: y * scale, radius: radius * scale }));
}
