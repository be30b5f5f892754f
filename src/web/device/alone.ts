/** Lets one tab of this browser do something under a name at a time; at once where the browser has no locks. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return typeof navigator.locks === 'undefined' ? work() : navigator.locks.request(name, work);
}
