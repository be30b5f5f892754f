import { paths } from '#contract/paths.ts';
import { importPageTexts as texts } from '#texts/de/imports/import-page.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { ImportsAnswer } from './answer-imports-form.ts';
import { KeysSection } from './keys-section.tsx';
import type { ImportsData } from './load-imports.ts';
import { PastRuns } from './past-runs.tsx';
import { RunSection } from './run-section.tsx';
import { UploadSection } from './upload-section.tsx';

type ImportsPageProps = { loaded: ImportsData; answer: ImportsAnswer | null };

/** Adverts by the file: upload, what came of it, past runs, keys for programs. */
export function ImportsPage({ loaded, answer }: ImportsPageProps) {
  const failure = answer?.kind === 'FAILED' ? answer : null;
  return (
    <div className="wrap imports grid grid-cols-1 gap-6">
      <header className="grid gap-1 max-w-[68ch]">
        <p>
          <a href={paths.myAdverts()} className="inline-flex items-center gap-1.5 min-h-11">
            <Icon name="arrow-left" />
            {texts.back}
          </a>
        </p>
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      {loaded.run && (
        <RunSection key={loaded.run.id} run={loaded.run} failure={failure?.place === 'run' ? failure.message : null} />
      )}
      <UploadSection failure={failure?.place === 'upload' ? failure : null} />
      <PastRuns runs={loaded.runs} currentId={loaded.run?.id ?? null} />
      <KeysSection loaded={loaded} answer={answer} />
    </div>
  );
}
