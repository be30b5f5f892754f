import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { createRandom } from '#domain/pictures/random.ts';
import { stopClock } from './stop-clock.ts';

// Loaded before the server (NODE_OPTIONS=--import): its clock stands at CLOCK_STANDS_AT (ISO 8601), and the ids that it
// makes are the same at each start, since pictures of people and companies are drawn from them.
stopClock(Date.parse(process.env['CLOCK_STANDS_AT'] ?? ''));

const random = createRandom(2026);
crypto.randomFillSync = <T extends NodeJS.ArrayBufferView>(view: T): T => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (const index of bytes.keys()) bytes[index] = Math.floor(random.next() * 256);
  return view;
};
syncBuiltinESMExports();
