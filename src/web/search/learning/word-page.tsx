import type { CustomWordChange, CustomWordPreview, CustomWordState } from '#contract/search/search-words.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';
import { CheckboxRow, ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { meaningInWords } from './word-view.ts';
import { KINDS, WORD_INTENTS, type WordValues, isTicked } from './word-form.ts';

const { form: texts, preview: previewTexts, history: historyTexts, kindHelp } = searchAdminTexts;

/** What became of the form: a refusal at its fields, or a preview of what it would change. */
export type WordReply = FormReply & { preview?: CustomWordPreview[] | null };

type WordPageProps = {
  /** Null: a new entry. */
  entry: { isActive: boolean; changes: readonly CustomWordChange[] } | null;
  stored: WordValues;
  reply: WordReply | null;
};

/** The form of one synonym, use or stop word, what it would change, and what was done to it. */
export function WordPage({ entry, stored, reply }: WordPageProps) {
  const title = entry === null ? texts.newTitle : texts.editTitle;
  const shown: WordValues = reply?.values ?? stored;
  return (
    <AdminFrame
      page="search"
      title={title}
      crumbs={[{ label: searchAdminTexts.title, href: adminPaths.adminSearch() }]}
    >
      {entry?.isActive === false && <Notice kind="info">{texts.isOff}</Notice>}
      <section className="box admin-part" aria-label={title}>
        <PageForm reply={reply} className="admin-form">
          <WordFields shown={shown} errors={reply?.errors ?? {}} />
          <input type="hidden" name="version" value={shown.version ?? '1'} />
          <WordButtons isActive={entry?.isActive ?? null} />
        </PageForm>
      </section>
      {reply?.preview && <Preview previews={reply.preview} />}
      {entry !== null && <History changes={entry.changes} />}
    </AdminFrame>
  );
}

function WordFields({ shown, errors }: { shown: WordValues; errors: FormReply['errors'] }) {
  const field = (name: 'words' | 'replacement' | 'category' | 'prefers', label: string) => ({
    name,
    label,
    defaultValue: shown[name] ?? '',
    error: errors[name],
  });
  const plain = { autoComplete: 'off', autoCapitalize: 'none' } as const;
  return (
    <Stack gap={4} className="word-kinds">
      <ChoiceGroup legend={texts.kind}>
        {KINDS.map((kind) => (
          <RadioRow
            key={kind}
            name="kind"
            value={kind}
            defaultChecked={kind === (shown.kind || 'SYNONYM')}
            label={kindHelp[kind]}
          />
        ))}
      </ChoiceGroup>
      <TextArea rows={2} maxLength={1_300} help={texts.wordsHelp} {...plain} {...field('words', texts.words)} />
      <div className="admin-fields" data-kinds="SYNONYM">
        <TextField
          maxLength={60}
          help={texts.replacementHelp}
          {...plain}
          {...field('replacement', texts.replacement)}
        />
      </div>
      <div className="admin-fields" data-kinds="USE">
        <SelectField
          choices={[
            { value: '', label: texts.noCategory },
            ...CATEGORIES.map(({ code, text }) => ({ value: code, label: text })),
          ]}
          {...field('category', texts.category)}
        />
        <TextField
          isOptional
          maxLength={650}
          help={texts.prefersHelp}
          {...plain}
          {...field('prefers', texts.prefers)}
        />
      </div>
      <div data-kinds="SYNONYM USE">
        <CheckboxRow name="overrules" value={CHECKED} defaultChecked={isTicked(shown)} label={texts.overrules} />
      </div>
    </Stack>
  );
}

function WordButtons({ isActive }: { isActive: boolean | null }) {
  return (
    <div className="admin-actions">
      <SubmitButton intent={WORD_INTENTS.preview}>{texts.preview}</SubmitButton>
      <SubmitButton variant="main" intent={isActive === false ? WORD_INTENTS.on : WORD_INTENTS.save}>
        {isActive === false ? texts.switchOn : texts.save}
      </SubmitButton>
      {isActive === true && (
        <SubmitButton variant="text" intent={WORD_INTENTS.off}>
          {texts.switchOff}
        </SubmitButton>
      )}
    </div>
  );
}

function Side({ side: { count, titles } }: { side: CustomWordPreview['before'] }) {
  return (
    <div className="word-side grid gap-1 text-left wrap-anywhere">
      <b>{count === 0 ? previewTexts.nothing : previewTexts.found(count)}</b>
      {titles.length > 0 && (
        <ul>
          {titles.map((title, index) => (
            <li key={`${index} ${title}`}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const PREVIEW_COLUMNS: readonly Column<CustomWordPreview>[] = [
  { key: 'word', head: texts.words, isRowHead: true, cell: ({ word }) => word },
  { key: 'before', head: previewTexts.before, cell: ({ before }) => <Side side={before} /> },
  { key: 'after', head: previewTexts.after, cell: ({ after }) => <Side side={after} /> },
];

function Preview({ previews }: { previews: readonly CustomWordPreview[] }) {
  return (
    <section className="admin-part" aria-labelledby="vorschau" role="status">
      <h2 id="vorschau">{previewTexts.title}</h2>
      <Table
        caption={previewTexts.title}
        captionIsHidden
        columns={PREVIEW_COLUMNS}
        rows={previews}
        keyOf={({ word }) => word}
      />
      {previews.length === 5 && <p className="text-sm text-ink-soft">{previewTexts.more}</p>}
    </section>
  );
}

function whatWasDone({ before, after }: CustomWordChange): string {
  if (before === null) return historyTexts.created;
  if (before.isActive === after.isActive) return historyTexts.changed;
  return after.isActive ? historyTexts.switchedOn : historyTexts.switchedOff;
}

const inWords = (state: CustomWordState): string =>
  `${searchAdminTexts.kinds[state.kind]}: ${state.words.join(', ')} – ${meaningInWords(state)}`;

function History({ changes }: { changes: readonly CustomWordChange[] }) {
  return (
    <section className="admin-part" aria-labelledby="verlauf">
      <h2 id="verlauf">{historyTexts.title}</h2>
      <ol className="word-history grid gap-3">
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              <b>{whatWasDone(change)}</b>{' '}
              <span className="text-sm text-ink-soft">
                {formatDateTime(change.at)}, {change.actorName || change.actor.slice(-12)}
              </span>
            </span>
            {change.before !== null && inWords(change.before) !== inWords(change.after) && (
              <span>
                {historyTexts.before}: {inWords(change.before)}
              </span>
            )}
            <span>
              {historyTexts.after}: {inWords(change.after)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
