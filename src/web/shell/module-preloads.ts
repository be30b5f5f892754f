// oxlint-disable-next-line import/no-nodejs-modules -- runs in the server entry only
import { Transform } from 'node:stream';

const endOfHead = '</head>';

/**
 * Returns a stream that marks the module preloads in the head of a page as less urgent than its stylesheet, fonts and
 * first photos. The router has no option for it, so the head is rewritten before it leaves.
 */
export function lowerModulePreloads(): Transform {
  let held = Buffer.alloc(0);
  let headIsSent = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (headIsSent) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf(endOfHead);
      if (end === -1) return done();
      headIsSent = true;
      done(null, Buffer.concat([lowered(held.subarray(0, end)), held.subarray(end)]));
    },
    flush(done) {
      done(null, headIsSent ? undefined : lowered(held));
    },
  });
}

function lowered(head: Buffer): Buffer {
  return Buffer.from(head.toString().replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'));
}
