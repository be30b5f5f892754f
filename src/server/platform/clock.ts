/** The time as services see it; tests set their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The result of work, or an error when it takes too long; the work itself goes on to its own end. */
export async function withinTime<T>(work: Promise<T>, limitInMs: number, tooLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitInMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
