import { createHash } from 'node:crypto';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { paths } from '#contract/paths.ts';
import type { ImportIssue } from '#contract/imports/imports.schemas.ts';
import { MOST_ISSUES } from '#domain/imports/issue-limit.ts';
import { PICTURES_COLUMN, PICTURES_PATH } from '#domain/imports/import-columns.ts';
import { pathInZip } from '#domain/imports/import-pictures.ts';
import { importTexts } from '#texts/de/imports/imports.ts';
import { deleteStoredFile, insertStoredFile } from '#server/pictures/stored-files.service.ts';
import { attachListedPictures } from '#server/adverts/images/advert-listed-images.service.ts';
import { storeUploadedImage, uploadKey } from '#server/pictures/uploads.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';
import { slot } from '#server/platform/memory.ts';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { openArchive } from '#server/imports/archives.service.ts';
import { findFeeder } from '#server/imports/import-owner.service.ts';
import { findImport } from '#server/imports/imports.repository.ts';
import { type PictureAnswer, fetchPicture } from './picture-fetch.ts';
import { type ZipPicture, readFromZip } from './picture-from-zip.ts';
import {
  type PictureSet,
  type PictureSource,
  finishPictureSet,
  findPictureSources,
  extendPictureLease,
  savePictureSource,
} from './picture-sets.repository.ts';
import type { OpenZip } from './picture-zip.ts';

export type PictureTools = { files: FileStore; rule: AddressRule; timeLimitInMs?: number };

/** No other process takes a set before this time has passed since its last picture. */
export const SET_CLAIM_IN_MS = 120_000;
/** Starts after which what could not be fetched is given up. */
const MOST_ATTEMPTS = 3;
/** A set at which processes end again and again is given up. */
const MOST_STARTS = 6;
const RETRY_AFTER_IN_MS = MINUTE_IN_MS;
/** Pictures of one advert that are fetched concurrently. */
const SIDE_BY_SIDE = 3;
const MOST_WAITING = 12;

const texts = importTexts.pictures;

/** The set belongs to another process, or a newer list, now. */
class ClaimLost extends Error {
  override name = 'ClaimLost';
}

type Turn = { base: BaseContext; tools: PictureTools; set: PictureSet; claim: string };
/** `zip`: the zip of the list; null where there is none any more. */
type Work = Turn & { zip: OpenZip | null };
type Fetched = { address: string; file: string | null; failure: string | null; mayPass: boolean };

/** Fetches the pictures of one advert and hangs them; what may pass is left for a later start. */
export async function fetchPictureSet(turn: Turn): Promise<void> {
  const { base, set, claim } = turn;
  const zip = await zipOf(turn);
  const work = { ...turn, zip };
  try {
    const fetched = await fetchAll(work);
    const again = new Date(base.clock().getTime() + RETRY_AFTER_IN_MS * set.attempts);
    if (set.attempts < MOST_ATTEMPTS && fetched.some(({ mayPass }) => mayPass))
      return void (await extendPictureLease(base.db, claim, set.advertKey, again));
    await finish(work, fetched);
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  } finally {
    zip?.close();
  }
}

async function zipOf({ base, tools, set }: Turn): Promise<OpenZip | null> {
  if (set.runId === null || set.addresses.every((address) => pathInZip(address) === null)) return null;
  const run = await findImport(base.db, set.runId, set.userKey);
  return run?.archive_id ? openArchive(tools.files, run.archive_id) : null;
}

async function fetchAll(work: Work): Promise<Fetched[]> {
  const { base, set } = work;
  const feeder = await findFeeder(base, set.userKey, set.runId ?? base.newId());
  // A blocked account, or one that is being deleted, imports nothing.
  if (!feeder) return set.addresses.map((address) => given(address, null, texts.account));
  if (set.attempts > MOST_STARTS) return set.addresses.map((address) => given(address, null, texts.gaveUp));
  const sources = await findPictureSources(base.db, set.userKey, set.addresses);
  const limiter = createLimiter({ concurrent: SIDE_BY_SIDE, maximumWaiting: MOST_WAITING });
  const fetched = set.addresses.map((address) => {
    const source = sources.find((one) => one.address === address) ?? null;
    return limiter.run(() => fetchOnce(work, address, source));
  });
  // After a permanent failure the rest is not fetched.
  await Promise.allSettled(fetched);
  return (await Promise.all(fetched)).filter((one) => one !== null);
}

const given = (address: string, file: string | null, failure: string | null, mayPass = false): Fetched => ({
  address,
  file,
  failure,
  mayPass,
});

const fetching = slot(() => new Map<string, Promise<Fetched>>());

