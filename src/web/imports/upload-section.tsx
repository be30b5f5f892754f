import { useState } from 'react';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { MAX_IMPORT_BYTES, MAX_PICTURE_ZIP_BYTES } from '#domain/upload-sizes.ts';
import { importPageTexts } from '#texts/de/import-page.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxRow } from '#ui/choice.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { INTENTS, ZIP_FIELD } from './answer-imports-form.ts';

const { upload: texts, templates, how } = importPageTexts;

/** Why the list was not taken, and what stood beside it. */
type UploadFailure = { message: string; errors: Readonly<Record<string, string>>; isFullFeed: boolean };

/** Where a list is given: a plain form, which browsers send with or without the page's script. */
export function UploadSection({ failure }: { failure: UploadFailure | null }) {
  const [isSending, setIsSending] = useState(false);
  const zipFailure = failure?.errors[ZIP_FIELD];
  return (
    <section className="box imports-box" aria-labelledby="hochladen">
      <h2 id="hochladen">{texts.title}</h2>
      <div className="imports-start">
        <form method="post" encType="multipart/form-data" className="imports-form" onSubmit={() => setIsSending(true)}>
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
          <div className="imports-choice">
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
            <Button
              type="submit"
              variant="main"
              icon="arrow-up"
              name="was"
              value={INTENTS.check}
              aria-disabled={isSending}
            >
              {texts.check}
            </Button>
          </div>
        </form>
        <div>
          <h3>{how.title}</h3>
          <ol className="imports-how">
            {how.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <h3>{templates.title}</h3>
      <p className="text-ink-soft">{templates.intro}</p>
      <ul className="imports-templates">
        {CATEGORIES.map(({ code, text, slug }) => (
          <li key={code}>
            <a href={`/api/v1/imports/templates/${code}`} download={`stammplatz-vorlage-${slug}.csv`}>
              <Icon name="file-text" />
              {templates.download(text)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
