/**
 * Makes `Date` stand at a moment (milliseconds since 1970); the steady clock and timers go on. Names nothing outside of
 * itself, so that a browser can run it, too.
 */
export function stopClock(momentInMs: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: [], made) =>
      Reflect.construct(target, given.length === 0 ? [momentInMs] : given, made) as Date,
    get: (target, name, receiver) => (name === 'now' ? () => momentInMs : Reflect.get(target, name, receiver)),
  });
}
