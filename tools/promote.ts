import { parseArgs } from 'node:util';
import { formatNumber } from '#domain/format/numbers.ts';
import { readDataDir } from '#server/platform/config.ts';
import { promoteStandby } from '#server/replica/promote.service.ts';

/** `npm run promote`: makes the leading database of the replica in DATA_DIR (docs/replicas.md). */

const USAGE = `Aufruf:
  npm run promote             macht die Replik in DATA_DIR zur führenden Datenbank
    --force                   auch wenn die bisherige noch antwortet`;

function readArguments(args: string[]): { isForced: boolean } {
  try {
    const { values } = parseArgs({ args, options: { force: { type: 'boolean', default: false } } });
    return { isForced: values.force };
  } catch {
    throw new Error(USAGE);
  }
}

try {
  const startedAt = performance.now();
  const dataDir = readDataDir();
  const { lastCommitAt, missing, formerPrimary } = await promoteStandby({
    dataDir,
    ...readArguments(process.argv.slice(2)),
    onWait: (what) => console.log(`${what} …`),
  });
  console.log(
    `Die Datenbank in ${dataDir} führt jetzt (${formatNumber(Math.round((performance.now() - startedAt) / 100) / 10)} s).`,
  );
  if (lastCommitAt) console.log(`  Letzte Änderung, die sie hat: ${lastCommitAt.toISOString()}`);
  console.log(`  1. Start auf diesem Rechner: DATA_DIR=${dataDir} npm start`);
  if (missing.length > 0)
    console.log(
      `     Davor vom bisherigen Rechner holen, soweit es sie dort gibt: ${missing.join(', ')} (Schlüssel und Bilder liegen nicht in der Datenbank).`,
    );
  console.log('  2. PUBLIC_URL, den Proxy oder das DNS auf diesen Rechner zeigen lassen.');
  console.log('  3. Diesen Rechner aus DATABASE_REPLICA_URLS streichen; eine neue Replik kommt erst danach dazu.');
  if (formerPrimary)
    console.log(
      `  4. Die bisherige Datenbank (${formerPrimary}) nie wieder mit „npm start“ starten. Dort entsteht mit „npm run replica -- <Adresse dieses Rechners> --again“ eine neue Replik.`,
    );
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
