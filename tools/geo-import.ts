import { parseArgs } from 'node:util';
import { runGeoImport } from '#server/places/import/geo-import.service.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { showProgress } from '#server/platform/console/progress.ts';
import { prepareDatabase } from '#server/prepare.ts';

/** Brings postcodes, municipalities and map layers from files or addresses into the database (docs/geodata.md). */

const USAGE = 'Aufruf: npm run geo:import -- <Ordner, Datei oder Adresse> [--attribution "© Quelle, Lizenz"]';

function readArguments(): { source: string; attribution: string } {
  try {
    const options = { attribution: { type: 'string', default: '' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [source, ...others] = positionals;
    if (source !== undefined && others.length === 0) return { source, ...values };
  } catch {
    // Said below.
  }
  throw new Error(USAGE);
}

async function main(): Promise<void> {
  const { source, attribution } = readArguments();
  const opened = await openDatabase(readConfig(), { forTools: true });
  try {
    await prepareDatabase(opened.db);
    const startedAt = performance.now();
    const outcomes = await runGeoImport(opened.db, {
      source,
      attribution,
      report: (line) => console.log(line),
      startProgress: showProgress(),
      clock: systemClock,
    });
    const taken = outcomes.filter((outcome) => outcome.refusal === null);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${taken.length} von ${outcomes.length} Dateien übernommen, ${seconds} s.`);
    if (attribution === '') console.log('Ohne --attribution zeigt die Karte keine Quelle an.');
    if (taken.length < outcomes.length || taken.length === 0) process.exitCode = 1;
  } finally {
    await opened.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
