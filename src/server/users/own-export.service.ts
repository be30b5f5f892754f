import { Readable } from 'node:stream';
import { HOUR_IN_MS } from '#domain/durations.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { exportPageTexts } from '#texts/de/users/export-page.ts';
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
import { type PageSection, exportPage } from './own-export-page.ts';
import { listRequestFacts } from './own-requests-export.repository.ts';

const BATCH = 200;
/** Pictures whose type is looked up at a time, in a store that may be elsewhere. */
const SIDE_BY_SIDE = 10;
/** An export reads everything there is of an account; product decision. */
const EXPORT_LIMIT: RateLimit = { name: 'export-account', limit: 3, windowInMs: HOUR_IN_MS };

export type ExportTools = { limiter: RateLimiter; files: FileStore };
type Proof = { currentPassword?: string | null | undefined };

/**
 * All data of the viewer as a zip that is streamed: a page to read, JSON files and uploaded pictures.
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
  const one = (name: SectionName, load: () => Promise<unknown>): Section => ({ name, load });
  const sections: Section[] = [
    one('konto', () => findAccountFacts(db, key)),
    one('vorlagen', () => findTemplates(db, key)),
    { name: 'anzeigen', list: listAdvertFacts },
    { name: 'chats', list: listChatFacts },
    one('merkliste', () => listOwnFavourites(db, key)),
    one('gefolgt', () => listOwnFollows(db, key)),
    one('gesuche', () => listRequestFacts(db, key)),
    one('blockierte', () => listBlocks(db, key)),
    one('firma', () => findCompany(db, key)),
    one('suchauftraege', () => listOwnSearches(db, key)),
    one('importe', () => listImports(db, key)),
    one('werbung', () => listOwnAdvertising(db, key)),
    one('bestellungen', () => findOwnPayments(db, key)),
    one('rechnungen', async () => invoices.map(({ facts }) => facts)),
    one('bewertungen', () => listOwnRatings(db, key)),
    one('meldungen', () => listOwnReports(db, key)),
    one('anmeldungen', () => findSignIns(db, key)),
    one('berechtigungen', () => listOwnPermissions(db, key)),
    one('nachweise', () => listOwnProofFacts(db, key)),
    one('mails', () => listMailFacts(db, key)),
    one('protokoll', () => listOwnAudit(db, id)),
  ];
  const entries = [
    { name: 'LIESMICH.txt', isCompressed: true, open: async () => Readable.from([Buffer.from(readMe)]) },
    {
      name: exportPageTexts.fileName,
      isCompressed: true,
      open: async () =>
        Readable.from(
          exportPage(
            sections.map((section) => pageSection(section, db, key)),
            clock(),
          ),
        ),
    },
    ...sections.map((section) => jsonEntry(section, db, key)),
    ...invoices.map(({ fileName, read }) => ({
      name: `rechnungen/${fileName}`,
      isCompressed: false,
      open: async () => Readable.from([await read()]),
    })),
    ...(await pictureEntries(files, await listPictures(db, key))),
  ];
  return zipStream(entries, clock());
}

type ListFacts = (
  db: Db,
  userKey: number,
  portion: { belowKey: number; limit: number },
) => Promise<{ key: number; fact: Record<string, unknown> }[]>;

/** A part of the export: something small, or a list that passes by in portions. */
type Section = { name: SectionName } & ({ load: () => Promise<unknown> } | { list: ListFacts });
type SectionName = PageSection['name'];

const jsonEntry = (section: Section, db: Db, userKey: number): ZipEntry => ({
  name: `${section.name}.json`,
  isCompressed: true,
  open: async () =>
    'list' in section
      ? Readable.from(asJson(inPortions(section.list, db, userKey)))
      : Readable.from([Buffer.from(`${JSON.stringify(await section.load(), null, 2)}\n`)]),
});

const pageSection = (section: Section, db: Db, userKey: number): PageSection => ({
  name: section.name,
  read: () => ('list' in section ? inPortions(section.list, db, userKey) : entriesOf(section.load)),
});

async function* entriesOf(load: () => Promise<unknown>): AsyncGenerator<unknown> {
  const loaded = await load();
  if (Array.isArray(loaded)) yield* loaded;
  else yield loaded;
}

/** A person may have thousands of adverts or chats: they pass by in portions. */
async function* inPortions(list: ListFacts, db: Db, userKey: number): AsyncGenerator<Record<string, unknown>> {
  let belowKey = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await list(db, userKey, { belowKey, limit: BATCH });
    for (const { key, fact } of rows) {
      yield fact;
      belowKey = key;
    }
    if (rows.length < BATCH) return;
  }
}

async function* asJson(facts: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const fact of facts) {
    yield separator + JSON.stringify(fact, null, 2);
    separator = ',\n';
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
