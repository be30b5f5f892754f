import { type PublishingFacts, publishingNeeds } from '#domain/users/publishing-needs.ts';
import { ownDataTexts } from '#texts/de/users/own-data.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** What is known of the account behind an advert. */
export type OwnerFacts = PublishingFacts & {
  /** The owner has asked for the account to be deleted. */
  isLeaving: boolean;
};

const { refusals } = ownDataTexts;

/** Lets an account publish that has everything it needs. @throws account.not-ready, account.leaving (403) */
export function requirePublishingRights(owner: OwnerFacts): void {
  if (owner.isLeaving) throw new Problem({ status: 403, code: 'account.leaving', message: refusals.leaving });
  const needs = publishingNeeds(owner);
  if (needs.length === 0) return;
  throw new Problem({
    status: 403,
    code: 'account.not-ready',
    message: refusals.notReady,
    errors: needs.map((path) => ({ path, message: refusals.needs[path] })),
  });
}
