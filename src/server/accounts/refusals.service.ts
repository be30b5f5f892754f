/** What other nouns refuse in the words of the account. */
export { accountUnknown, secondFactorRequired } from './accounts.problems.ts';
