import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { CATEGORY_CODES, categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { noteTexts as texts } from '#texts/de/adverts/notes.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button } from '#ui/actions/button.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useDevicePosition } from '#web/device/use-device-position.ts';
import { checkDraft } from '#web/adverts/edit/draft/draft-checks.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldNotes } from '#web/adverts/edit/steps/field-group.ts';
import { draftUnit } from '#web/adverts/edit/terms/price-calculation.ts';
import { typedDegrees } from '#web/adverts/edit/terms/point.ts';
import { DropButton } from './drop-button.tsx';
import { NotePhotos } from './note-photos.tsx';
import type { AdvertNote } from './note-store.ts';
import { changeNote, isChangeable } from './note-store.ts';
import { useNotePhotos } from './use-note-photos.ts';

/** The fields of a note, by their names in the wizard; what else belongs to an advert is asked for there. */
const FIELDS = ['title', 'description', 'unitQuantity', 'unit', 'pricePerUnitInCents'] as const;
const PLACE = ['address.postalCode', 'address.city', 'address.latitude', 'address.longitude'] as const;

/** How a note came into the form: empty, left unfinished, or opened again from the list. */
export type NoteOpening = 'NEW' | 'UNFINISHED' | 'REOPENED';

type FormProps = { note: AdvertNote; opening: NoteOpening; onDone: () => void; onDrop: () => void };

/** One note, kept on the device with every letter and every photo. */
export function NoteForm({ note: start, opening, onDone, onDrop }: FormProps) {
  const { note, change, isKept } = useKeptNote(start);
  const photos = useNotePhotos(note, () => change(() => ({})));
  const [errors, setErrors] = useState<FieldNotes>({});
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It takes the place of another form, further down than the button that was pressed.
    if (opening === 'REOPENED') heading.current?.focus();
  }, [opening]);
  const { category, values } = note;

  const type = (name: string, value: string): void => {
    setErrors(({ [name]: _mended, ...others }) => others);
    void change((now) => ({ values: { ...now.values, [name]: value } }));
  };
  const field = (name: (typeof FIELDS)[number] | (typeof PLACE)[number]) => ({
    name,
    value: textOf(values, name),
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(name, currentTarget.value),
  });
  const choose = (chosen: string): void => {
    // Units belong to a category.
    if (isCategoryCode(chosen)) void change((now) => ({ category: chosen, values: { ...now.values, unit: '' } }));
  };
  const finish = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const open = errorsOf(note, photos.kept.length);
    setErrors(open);
    const [first] = Object.keys(open);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    await photos.settled();
    const unitNow = draftUnit(category, values);
    if (await change((now) => ({ isReady: true, problem: null, values: { ...now.values, unit: unitNow } }))) onDone();
  };
  const isBegun = Object.values(values).some((value) => value !== '') || photos.kept.length > 0;
  const unit = draftUnit(category, values);
  return (
    <Stack as="form" gap={5} ref={form} noValidate onSubmit={(event) => void finish(event)} aria-labelledby="notiz">
      <div className="grid gap-1">
        <h2 id="notiz" ref={heading} tabIndex={-1} className="outline-none">
          {opening === 'NEW' ? texts.new : texts.changing}
        </h2>
        <p className="field-help">{texts.keeps}</p>
      </div>
      {!isKept && (
        <Notice kind="error" isLive>
          {texts.notKept}
        </Notice>
      )}
      {note.problem !== null && <Notice kind="error">{note.problem}</Notice>}
      <SelectField
        label={texts.category}
        name="category"
        value={category}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        choices={CATEGORY_CODES.map((code) => ({ value: code, label: productsTexts.categoryTitles[code] }))}
      />
      <TextField label={texts.name} help={texts.nameHelp} autoComplete="off" {...field('title')} />
      <NotePhotos photos={photos} />
      <TextArea label={texts.words} isOptional rows={4} {...field('description')} />
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <NumberField label={texts.quantity} isOptional {...field('unitQuantity')} />
        <SelectField
          label={texts.unit}
          {...field('unit')}
          value={unit}
          choices={categoryOf(category).units.map((code) => ({
            value: code,
            label: advertTermsTexts.quantity.unitOf(unitOf(code).text, unitOf(code).longText),
          }))}
        />
        <NumberField label={texts.price} isOptional unit="€" {...field('pricePerUnitInCents')} />
      </div>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <TextField
          label={texts.postalCode}
          isOptional
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('address.postalCode')}
        />
        <TextField label={texts.city} isOptional autoComplete="address-level2" {...field('address.city')} />
      </div>
      <Position
        values={values}
        onPoint={(latitude, longitude) => {
          type('address.latitude', latitude);
          type('address.longitude', longitude);
        }}
      />
      <Cluster gap={4} rowGap={2}>
        <Button type="submit" variant="main" size="large">
          {texts.ready}
        </Button>
        {isBegun && photos.preparing === 0 && <DropButton isDone={false} onDrop={onDrop} />}
      </Cluster>
    </Stack>
  );
}

