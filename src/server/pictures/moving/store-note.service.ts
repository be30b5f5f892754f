import { z } from 'zod';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSetting, saveSetting } from '#server/platform/database/settings.repository.ts';

const SETTING = 'file store';

const NoteSchema = z.object({
  /** Where new files are kept. */
  keeps: z.enum(['disk', 's3']),
  /** The bucket in which files are found; null: none. */
  bucket: z.string().nullable(),
});
type Note = z.infer<typeof NoteSchema>;

type Settings = Pick<Config, 's3' | 'pictureStore'>;

const noteOf = ({ s3, pictureStore }: Settings): Note => ({
  keeps: pictureStore,
  bucket: s3 && `${s3.endpoint}/${s3.bucket}/${s3.prefix}`,
});

async function readNote(db: Db): Promise<Note> {
  const stored = await findSetting(db, SETTING);
  return stored === null ? { keeps: 'disk', bucket: null } : NoteSchema.parse(JSON.parse(stored));
}

/** Notes at a start where this marketplace keeps its files; returns a warning where the ones from before are out of reach. */
export async function noteFileStore(db: Db, settings: Settings): Promise<string | null> {
  const [before, now] = [await readNote(db), noteOf(settings)];
  // Kept until the old place is back, or another one is configured on purpose.
  if (before.keeps === 's3' && now.bucket === null)
    return `Achtung: Bilder liegen in ${before.bucket ?? 'S3'}, aber die Einstellungen S3_… fehlen; sie werden nicht gefunden (docs/storage.md).`;
  const hasOtherBucket = before.keeps === 's3' && before.bucket !== now.bucket;
  await saveSetting(db, SETTING, JSON.stringify(now));
  return hasOtherBucket
    ? `Achtung: Bilder lagen bisher in ${before.bucket ?? 'S3'}, jetzt werden sie in ${now.bucket ?? 'S3'} gesucht.`
    : null;
}

/** @throws Error in words for the operator where the marketplace was not started with these settings */
export async function requireKnownStore(db: Db, settings: Settings): Promise<void> {
  const [noted, own] = [await readNote(db), noteOf(settings)];
  if (noted.keeps === own.keeps && noted.bucket === own.bucket) return;
  throw new Error(
    'Der Marktplatz ist zuletzt mit anderen Einstellungen S3_… oder PICTURE_STORE gestartet worden und würde verschobene Bilder nicht finden. Bitte starte ihn zuerst mit denselben Einstellungen wie diesen Befehl.',
  );
}
