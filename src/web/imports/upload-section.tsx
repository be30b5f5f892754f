import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { MAX_IMPORT_BYTES, MAX_PICTURE_ZIP_BYTES } from '#domain/upload-sizes.ts';
import { importPageTexts } from '#texts/de/imports/import-page.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { INTENTS, ZIP_FIELD } from './answer-imports-form.ts';

const { upload: texts, templates, how } = importPageTexts;

/** Why the list was refused, with the other fields. */
type UploadFailure = { message: string; errors: Readonly<Record<string, string>>; isFullFeed: boolean };

/** Where a list is given: a plain form, which browsers send with or without the page's script. */
export function UploadSection({ failure }: { failure: UploadFailure | null }) {
  const zipFailure = failure?.errors[ZIP_FIELD];
  return (
    <section className="box imports-box" aria-labelledby="hochladen">
      <h2 id="hochladen">{texts.title}</h2>
      <div className="[&>div]:grid [&>div]:content-start [&>div]:gap-3 grid grid-cols-1 gap-y-6 gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <PageForm hasFile className="grid grid-cols-1 gap-4 max-w-[34rem]" leavesPage isValidated>
          <FileField
            label={texts.file}
            help={texts.fileHelp}
            error={zipFailure === undefined ? failure?.message : undefined}
            name="file"
            accept=".csv,.txt,.tsv,.json,text/csv,application/json"
            mostBytes={MAX_IMPORT_BYTES}
            required
          />
          <FileField
            label={texts.zip}
            help={texts.zipHelp}
            error={zipFailure}
            name={ZIP_FIELD}
            accept=".zip,application/zip,application/x-zip-compressed"
            mostBytes={MAX_PICTURE_ZIP_BYTES}
          />
          <div className="[&>p]:max-w-[68ch]">
            <CheckboxRow
              label={texts.fullFeed}
              name="vollstaendig"
              value="ja"
              defaultChecked={failure?.isFullFeed}
              aria-describedby="vollstaendig-hilfe"
            />
            <p id="vollstaendig-hilfe" className="text-sm text-ink-soft">
              {texts.fullFeedHelp}
            </p>
          </div>
          <div>
            <SubmitButton variant="main" icon="arrow-up" intent={INTENTS.check}>
              {texts.check}
            </SubmitButton>
          </div>
        </PageForm>
        <div>
          <h3>{how.title}</h3>
          <ol className="grid grid-cols-1 gap-2 max-w-[68ch] pl-[1.4em] list-decimal">
            {how.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <h3>{templates.title}</h3>
      <p className="text-ink-soft">{templates.intro}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4">
        {CATEGORIES.map(({ code, text, slug }) => (
          <li key={code}>
            <a
              href={`/api/v1/imports/templates/${code}`}
              className="inline-flex min-h-11 items-center gap-2"
              download={`stammplatz-vorlage-${slug}.csv`}
            >
              <Icon name="file-text" />
              {templates.download(text)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
