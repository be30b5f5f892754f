import { HOUR_IN_MS } from '#domain/durations.ts';
import { readBackups, readVerification } from './catalog.ts';
import { openTarget } from './open-target.service.ts';

const DAY_IN_HOURS = 48;

type Settings = { backupFolder: string | null; backupMaxAgeInHours: number };

type Found =
  | { state: 'NOT_SET_UP' | 'NONE' | 'NONE_CHECKED' }
  | { state: 'UNREADABLE'; error: unknown }
  | { state: 'TOO_OLD' | 'GOOD'; id: string; endedAt: string };

/** The newest backup that was checked with success, and whether it is young enough. Reads the target, which may be far away. */
async function findBackup({ backupFolder, backupMaxAgeInHours }: Settings, now: Date): Promise<Found> {
  if (backupFolder === null) return { state: 'NOT_SET_UP' };
  try {
    const target = openTarget(backupFolder);
    const { backups } = await readBackups(target);
    if (backups.length === 0) return { state: 'NONE' };
    for (const { id, endedAt } of backups.toReversed()) {
      if (!(await readVerification(target, id))?.isGood) continue;
      const isYoung = hoursSince(endedAt, now) <= backupMaxAgeInHours;
      return { state: isYoung ? 'GOOD' : 'TOO_OLD', id, endedAt };
    }
    return { state: 'NONE_CHECKED' };
  } catch (error) {
    return { state: 'UNREADABLE', error };
  }
}

export type BackupState = {
  state: Found['state'];
  /** End of the newest backup that was checked with success, ISO 8601. */
  checkedBackupAt: string | null;
};

/** How old the newest checked backup is. */
export async function backupState(settings: Settings, now: Date): Promise<BackupState> {
  const found = await findBackup(settings, now);
  return { state: found.state, checkedBackupAt: 'endedAt' in found ? found.endedAt : null };
}

/** What a start says about the backups, one line; null: all is well, or no place is configured. */
export async function backupWarning(settings: Settings, now: Date): Promise<string | null> {
  const { backupFolder } = settings;
  const found = await findBackup(settings, now);
  switch (found.state) {
    case 'NOT_SET_UP':
    case 'GOOD':
      return null;
    case 'NONE':
      return `Achtung: In BACKUP_FOLDER (${backupFolder}) liegt noch keine Sicherung.`;
    case 'TOO_OLD':
      return `Achtung: Die letzte geprüfte Sicherung ist ${ageText(hoursSince(found.endedAt, now))} alt (${found.id}).`;
    case 'NONE_CHECKED':
      return 'Achtung: Keine Sicherung ist mit Erfolg geprüft worden (npm run backup -- --verify <Ordner>).';
    case 'UNREADABLE':
      return `Achtung: BACKUP_FOLDER (${backupFolder}) ist nicht lesbar: ${found.error instanceof Error ? found.error.message : String(found.error)}`;
  }
}

const hoursSince = (moment: string, now: Date): number => (now.getTime() - Date.parse(moment)) / HOUR_IN_MS;

const ageText = (hours: number): string =>
  hours < DAY_IN_HOURS ? `${Math.floor(hours)} Stunden` : `${Math.floor(hours / 24)} Tage`;
