import { randomBytes } from 'node:crypto';
import { SLIP_LIMITS, suggestedLotNumber } from '#domain/adverts/slip/pile-slip.ts';
import { SLIP_CODE_BYTES, readSlipCode, slipCodeOf } from '#domain/adverts/slip/slip-code.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { roundTo } from '#domain/rounding.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { scannedSlip } from '#contract/adverts/slip/slip-paths.ts';
import type { OwnPileSlip, PileSlipDto } from '#contract/adverts/slip/slip.schemas.ts';
import { type AdvertRow, getOwnAdvert, lockAnyAdvert } from '#server/adverts/advert-moderation.service.ts';
import { contentOfRow, isVisibleAt } from '#server/adverts/advert-row.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { noSlipOfServices, slipNotPublic, slipNotWritten } from './slip.problems.ts';
import {
  countScans,
  findAdvertOfCode,
  findCode,
  findNumbering,
  findSlip,
  insertCode,
  removeSlip,
  writeSlip,
} from './slip.repository.ts';

type AdvertId = { advertId: string };

/** About ten centimetres; product decision, as for outlines. */
const DECIMALS = 6;

const cut = (text: string, max: number): string => ([...text].length <= max ? text : '');

/** What the advert says already; its exact place stays out of it, because a slip hangs where anyone may read it. */
async function suggest({ db, clock }: Context, row: AdvertRow): Promise<PileSlipDto> {
  const { place, contact } = contentOfRow(row);
  const { reference, slips } = await findNumbering(db, row.key);
  const year = Number(formatIsoDate(clock()).slice(0, 4));
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  return {
    lotNumber: cut(oneLine(reference ?? ''), SLIP_LIMITS.lotNumber) || suggestedLotNumber(year, slips),
    place: cut(oneLine(`${place.postalCode ?? ''} ${place.city}`), SLIP_LIMITS.place),
    point: null,
    access: '',
    contact: cut([name, contact.phoneNumber].filter((part) => part !== '').join(', '), SLIP_LIMITS.contact),
  };
}

async function present(context: Context, row: AdvertRow): Promise<OwnPileSlip> {
  const { db, config, clock } = context;
  const [slip, code, suggestion, scanCount] = await Promise.all([
    findSlip(db, row.key),
    findCode(db, row.id),
    suggest(context, row),
    countScans(db, row.id),
  ]);
  return {
    advertId: row.id,
    title: row.title,
    category: row.category,
    isPublic: isVisibleAt(row, clock()),
    slip,
    suggestion,
    scanUrl: code === null ? null : siteUrlOf(config) + scannedSlip(code),
    scanCount,
  };
}

/** An own advert that has a slip. @throws advert.not-found (404), slip.no-wood (409) */
async function ownWood(context: Context, advertId: string): Promise<AdvertRow> {
  const row = await getOwnAdvert(context, advertId);
  if (row.category === 'SERVICES') throw noSlipOfServices();
  return row;
}

/** What is printed on the slip of an own advert. @throws advert.not-found (404), slip.no-wood (409) */
export async function getPileSlip(context: Context, { advertId }: AdvertId): Promise<OwnPileSlip> {
  return present(context, await ownWood(context, advertId));
}

/** The code of an advert, made with its first slip; it never changes. */
async function codeOf(tx: Db, advertId: string): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const code = await findCode(tx, advertId);
    if (code !== null) return code;
    await insertCode(tx, advertId, slipCodeOf(randomBytes(SLIP_CODE_BYTES)));
  }
  throw new Error('Five codes in a row were taken.');
}

/** Writes what is printed on the slip of an own advert. @throws advert.not-found (404), slip.no-wood (409) */
export async function savePileSlip(
  context: Context,
  { advertId, slip }: AdvertId & { slip: PileSlipDto },
): Promise<OwnPileSlip> {
  const { lotNumber, place, point, access, contact } = slip;
  const settled: PileSlipDto = {
    lotNumber: oneLine(lotNumber),
    place: oneLine(place),
    point: point && { latitude: roundTo(point.latitude, DECIMALS), longitude: roundTo(point.longitude, DECIMALS) },
    access: oneLine(access),
    contact: oneLine(contact),
  };
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await ownWood(inside, advertId);
    const row = await lockAnyAdvert(db, advertId);
    await writeSlip(db, row.key, settled, context.clock());
    await codeOf(db, row.id);
    return present(inside, row);
  });
}

/** Deletes what is printed on the slip of an own advert; its code stays. @throws advert.not-found (404) */
export async function deletePileSlip(context: Context, { advertId }: AdvertId): Promise<void> {
  const row = await getOwnAdvert(context, advertId);
  await removeSlip(context.db, row.key);
}

export type PrintedSlip = { row: AdvertRow; slip: PileSlipDto; scanUrl: string };

/**
 * Everything the paper shows.
 * @throws advert.not-found (404), slip.no-wood (409), slip.not-public (409), slip.not-written (409)
 */
export async function getPrintedSlip(context: Context, { advertId }: AdvertId): Promise<PrintedSlip> {
  const row = await ownWood(context, advertId);
  if (!isVisibleAt(row, context.clock())) throw slipNotPublic();
  const [slip, code] = await Promise.all([findSlip(context.db, row.key), findCode(context.db, row.id)]);
  if (slip === null || code === null) throw slipNotWritten();
  return { row, slip, scanUrl: siteUrlOf(context.config) + scannedSlip(code) };
}

/** The advert that a scanned or typed code leads to, which may be gone; null for a code that was never given. */
export async function advertOfScan({ db }: Pick<BaseContext, 'db'>, typed: string): Promise<string | null> {
  const code = readSlipCode(typed);
  return code === null ? null : findAdvertOfCode(db, code);
}
