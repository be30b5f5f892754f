/** A place for bits: a digit from its shape and a random byte. Source: RFC 9562, 5.4. */
const SHAPE = '10000000-1000-4000-8000-100000000000';

/** Returns a random id, version 4 of RFC 9562, made without what browsers keep to secure pages. */
export function randomId(): string {
  return SHAPE.replaceAll(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });
}

/** On plain http, but for this very machine, browsers make no ids themselves; calls and drafts need some there too. */
export function provideRandomIds(): void {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: randomId });
}
