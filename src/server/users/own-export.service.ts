import { Readable } from 'node:stream';
import { formatDateTime } from '#domain/format/dates.ts';
import { ownDataTexts } from '#texts/de/users/own-data.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { requireRecentProof } from '#server/accounts/second-factor/recent-proof.service.ts';
import { privateKey, uploadKey, uploadedFileEnding } from '#server/pictures/uploads.service.ts';
import { findOwnPayments } from '#server/payments/own-payments.service.ts';
import { listOwnInvoices } from '#server/payments/invoices/invoice-pdfs.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ZipEntry, zipStream } from '#server/platform/files/zip.ts';
import { getOwnRow } from './own-account.service.ts';
import {
  findAccountFacts,
  findCompany,
  findSignIns,
  findTemplates,
  listAdvertFacts,
  listBlocks,
  listOwnAdvertising,
  listChatFacts,
  listImports,
  listMailFacts,
  listOwnAudit,
  listOwnFavourites,
  listOwnFollows,
  listOwnPermissions,
  listOwnProofFacts,
  listOwnRatings,
  listOwnReports,
  listOwnSearches,
  listPictures,
} from './own-export.repository.ts';
import { listRequestFacts } from './own-requests-export.repository.ts';

const BATCH = 200;
/** Pictures whose type is looked up at a time, in a store that may be elsewhere. */
const SIDE_BY_SIDE = 10;
/** An export reads everything there is of an account; product decision. */
const EXPORT_LIMIT: RateLimit = { name: 'export-account', limit: 3, windowInMs: 60 * 60_000 };

export type ExportTools = { limiter: RateLimiter; files: FileStore };
type Proof = { currentPassword?: string | null | undefined };

/**
 * All data of the viewer as a zip that is streamed: JSON files and uploaded pictures.
 * @throws account.proof-refused (422), account.sign-in-again (403), request.too-many (429)
 */
export async function exportOwnData(
  context: Context,
  { currentPassword }: Proof,
  { limiter, files }: ExportTools,
): Promise<Readable> {
  const { key } = requireViewer(context);
  await requireRecentProof(context, { currentPassword, limiter });
  await enforceLimit(limiter, EXPORT_LIMIT, String(key));
  const { id } = await getOwnRow(context);
  await writeAudit(context, { action: 'account.exported', subject: id });
  const { db, clock } = context;
  const readMe = ownDataTexts.exportReadMe(formatDateTime(clock()));
  const invoices = await listOwnInvoices(context, key);
  const entries = [
    { name: 'LIESMICH.txt', isCompressed: true, open: async () => Readable.from([Buffer.from(readMe)]) },
    jsonEntry('konto.json', () => findAccountFacts(db, key)),
    jsonEntry('vorlagen.json', () => findTemplates(db, key)),
    { name: 'anzeigen.json', isCompressed: true, open: async () => Readable.from(asJson(listAdvertFacts, db, key)) },
    { name: 'chats.json', isCompressed: true, open: async () => Readable.from(asJson(listChatFacts, db, key)) },
    jsonEntry('merkliste.json', () => listOwnFavourites(db, key)),
    jsonEntry('gefolgt.json', () => listOwnFollows(db, key)),
    jsonEntry('gesuche.json', () => listRequestFacts(db, key)),
    jsonEntry('blockierte.json', () => listBlocks(db, key)),
    jsonEntry('firma.json', () => findCompany(db, key)),
    jsonEntry('suchauftraege.json', () => listOwnSearches(db, key)),
    jsonEntry('importe.json', () => listImports(db, key)),
    jsonEntry('werbung.json', () => listOwnAdvertising(db, key)),
    jsonEntry('bestellungen.json', () => findOwnPayments(db, key)),
    jsonEntry('rechnungen.json', async () => invoices.map(({ facts }) => facts)),
    jsonEntry('bewertungen.json', () => listOwnRatings(db, key)),
    jsonEntry('meldungen.json', () => listOwnReports(db, key)),
    jsonEntry('anmeldungen.json', () => findSignIns(db, key)),
    jsonEntry('berechtigungen.json', () => listOwnPermissions(db, key)),
    jsonEntry('nachweise.json', () => listOwnProofFacts(db, key)),
    jsonEntry('mails.json', () => listMailFacts(db, key)),
    jsonEntry('protokoll.json', () => listOwnAudit(db, id)),
    ...invoices.map(({ fileName, read }) => ({
      name: `rechnungen/${fileName}`,
      isCompressed: false,
      open: async () => Readable.from([await read()]),
    })),
    ...(await pictureEntries(files, await listPictures(db, key))),
  ];
  return zipStream(entries, clock());
}

const jsonEntry = (name: string, load: () => Promise<unknown>): ZipEntry => ({
  name,
  isCompressed: true,
  open: async () => Readable.from([Buffer.from(`${JSON.stringify(await load(), null, 2)}\n`)]),
});

type ListFacts = (
  db: Db,
  userKey: number,
  portion: { belowKey: number; limit: number },
) => Promise<{ key: number; fact: Record<string, unknown> }[]>;

/** A person may have thousands of adverts or chats: they pass by in portions. */
async function* asJson(list: ListFacts, db: Db, userKey: number): AsyncGenerator<string> {
  let belowKey = Number.MAX_SAFE_INTEGER;
  let separator = '[\n';
  for (;;) {
    const rows = await list(db, userKey, { belowKey, limit: BATCH });
    for (const { key, fact } of rows) {
      yield separator + JSON.stringify(fact, null, 2);
      separator = ',\n';
      belowKey = key;
    }
    if (rows.length < BATCH) break;
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

type OwnPicture = { id: string; isPrivate: boolean };

async function pictureEntries(files: FileStore, pictures: readonly OwnPicture[]): Promise<ZipEntry[]> {
  const turns = createLimiter({ concurrent: SIDE_BY_SIDE, maximumWaiting: pictures.length });
  const entries = pictures.map(({ id, isPrivate }) =>
    turns.run(async () => {
      const fileKey = isPrivate ? privateKey(id) : uploadKey(id);
      const ending = await uploadedFileEnding(files, fileKey);
      if (ending === null) return [];
      const open = async (): Promise<Readable> => (await files.read(fileKey))?.stream ?? Readable.from([]);
      return [{ name: `bilder/${id}.${ending}`, isCompressed: false, open }];
    }),
  );
  return (await Promise.all(entries)).flatMap((found) => found ?? []);
}
