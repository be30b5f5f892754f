/** What an account must have before its first advert goes public. */
export const PUBLISHING_NEEDS = ['mail', 'terms', 'name'] as const;
export type PublishingNeed = (typeof PUBLISHING_NEEDS)[number];

export type PublishingFacts = {
  mailIsConfirmed: boolean;
  termsAreAccepted: boolean;
  firstName: string;
  lastName: string;
};

/** Returns what is still missing before an account may publish; none means it may. Product decision. */
export function publishingNeeds(facts: PublishingFacts): PublishingNeed[] {
  const isMissing: Record<PublishingNeed, boolean> = {
    mail: !facts.mailIsConfirmed,
    terms: !facts.termsAreAccepted,
    name: facts.firstName.trim() === '' || facts.lastName.trim() === '',
  };
  return PUBLISHING_NEEDS.filter((need) => isMissing[need]);
}
