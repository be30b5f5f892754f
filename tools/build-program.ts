import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import { replaceFolder } from '#server/platform/build/web-build.ts';
import { PROGRAM_FOLDER, STAMP_NAME, timesOf } from '#server/platform/build/program-stamp.ts';

const ROOT = join(import.meta.dirname, '..');
/** Hundreds of small files without anything native. */
const BUNDLED_PACKAGES = ['kysely', 'zod'];

/** Modules go on finding files beside their source. */
const placesOfSources: Plugin = {
  name: 'places of sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/** Bundles the server's program into few files; `src/server/main.ts` takes them while they fit the sources. */
async function buildProgram(): Promise<void> {
  const half = `${PROGRAM_FOLDER}-${process.pid}`;
  const from = Date.now();
  try {
    const output = await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      publicDir: false,
      plugins: [placesOfSources],
      ssr: { noExternal: BUNDLED_PACKAGES, target: 'node' },
      build: {
        ssr: 'src/server/program.ts',
        outDir: half,
        target: 'node24',
        minify: false,
        rolldownOptions: {
          // The pages are loaded from where they are built.
          output: {
            format: 'es',
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            minifyInternalExports: false,
          },
        },
      },
    });
    const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
    const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    const own = modules.filter((id) => id.startsWith(join(ROOT, 'src/'))).map((id) => relative(ROOT, id));
    const times = timesOf([...new Set([...own, 'package-lock.json', 'package.json', 'tools/build-program.ts'])].sort());
    // A file that changed meanwhile may be in the bundle as it was before.
    if (Object.values(times).every((each) => Number(each.split(' ')[1]) * 1000 < from))
      writeFileSync(join(half, STAMP_NAME), JSON.stringify(times));
    replaceFolder(half, PROGRAM_FOLDER);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

await buildProgram();
