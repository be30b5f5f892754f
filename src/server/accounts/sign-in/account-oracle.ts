import type { Context } from '#server/platform/context.ts';

/**
 * Does the same work whether or not the account exists: without one it is rolled back.
 * So neither the answer nor its time says which addresses have an account.
 */
export async function withoutAccountOracle<C extends Pick<Context, 'db'>>(
  context: C,
  { counts }: { counts: boolean },
  work: (context: C) => Promise<void>,
): Promise<void> {
  const transaction = await context.db.startTransaction().execute();
  try {
    const start = await transaction.savepoint('work').execute();
    await work({ ...context, db: start });
    await (counts ? start.releaseSavepoint('work') : start.rollbackToSavepoint('work')).execute();
    await transaction.commit().execute();
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}
