function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the colour that lies between two six-digit hex colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  let value = 0;
  for (let index = 0; index < 3; index += 1) {
    const start = a[index] ?? 0;
    const channel = Math.round(start + ((b[index] ?? 0) - start) * share);
    value = value * 256 + Math.max(0, Math.min(255, channel));
  }
  return `#${value.toString(16).padStart(6, '0')}`;
}

export const INK = '#14211b';
export const SHADE = '#1c140e';
export const MARKING_ORANGE = '#ff6a1a';
export const CRAYON_BLUE = '#1b5fa8';
export const SPRUCE_GREEN = '#17573f';
