import type { BackgroundTask } from '#server/platform/background.ts';
import type { Figure } from '#server/platform/metrics.ts';
import type { OpenStores } from './open-stores.ts';

const CHECK_EVERY_IN_MS = 15_000;

/** Asks a store that was not used for a while whether it answers, so that its return is seen without a visitor. */
export const storeTasks = ({ s3 }: Pick<OpenStores, 's3'>): BackgroundTask[] =>
  s3 === null
    ? []
    : [
        {
          name: 'ask the store of files',
          everyInMs: CHECK_EVERY_IN_MS,
          inEachProcess: true,
          run: async () => {
            const { isAway, lastRequestAtInMs } = s3.figures();
            if (isAway || Date.now() - lastRequestAtInMs >= CHECK_EVERY_IN_MS) await s3.check();
          },
        },
      ];

/** How the store of files does; nothing where all of them lie on the disk. */
export const storeFigures = ({ s3 }: Pick<OpenStores, 's3'>): Figure[] =>
  s3 === null
    ? []
    : [
        {
          name: 'stammplatz_file_store_away',
          help: 'Whether the S3 store of files did not answer the last request of a process.',
          ofAll: 'max',
          read: () => Number(s3.figures().isAway),
        },
        {
          name: 'stammplatz_file_store_requests_total',
          help: 'Requests to the S3 store of files, after their repetitions.',
          type: 'counter',
          label: 'outcome',
          read: () => {
            const { answered, failed } = s3.figures();
            return { answered, failed };
          },
        },
      ];
