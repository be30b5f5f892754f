/** Repeats a deletion until a step is not full, so that locks are short; returns how many rows went in all. */
export async function inSteps(fullStep: number, step: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await step();
    all += count;
    if (count < fullStep) return all;
  }
}
