/** What every process that a test starts inherits: where programs are, and what was compiled before. */
export const PROCESS_ENVIRONMENT: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