/** Adverts that show the same picture have it fetched once. */
function fetchOnce(work: Work, address: string, source: PictureSource | null): Promise<Fetched> {
  const { set } = work;
  if (source !== null && set.runId !== null && source.runId === set.runId)
    return Promise.resolve(given(address, source.file, null));
  const key = `${set.userKey} ${set.runId} ${address}`;
  const underWay = work.base.memory.of(fetching);
  const running = underWay.get(key) ?? fetchNow(work, address, source).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

async function fetchNow(work: Work, address: string, source: PictureSource | null): Promise<Fetched> {
  const { base, set, claim } = work;
  const until = new Date(base.clock().getTime() + SET_CLAIM_IN_MS);
  if (!(await extendPictureLease(base.db, claim, set.advertKey, until))) throw new ClaimLost();
  const path = pathInZip(address);
  const answer = path === null ? await ask(work, address, source) : answerOf(await readFromZip(work.zip, path));
  // Another zip may use the same name for another picture: the earlier one must not be reused.
  const former = path === null ? (source?.file ?? null) : null;
  if (answer.kind === 'failed') return given(address, former, texts.failure(answer.failure), answer.mayPass);
  const keep = (found: Omit<PictureSource, 'address' | 'runId'>) =>
    savePictureSource(base.db, set.userKey, { ...found, address, runId: set.runId });
  if (answer.kind === 'unchanged' && source !== null) {
    await keep(source);
    return given(address, source.file, null);
  }
  if (answer.kind === 'unchanged') return given(address, null, texts.failure({ code: 'answer', status: 304 }));
  const state = { etag: answer.etag, lastModified: answer.lastModified };
  const contentHash = createHash('sha256').update(answer.bytes).digest();
  if (source !== null && contentHash.equals(source.contentHash)) {
    await keep({ ...source, ...state });
    return given(address, source.file, null);
  }
  try {
    const file = await store(work, answer.bytes);
    await keep({ file, contentHash, ...state });
    return given(address, file, null);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return given(address, former, error.message, error.status >= 500);
  }
}

const ask = ({ base, tools }: Work, address: string, source: PictureSource | null) =>
  fetchPicture({
    address,
    etag: source?.etag ?? null,
    lastModified: source?.lastModified ?? null,
    userAgent: userAgentOf(base),
    ...tools,
  });

const answerOf = (found: ZipPicture): PictureAnswer =>
  found.kind === 'found'
    ? { ...found, etag: null, lastModified: null }
    : { kind: 'failed', failure: { code: found.code }, mayPass: false };

/** The way of an upload: decoded and written again without metadata. A file of a killed process hangs nowhere and goes in a day. */
async function store({ base, tools, set }: Work, bytes: Buffer): Promise<string> {
  let noted: string | null = null;
  try {
    const stored = await storeUploadedImage(
      {
        files: tools.files,
        logger: base.logger,
        note: async (image) => {
          noted = image.storedFileId;
          await insertStoredFile(base.db, { ...image, userKey: set.userKey, createdAt: base.clock() });
        },
      },
      { bytes },
    );
    return stored.storedFileId;
  } catch (error) {
    if (noted !== null) {
      await tools.files.delete(uploadKey(noted));
      await deleteStoredFile(base.db, noted);
    }
    throw error;
  }
}

/** The pictures of the advert and the progress of the run, in one transaction. */
async function finish({ base, set, claim }: Work, fetched: readonly Fetched[]): Promise<void> {
  const files = fetched.flatMap(({ file }) => (file === null ? [] : [file]));
  const isAllFailed = set.addresses.length > 0 && files.length === 0;
  const run = set.runId === null ? null : await findImport(base.db, set.runId, set.userKey);
  const issues = fetched.flatMap(({ address, failure }) =>
    failure === null ? [] : [issueOf(set, texts.ofAddress(pathInZip(address) ?? address, failure), run?.format)],
  );
  await inTransaction(base.db, async (db) => {
    const before = set.hung;
    const hung = isAllFailed
      ? before
      : ((await attachListedPictures({ ...base, db }, { ...set, files, before })) ?? before);
    const left = new Set(files).size - hung.length;
    const noRoom = !isAllFailed && left > 0 ? [issueOf(set, texts.noRoom(left), run?.format)] : [];
    const failed = fetched.filter(({ failure }) => failure !== null).length;
    const outcome = {
      runId: set.runId,
      taken: set.addresses.length - failed,
      failed,
      issues: [...issues, ...noRoom],
      most: MOST_ISSUES,
    };
    if (!(await finishPictureSet(db, { claim, advertKey: set.advertKey, hung }, outcome))) throw new ClaimLost();
  });
  // What was noted inside the transaction could be read before it was there.
  noteIndexWrite(base.db);
}

const issueOf = (set: PictureSet, message: string, format: 'CSV' | 'JSON' = 'CSV'): ImportIssue => ({
  row: set.row,
  reference: set.reference,
  severity: 'HINT',
  column: format === 'JSON' ? PICTURES_PATH : PICTURES_COLUMN,
  message: message.slice(0, 400),
});

function userAgentOf({ config }: BaseContext): string {
  const contact = config.publicUrl === null ? '' : ` (+${config.publicUrl}${paths.contactPoint()})`;
  return `Stammplatz/1.0 picture import${contact}`;
}
