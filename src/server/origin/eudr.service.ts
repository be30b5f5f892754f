import { formatIsoDate } from '#domain/format/dates.ts';
import { OUTLINE } from '#domain/origin/outline.ts';
import { type EudrRecord, eudrGaps, eudrIssues } from '#domain/origin/eudr.ts';
import { roundTo } from '#domain/rounding.ts';
import type { EudrRecordDto, OwnEudr } from '#contract/origin/eudr.schemas.ts';
import { type AdvertRow, getOwnAdvert, lockAnyAdvert } from '#server/adverts/advert-moderation.service.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { findEudr, removeEudr, writeEudr } from './eudr.repository.ts';
import { noOriginOfServices, originRefused } from './origin.problems.ts';
import { findOutline } from './outline.repository.ts';

type AdvertId = { advertId: string };

export const presentRecord = (record: EudrRecord): EudrRecordDto => ({
  ...record,
  woodTypeIds: [...record.woodTypeIds],
});

async function presentOwn({ db, config }: Context, advert: AdvertRow, record: EudrRecord | null): Promise<OwnEudr> {
  const outline = await findOutline(db, advert.key);
  return {
    advertId: advert.id,
    title: advert.title,
    category: advert.category,
    record: record && presentRecord(record),
    outlineInHectares: outline === null ? null : roundTo(outline.area_in_square_metres / 10_000, 4),
    gaps: record === null ? [] : eudrGaps(record, outline !== null),
    appliesFrom: config.eudrDates.from,
    appliesToSmallFrom: config.eudrDates.smallFrom,
  };
}

/** What is stated of the origin of an own advert. @throws advert.not-found (404) */
export async function getEudr(context: Context, { advertId }: AdvertId): Promise<OwnEudr> {
  const advert = await getOwnAdvert(context, advertId);
  return presentOwn(context, advert, (await findEudr(context.db, advert.key))?.record ?? null);
}

/** Answers that belong to another kind of plot are left out, coordinates get six decimals. */
function settled(record: EudrRecordDto): EudrRecord {
  const isPoint = record.plot === 'POINT';
  const { point } = record;
  return {
    ...record,
    woodTypeIds: [...new Set(record.woodTypeIds)],
    plotInHectares: isPoint ? record.plotInHectares : null,
    point:
      isPoint && point !== null
        ? {
            latitude: roundTo(point.latitude, OUTLINE.decimals),
            longitude: roundTo(point.longitude, OUTLINE.decimals),
          }
        : null,
  };
}

/**
 * Writes what is stated of the origin of an own advert; answers may be missing until it is handed over.
 * @throws advert.not-found (404), origin.no-wood (409), request.refused (422)
 */
export async function saveEudr(
  context: Context,
  { advertId, record: given }: AdvertId & { record: EudrRecordDto },
): Promise<OwnEudr> {
  const record = settled(given);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await getOwnAdvert(inside, advertId);
    const advert = await lockAnyAdvert(db, advertId);
    if (advert.category === 'SERVICES') throw noOriginOfServices();
    const issues = eudrIssues(record, formatIsoDate(context.clock()));
    if (issues.length > 0) throw originRefused(issues);
    await writeEudr(db, advert.key, { record, changedAt: context.clock() });
    return presentOwn(inside, advert, record);
  });
}

/** Deletes what is stated of the origin of an own advert. @throws advert.not-found (404) */
export async function deleteEudr(context: Context, { advertId }: AdvertId): Promise<void> {
  const advert = await getOwnAdvert(context, advertId);
  await removeEudr(context.db, advert.key);
}
