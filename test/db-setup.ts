import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';
import { rowsAreAsDeclared } from './row-check.ts';

afterAll(async () => {
  await endFile();
  rowsAreAsDeclared();
});
