import { readBackups, readVerification } from './catalog.ts';
import { openTarget } from './open-target.service.ts';

const HOUR_IN_MS = 3_600_000;
const DAY_IN_HOURS = 48;

type Settings = { backupFolder: string | null; backupMaxAgeInHours: number };

/** What a start says about the backups, one line; null: all is well, or no place is configured. */
export async function backupWarning(
  { backupFolder, backupMaxAgeInHours }: Settings,
  now: Date,
): Promise<string | null> {
  if (backupFolder === null) return null;
  try {
    const target = openTarget(backupFolder);
    const { backups } = await readBackups(target);
    if (backups.length === 0) return `Achtung: In BACKUP_FOLDER (${backupFolder}) liegt noch keine Sicherung.`;
    for (const { id, endedAt } of backups.toReversed()) {
      if (!(await readVerification(target, id))?.isGood) continue;
      const ageInHours = (now.getTime() - Date.parse(endedAt)) / HOUR_IN_MS;
      if (ageInHours <= backupMaxAgeInHours) return null;
      return `Achtung: Die letzte geprüfte Sicherung ist ${ageText(ageInHours)} alt (${id}).`;
    }
    return 'Achtung: Keine Sicherung ist mit Erfolg geprüft worden (npm run backup -- --verify <Ordner>).';
  } catch (error) {
    return `Achtung: BACKUP_FOLDER (${backupFolder}) ist nicht lesbar: ${error instanceof Error ? error.message : String(error)}`;
  }
}

const ageText = (hours: number): string =>
  hours < DAY_IN_HOURS ? `${Math.floor(hours)} Stunden` : `${Math.floor(hours / 24)} Tage`;
