import type { Api } from '#contract/api.ts';
import { deleteOutline, readOutlineFile, saveOutline } from '#contract/origin/outline.ts';
import { outlineText, readOutlineText } from '#domain/origin/outline-text.ts';
import { readSpeciesText } from '#domain/origin/species-text.ts';
import { outlineRefusals } from '#texts/de/origin/outline-refusals.ts';
import { outlineFileTexts } from '#texts/de/origin/outline-file.ts';
import { outlineTexts as texts } from '#texts/de/origin/outline.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';

/** What the forms of the page ask for. */
export const INTENTS = { save: 'speichern', delete: 'loeschen', file: 'datei' } as const;

type Found = { name: string; areaInSquareMetres: number; text: string };
/** `found`: the areas of a file. */
export type OutlineReply = FormReply & { done?: string; found?: Found[] };

const done = (intent: string, words: string, more: Partial<OutlineReply> = {}): Refused<OutlineReply> => ({
  reply: { intent, message: null, errors: {}, values: {}, done: words, ...more },
  status: 200,
});

/** Carries out a form of the page. */
export async function answerOutline(api: Api, advertId: string, form: FormData): Promise<Refused<OutlineReply>> {
  const intent = typed(form, INTENT_FIELD);
  if (intent === INTENTS.file) return readFile(api, form);
  const values = { rings: typed(form, 'rings'), species: typed(form, 'species') };
  try {
    if (intent === INTENTS.delete) {
      await api.call(deleteOutline, { advertId });
      return done(intent, texts.deleted, { values: { rings: '', species: '' } });
    }
    const outline = readOutlineText(values.rings);
    const shares = readSpeciesText(values.species);
    const errors = {
      ...('line' in outline ? { rings: outlineRefusals['outline.line']?.({ line: outline.line }) ?? texts.check } : {}),
      ...('part' in shares ? { species: texts.speciesPart(shares.part) } : {}),
    };
    if ('line' in outline || 'part' in shares) return refusedAt(errors, values, { intent, check: texts.check });
    const rings = outline.rings.length === 0 ? [[]] : outline.rings;
    const saved = await api.call(saveOutline, { advertId, saveOutlineDto: { rings, species: shares.shares } });
    return done(INTENTS.save, texts.saved, {
      values: { rings: outlineText(saved.outline?.rings ?? []), species: values.species },
    });
  } catch (error) {
    return refusedBy(error, { intent, values, fields: ['rings', 'species'], otherwise: texts.failed });
  }
}

async function readFile(api: Api, form: FormData): Promise<Refused<OutlineReply>> {
  const file = form.get('file');
  const intent = INTENTS.file;
  if (!(file instanceof Blob) || file.size === 0) return refusedAt({ file: outlineFileTexts.missing }, {}, { intent });
  try {
    const { shapes } = await api.call(readOutlineFile, { file });
    const found = shapes.map(({ name, areaInSquareMetres, rings }) => ({
      name,
      areaInSquareMetres,
      text: outlineText(rings),
    }));
    const [only] = found;
    const moved = Math.max(0, ...shapes.map(({ movedInMetres }) => movedInMetres));
    const words = texts.file.read + (moved > 0 ? texts.file.moved(moved) : '');
    if (found.length === 1 && only) return done(intent, words, { values: { rings: only.text } });
    return done(intent, texts.file.choose, { found });
  } catch (error) {
    return refusedBy(error, { intent, values: {}, otherwise: texts.failed });
  }
}
