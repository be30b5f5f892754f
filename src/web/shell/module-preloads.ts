import { Transform } from 'node:stream';

/**
 * Returns a stream that marks the module preloads in the head of a page as less urgent than its stylesheet, fonts and
 * first photos. The router has no option for it, so the head's text is rewritten before it leaves.
 */
export function lowerModulePreloads(): Transform {
  let head: string | null = '';
  const decoder = new TextDecoder();
  const flushed = (text: string) => text.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk);
      head += decoder.decode(chunk, { stream: true });
      if (!head.includes('</head>')) return done();
      const text = flushed(head);
      head = null;
      done(null, text + decoder.decode());
    },
    flush(done) {
      done(null, head === null ? undefined : flushed(head));
    },
  });
}
