/** Test files that run side by side. */
export const WORKERS = 2;
