type Work = () => unknown;

const works: Work[] = [];

/**
 * Has something done at the end of the test file, the last asked for first. Unlike a hook it may be asked for anywhere:
 * one that is registered within a test or another hook never runs.
 */
export function afterFile(work: Work): void {
  works.push(work);
}

/** Does what was asked for. */
export async function endFile(): Promise<void> {
  for (const work of works.splice(0).toReversed()) await work();
}
