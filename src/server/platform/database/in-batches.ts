/** Repeats a batch of work until one is not full, so that locks are short; returns how many rows it was in all. */
export async function inBatches(size: number, runBatch: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const count = await runBatch();
    all += count;
    if (count < size) return all;
  }
}
