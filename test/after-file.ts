type Work = () => unknown;

const works: Work[] = [];

/**
 * Registers clean-up for the end of the test file, last in first out. Unlike a hook it can be called anywhere: a hook
 * registered within a test or another hook never runs.
 */
export function afterFile(work: Work): void {
  works.push(work);
}

/** Runs the registered clean-up. */
export async function endFile(): Promise<void> {
  for (const work of works.splice(0).toReversed()) await work();
}
