import { useEffect, useRef, useState } from 'react';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { importPageTexts } from '#texts/de/imports/import-page.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { PasswordField } from '#web/forms/password-field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import type { ImportsAnswer } from './answer-imports-form.ts';
import { INTENTS } from './answer-imports-form.ts';
import type { ImportsData } from './load-imports.ts';

const { keys: texts } = importPageTexts;

const HERE = `${ownAdvertPaths.importAdverts()}#schluessel`;

type ShownKey = ImportsData['keys'][number];

const COLUMNS: readonly Column<ShownKey>[] = [
  {
    key: 'key',
    head: texts.column.key,
    isRowHead: true,
    cell: ({ name, shownStart }) => (
      <>
        {name} <code>{shownStart}…</code>
      </>
    ),
  },
  { key: 'made', head: texts.column.made, cell: ({ made }) => made },
  { key: 'used', head: texts.column.used, cell: ({ used }) => used ?? texts.never },
  {
    key: 'state',
    head: texts.column.state,
    cell: ({ id, name, isValid }) =>
      isValid ? (
        <PageForm action={HERE} about={id} leavesPage>
          <SubmitButton variant="text" intent={INTENTS.revokeKey} aria-label={texts.revokeLabel(name)}>
            {texts.revoke}
          </SubmitButton>
        </PageForm>
      ) : (
        <Badge>{texts.invalid}</Badge>
      ),
  },
];

/** Keys for programs: what they open, which there are, a new one shown once. */
export function KeysSection({ loaded, answer }: { loaded: ImportsData; answer: ImportsAnswer | null }) {
  const failure = answer?.kind === 'FAILED' && answer.place === 'keys' ? answer : null;
  return (
    <section id="schluessel" className="box imports-box" aria-labelledby="schluessel-titel">
      <h2 id="schluessel-titel">{texts.title}</h2>
      <p>
        {texts.intro} {texts.endNote}
      </p>
      {answer?.kind === 'KEY' && <MadeKey key={answer.key} value={answer.key} />}
      <DoneNotice>{answer?.kind === 'REVOKED' && texts.revoked}</DoneNotice>
      {failure && (
        <Notice kind="error" isLive>
          {failure.message}
        </Notice>
      )}
      {loaded.keys.length === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <Table caption={texts.title} captionIsHidden columns={COLUMNS} rows={loaded.keys} keyOf={({ id }) => id} />
      )}
      <details className="group grid gap-4" open={failure !== null}>
        <summary className="button button-edge w-fit justify-self-start">{texts.more}</summary>
        <PageForm action={HERE} className="grid grid-cols-1 gap-4 max-w-[34rem] group-open:mt-4" leavesPage isValidated>
          <TextField
            label={texts.name}
            help={texts.nameHelp}
            error={failure?.errors['name']}
            name="name"
            maxLength={60}
            required
          />
          {loaded.hasPassword ? (
            <>
              <input type="text" autoComplete="username" value={loaded.mail} readOnly hidden />
              <PasswordField
                label={texts.currentPassword}
                help={texts.currentPasswordHelp}
                name="currentPassword"
                autoComplete="current-password"
                error={failure?.errors['currentPassword']}
              />
            </>
          ) : (
            <p className="text-sm text-ink-soft">{texts.freshSignIn}</p>
          )}
          <div>
            <SubmitButton variant="main" intent={INTENTS.makeKey}>
              {texts.create}
            </SubmitButton>
          </div>
        </PageForm>
      </details>
      <h3>{texts.example}</h3>
      <pre className="max-w-full whitespace-pre-wrap py-3 px-4 bg-frost text-sm wrap-anywhere">
        <code>{exampleOf(loaded.publicUrl)}</code>
      </pre>
      <p>
        <a href="/api/docs">{texts.openApi}</a>
      </p>
    </section>
  );
}

const exampleOf = (origin: string): string =>
  [
    `curl -X POST '${origin}/api/v1/imports?fullFeed=true' \\`,
    "  -H 'Authorization: Bearer sp_…' \\",
    "  -H 'Content-Type: text/csv' \\",
    '  --data-binary @meine-liste.csv',
  ].join('\n');

/** The only time that a key is shown: the page brings it to the reader's eyes and ears. */
function MadeKey({ value }: { value: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none grid justify-items-start gap-3">
      <DoneNotice>{texts.made}</DoneNotice>
      <output
        className="imports-key py-3 px-4 border border-dashed border-edge [font-family:ui-monospace,monospace] wrap-anywhere"
        aria-label={texts.madeLabel}
      >
        {value}
      </output>
      {isHydrated && (
        <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
      )}
    </div>
  );
}