/** What cannot be stored as it is typed, in the words of the wizard; what is too short or missing is asked for there. */
function errorsOf({ category, values }: AdvertNote, photoCount: number): FieldNotes {
  const isEmpty = [...FIELDS, ...PLACE].every((name) => name === 'unit' || textOf(values, name).trim() === '');
  if (isEmpty && photoCount === 0) return { title: texts.empty };
  const { refused, savable } = checkDraft(category, values);
  const isLeftOut = (name: string): boolean =>
    textOf(values, name).trim() !== '' && name.split('.').reduce<unknown>(partOf, savable) === null;
  return Object.fromEntries(
    [...FIELDS, ...PLACE].flatMap((name) => (refused[name] && isLeftOut(name) ? [[name, refused[name]]] : [])),
  );
}

const partOf = (within: unknown, name: string): unknown => Reflect.get(Object(within), name);

/** The note as it is typed; every change is written to the device at once, one after the other. */
function useKeptNote(start: AdvertNote) {
  const [note, setNote] = useState(start);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(start);
  /** False where the device has no room. */
  const change = async (part: (now: AdvertNote) => Partial<AdvertNote>): Promise<boolean> => {
    const next = { ...latest.current, ...part(latest.current) };
    latest.current = next;
    setNote(next);
    // Another tab may have handed it over meanwhile: then it stays as it was sent.
    const written = changeNote(next.id, (found) =>
      found !== null && !isChangeable(found) ? found : { ...found, ...next },
    );
    const isDone = await written.then(
      () => true,
      () => false,
    );
    setIsKept(isDone);
    return isDone;
  };
  return { note, change, isKept };
}

type PositionProps = { values: DraftValues; onPoint: (latitude: string, longitude: string) => void };

/** Where the wood lies, by the device and only when it is tapped; satellites need no network. */
function Position({ values, onPoint }: PositionProps) {
  const [latitude, longitude] = [textOf(values, 'address.latitude'), textOf(values, 'address.longitude')];
  const { state, find } = useDevicePosition({
    isExact: true,
    oldestInMs: MINUTE_IN_MS,
    onFound: (found) => onPoint(typedDegrees(found.latitude), typedDegrees(found.longitude)),
  });
  const hasPoint = latitude !== '' && longitude !== '';
  return (
    <Cluster gap={4} rowGap={2}>
      <Button icon="crosshair" onClick={find} aria-disabled={state === 'SEARCHING' || undefined}>
        {hasPoint ? texts.hereAgain : texts.here}
      </Button>
      {hasPoint && (
        <Button variant="text" onClick={() => onPoint('', '')}>
          {texts.hereDrop}
        </Button>
      )}
      <span className="field-help" role="status">
        {state === 'SEARCHING' && texts.hereSearching}
        {(state === 'DENIED' || state === 'FAILED') && texts.hereFailed}
        {state !== 'SEARCHING' && hasPoint && texts.hereTaken(latitude, longitude)}
      </span>
    </Cluster>
  );
}
