import { readFileSync } from 'node:fs';

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Resident memory in MB (1,000,000 bytes) of each process that a process started which runs the server, the largest first. */
export const memoryOfWebProcesses = (pid: number): number[] =>
  textOf(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((child) => child !== '' && textOf(`/proc/${child}/cmdline`).includes('main.ts'))
    .map((child) => (Number(/VmRSS:\s+(\d+) kB/.exec(textOf(`/proc/${child}/status`))?.[1] ?? 0) * 1024) / 1e6)
    .toSorted((one, other) => other - one);
