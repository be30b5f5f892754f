import { useEffect, useState } from 'react';
import type { OwnOutline } from '#contract/origin/outline.schemas.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { speciesHectares } from '#domain/origin/outline.ts';
import { outlineText } from '#domain/origin/outline-text.ts';
import { speciesText } from '#domain/origin/species-text.ts';
import { MAX_OUTLINE_FILE_BYTES } from '#domain/upload-sizes.ts';
import { outlineTexts as texts } from '#texts/de/origin/outline.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { INTENTS, type OutlineReply } from './answer-outline.ts';
import type { OutlineEditorProps } from './editor/outline-editor.tsx';
import { OutlineDrawing } from './outline-drawing.tsx';

type OutlinePageProps = {
  own: OwnOutline;
  userId: string;
  basemapStyleUrl: string | null;
  reply: OutlineReply | null;
};

/** The outline of the stand or plot of an own advert: drawn, walked, from a file or as a list. */
export function OutlinePage({ own, userId, basemapStyleUrl, reply }: OutlinePageProps) {
  const { advertId, title, outline, place } = own;
  const [text, setText] = useState(() => reply?.values['rings'] ?? outlineText(outline?.rings ?? []));
  // What a form brought back, a file above all, takes the place of what stood there.
  const [taken, setTaken] = useState(reply);
  if (taken !== reply) {
    setTaken(reply);
    if (reply?.values['rings'] !== undefined) setText(reply.values['rings']);
  }
  const saveReply = replyTo(reply, { intent: INTENTS.save, about: undefined });
  const fileReply = replyTo(reply, { intent: INTENTS.file, about: undefined });
  return (
    <Stack className="wrap max-w-[52rem] pt-6 pb-12" gap={5}>
      <header className="grid gap-1">
        <h1>{texts.title}</h1>
        <p className="wrap-anywhere">{texts.about(title || texts.untitled)}</p>
        <p className="max-w-[68ch] text-ink-soft">{texts.privacy}</p>
      </header>
      <DoneNotice>{reply?.done}</DoneNotice>
      {fileReply?.found !== undefined && (
        <ul className="grid gap-2">
          {fileReply.found.map((shape, index) => (
            <li key={shape.text} className="box flex flex-wrap items-center justify-between gap-2 p-3">
              <span className="wrap-anywhere">{texts.file.shape(shape.name, index, shape.areaInSquareMetres)}</span>
              <PageForm intent={INTENTS.save}>
                <input type="hidden" name="rings" value={shape.text} />
                <input type="hidden" name="species" value={speciesText(outline?.species ?? [])} />
                <SubmitButton>{texts.file.pick}</SubmitButton>
              </PageForm>
            </li>
          ))}
        </ul>
      )}
      <LateEditor {...{ advertId, userId, place, basemapStyleUrl, text }} onText={setText} />
      <PageForm
        reply={saveReply}
        intent={INTENTS.save}
        className="grid gap-4"
        submit={texts.save}
        sending={texts.saving}
        icon="check"
      >
        {({ text: field }) => (
          <>
            <TextArea
              label={texts.points}
              help={texts.pointsHelp}
              name="rings"
              rows={8}
              spellCheck={false}
              className="[&_textarea]:font-mono"
              value={text}
              onChange={({ target }) => setText(target.value)}
              error={field('rings').error}
            />
            <TextField
              label={texts.species}
              help={texts.speciesHelp}
              isOptional
              autoComplete="off"
              {...field('species', speciesText(outline?.species ?? []))}
            />
          </>
        )}
      </PageForm>
      {outline !== null && <Saved outline={outline} />}
      <FileSection reply={fileReply} />
      <Cluster gap={2}>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
        <LinkButton href={originPaths.eudr(advertId)}>{texts.toEudr}</LinkButton>
        {outline !== null && (
          <PageForm intent={INTENTS.delete}>
            <SubmitButton variant="danger">{texts.delete}</SubmitButton>
          </PageForm>
        )}
      </Cluster>
    </Stack>
  );
}

/** Reads an area from a file into the list. */
function FileSection({ reply }: { reply: OutlineReply | null }) {
  return (
    <section className="box grid gap-3 p-4" aria-labelledby="datei">
      <h2 id="datei">{texts.file.title}</h2>
      <PageForm
        reply={reply}
        intent={INTENTS.file}
        hasFile
        className="grid gap-3"
        submit={texts.file.submit}
        sending={texts.file.sending}
        variant="edge"
      >
        {({ errorOf }) => (
          <FileField
            label={texts.file.label}
            help={texts.file.help}
            name="file"
            accept=".geojson,.json,.gpx,.kml,.kmz,.zip"
            mostBytes={MAX_OUTLINE_FILE_BYTES}
            error={errorOf('file')}
          />
        )}
      </PageForm>
    </section>
  );
}

/** What is stored: the shape, its figures and the hectares of each kind of wood. */
function Saved({ outline }: { outline: NonNullable<OwnOutline['outline']> }) {
  const { areaInSquareMetres, perimeterInMetres, species, rings } = outline;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <OutlineDrawing rings={rings} label={texts.hectares(areaInSquareMetres)} />
      <div>
        <p className="font-semibold">{texts.figures(areaInSquareMetres, perimeterInMetres)}</p>
        <ul>
          {speciesHectares(areaInSquareMetres, species).map(({ woodTypeId, percent, hectares }) => (
            <li key={woodTypeId}>
              {texts.speciesLine(woodTypeById(woodTypeId)?.shortText ?? '', percent, texts.hectares(hectares * 10_000))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** As high as the editor, so that nothing below moves when it comes. */
function EditorToCome() {
  return (
    <section className="only-scripted grid gap-3" aria-busy>
      <h2>{texts.editor.title}</h2>
      <p className="text-sm text-ink-soft">{texts.editor.help}</p>
      <div className="grid gap-2">
        <div className="h-[min(60vh,30rem)] rounded-sawn border border-edge" />
        <div className="h-11" />
        <p className="text-xs">&nbsp;</p>
      </div>
      <div className="h-11" />
      <div />
    </section>
  );
}

type Editor = (props: OutlineEditorProps) => React.ReactNode;

/** The map comes after the page; without it the list and files do the same. */
function LateEditor(props: OutlineEditorProps) {
  const [loaded, setLoaded] = useState<{ Editor: Editor | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./editor/outline-editor.tsx').then(
      ({ default: Editor }) => !isGone && setLoaded({ Editor }),
      () => !isGone && setLoaded({ Editor: null }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (loaded === null) return <EditorToCome />;
  return loaded.Editor === null ? <p>{texts.editor.failed}</p> : <loaded.Editor {...props} />;
}
