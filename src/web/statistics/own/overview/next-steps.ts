import { paths } from '#contract/paths.ts';
import type { OwnStatistics } from '#contract/statistics/statistics.schemas.ts';
import type { AdvertHint } from '#domain/statistics/advert-hints.ts';
import { ownListPath } from '#web/adverts/own/own-lists.parts.ts';

/** What can wait for a seller, the most urgent first. */
const STEPS = ['CHATS', 'BLOCKED', 'ASKED', 'ENDING', 'EXPIRED', 'NO_PICTURE', 'DRAFTS'] as const;
export type StepName = (typeof STEPS)[number];
export type Step = { name: StepName; count: number; href: string };

/** Returns what waits, the most urgent first, each with the address at which it is done. */
export function nextSteps({ counts, waiting }: Pick<OwnStatistics, 'counts' | 'waiting'>): Step[] {
  const all: Record<StepName, Omit<Step, 'name'>> = {
    CHATS: { count: waiting.chats, href: paths.chats(waiting.oldestChat?.id) },
    BLOCKED: { count: counts.BLOCKED, href: ownListPath('BLOCKED') },
    ASKED: { count: waiting.asked, href: ownListPath('ACTIVE') },
    ENDING: { count: waiting.endingSoon, href: ownListPath('ENDING_SOON') },
    EXPIRED: { count: counts.EXPIRED, href: ownListPath('EXPIRED') },
    NO_PICTURE: { count: waiting.withoutPicture, href: ownListPath('WITHOUT_PICTURE') },
    DRAFTS: { count: counts.DRAFT, href: ownListPath('DRAFT') },
  };
  return STEPS.map((name) => ({ name, ...all[name] })).filter(({ count }) => count > 0);
}

/** Returns where a hint about an advert is followed. */
export function hintPath(hint: AdvertHint, advertId: string): string {
  if (hint === 'NO_PHOTO') return paths.editImages(advertId);
  if (hint === 'ENDS_SOON') return ownListPath('ENDING_SOON');
  return hint === 'NOT_ONLINE' ? ownListPath('INACTIVE') : paths.editFacts(advertId);
}

/** Whether a seller has never written an advert that is still kept. */
export const isNewcomer = (counts: OwnStatistics['counts']): boolean =>
  Object.values(counts).every((count) => count === 0);
