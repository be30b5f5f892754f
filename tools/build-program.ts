import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import { PROGRAM_FOLDER, STAMP_NAME, stampOf } from '#server/platform/build/program-stamp.ts';
import { type SourceLines, linesFileOf } from '#server/platform/build/source-lines.ts';
import { replaceFolder } from '#server/platform/build/web-build.ts';

const ROOT = join(import.meta.dirname, '..');
/** Hundreds of small ES modules without anything native, workers or files of their own. */
const BUNDLED_PACKAGES = [
  'kysely',
  'zod',
  'jose',
  'openid-client',
  'oauth4webapi',
  'htmlparser2',
  'entities',
  /^dom(?:utils|handler|elementtype|-serializer)$/,
  'fast-xml-parser',
  'fast-xml-builder',
  'path-expression-matcher',
  /^@nodable\//,
  'is-unsafe',
];

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
        // The sources are there: no file names its map.
        sourcemap: 'hidden',
        rolldownOptions: {
          // Nothing is left out: both take "decodeURIComponent(path);" for idle where it only finds out whether that throws.
          treeshake: false,
          output: {
            format: 'es',
            minify: false,
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            minifyInternalExports: false,
            sourcemapExcludeSources: true,
          },
        },
      },
    });
    const chunks = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
    const modules = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    for (const chunk of chunks) if (chunk.type === 'chunk') keepLines(join(half, chunk.fileName), chunk.code);
    const own = modules.filter((id) => id.startsWith(join(ROOT, 'src/'))).map((id) => relative(ROOT, id));
    const stamp = stampOf([...new Set([...own, 'package-lock.json', 'package.json', 'tools/build-program.ts'])].sort());
    // A file that changed meanwhile may be in the bundle as it was before.
    if (Object.values(stamp.times).every((each) => Number(each.split(' ')[1]) * 1000 < from))
      writeFileSync(join(half, STAMP_NAME), JSON.stringify(stamp));
    replaceFolder(half, PROGRAM_FOLDER);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

/** Puts the lines of the sources in the place of the bundler's map, which is ten times as large. */
function keepLines(file: string, code: string): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const { sources } = map.payload;
  const lines = code.split('\n').flatMap((text, index) => {
    const entry = map.findEntry(index, text.search(/\S|$/));
    return 'originalSource' in entry && entry.generatedLine === index
      ? [sources.indexOf(entry.originalSource), entry.originalLine + 1]
      : [-1, -1];
  });
  writeFileSync(linesFileOf(file), JSON.stringify({ sources, lines } satisfies SourceLines));
  rmSync(`${file}.map`);
}

await buildProgram();
