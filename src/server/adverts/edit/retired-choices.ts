import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { type Issue, issue } from '#domain/result.ts';
import { type Chosen, findNewlyRetired } from '#server/lookups/choices.service.ts';
import type { Db } from '#server/platform/database/database.ts';

const PATHS = {
  SERVICE_CATEGORIES: 'categoryData.serviceCategories',
  EQUIPMENT: 'categoryData.equipments',
  CERTIFICATES: 'categoryData.certificates',
} as const;

function chosenIn(content: CategorisedData | null): Chosen {
  if (content?.category !== 'SERVICES') return {};
  const { serviceCategoryIds, equipmentIds, certificateIds } = content.data;
  return { SERVICE_CATEGORIES: serviceCategoryIds, EQUIPMENT: equipmentIds, CERTIFICATES: certificateIds };
}

/** Reasons why content cannot be public now: it chooses what is not offered any more, and what was public before did not. */
export async function retiredIssues(
  db: Db,
  content: CategorisedData,
  publicBefore: CategorisedData | null,
): Promise<Issue[]> {
  const found = await findNewlyRetired(db, chosenIn(content), chosenIn(publicBefore));
  return found.map(({ list, text }) => issue(PATHS[list], 'choice.retired', { text }));
}
