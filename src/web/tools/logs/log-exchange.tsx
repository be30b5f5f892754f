import { useRef, useState } from 'react';
import { LOG_LIST_PDF_PATH } from '#contract/tools/log-list-pdf.ts';
import type { ReadLogs } from '#domain/wood/logs/log-list-reading.ts';
import type { ListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { HiddenValues } from './log-entry.tsx';
import { csvOf, readListText, textOfFile } from './log-list.ts';
import type { ListValues } from './log-list.ts';

type LogExchangeProps = {
  values: ListValues;
  search: string;
  logs: readonly ListedLog[];
  onRead: (read: ReadLogs | null) => void;
  onClear: () => void;
};

/** The ways in and out of the list: from a spreadsheet, as a file, on paper. */
export function LogExchange({ values, search, logs, onRead, onClear }: LogExchangeProps) {
  const isHydrated = useHydrated();
  const [isPasting, setIsPasting] = useState(false);
  const last = logs.at(-1)?.row;
  const defaults = { firstNumber: (last?.number ?? 0) + 1, woodTypeId: last?.woodTypeId ?? 1 };
  const take = (text: string | null) => onRead(text === null ? null : readListText(text, defaults));
  const isEmpty = logs.length === 0;
  return (
    <div className="log-exchange tight-buttons flex flex-wrap gap-2 mt-4" data-print="hidden">
      {isHydrated && (
        <>
          <Button icon="file-text" onClick={() => setIsPasting(true)}>
            {words.paste}
          </Button>
          <FileButton onFile={(file) => textOfFile(file).then(take, () => onRead(null))} />
          {!isEmpty && (
            <>
              <Button icon="arrow-down" onClick={() => saveFile(csvOf(logs))}>
                {words.saveCsv}
              </Button>
              <Button icon="printer" onClick={() => window.print()}>
                {words.print}
              </Button>
            </>
          )}
        </>
      )}
      {!isEmpty && (
        <LinkButton href={LOG_LIST_PDF_PATH + search} icon="file-text" rel="nofollow">
          {words.pdf}
        </LinkButton>
      )}
      {isHydrated && !isEmpty && (
        <Button variant="text" icon="trash" onClick={onClear}>
          {words.clear}
        </Button>
      )}
      <noscript>
        <form method="get" className="grid flex-[1_1_100%] gap-2.5">
          <HiddenValues values={values} />
          <TextArea label={words.pasteLabel} name="text" help={words.pasteHelp} placeholder={words.pasteExample} />
          <Button type="submit">{words.take}</Button>
        </form>
      </noscript>
      <PasteDialog
        isOpen={isPasting}
        onClose={() => setIsPasting(false)}
        onText={(text) => {
          setIsPasting(false);
          take(text);
        }}
      />
    </div>
  );
}

type PasteDialogProps = { isOpen: boolean; onClose: () => void; onText: (text: string) => void };

function PasteDialog({ isOpen, onClose, onText }: PasteDialogProps) {
  const [text, setText] = useState('');
  const take = () => {
    onText(text);
    setText('');
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.pasteTitle}
      actions={
        <Button variant="main" onClick={take} disabled={text.trim() === ''}>
          {words.take}
        </Button>
      }
    >
      <TextArea
        label={words.pasteLabel}
        help={words.pasteHelp}
        placeholder={words.pasteExample}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <label className="button button-edge log-file">
      <Icon name="arrow-up" />
      {words.openCsv}
      <input
        ref={input}
        type="file"
        className="only-read"
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be opened again after a correction.
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.csvFile;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
