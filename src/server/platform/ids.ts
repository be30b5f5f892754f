import { randomFillSync } from 'node:crypto';

/** A new UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by time of making. */
export function newId(nowInMs: number = Date.now()): string {
  const bytes = randomFillSync(new Uint8Array(16));
  new DataView(bytes.buffer).setUint16(0, Math.floor(nowInMs / 2 ** 32));
  new DataView(bytes.buffer).setUint32(2, nowInMs % 2 ** 32);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
