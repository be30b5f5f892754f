import * as z from 'zod/mini';
import { instant, named, wholeNumber } from '#contract/fields.ts';

/** The version that a change was made from; another one has come in between where it is not the newest. */
export const seenVersion = () => wholeNumber(0, 1_000_000);

/** What an administrator edits, as it is now, and its newest changes, the last first. */
export const versioned = <State extends z.ZodMiniType>(name: string, state: State) =>
  z.object({
    /** 0: as released. */
    version: z.number(),
    state,
    changes: z.array(
      named(
        `${name}Change`,
        z.object({
          version: z.number(),
          at: instant(),
          /** Public id of the account, and its name where it still has one. */
          actor: z.string(),
          actorName: z.string(),
          before: state,
          after: state,
        }),
      ),
    ),
  });
