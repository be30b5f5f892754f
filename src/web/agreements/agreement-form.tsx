import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import {
  AGREEMENT_TERMS,
  MAX_GOODS_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_REMARKS_LENGTH,
  MAX_TIME_LENGTH,
  MEASURING_PLACES,
  MOISTURE_METHODS,
  PAYMENTS,
  measuresOfUnit,
} from '#domain/agreements/agreement-terms.ts';
import type { AgreementTerm, AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { formatEuro, formatPercent, formatQuantity } from '#domain/format/numbers.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { UNITS, unitOf } from '#domain/lookups/units.data.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { agreementCardTexts } from '#texts/de/agreements/agreement-card.ts';
import { agreementTexts } from '#texts/de/agreements/agreements.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { NumberField, SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import type { AgreementDraft, DraftErrors, DraftFrame } from './agreement-draft.ts';
import { DELIVERIES, changedDraft, draftTotal, readDraft } from './agreement-draft.ts';
import { refusalSentence } from '#web/api/refused-call.ts';

const { form: texts } = agreementCardTexts;

type PartProps = {
  draft: AgreementDraft;
  frame: DraftFrame;
  errors: DraftErrors;
  onChange: (change: Partial<AgreementDraft>) => void;
};

type ChoiceMap<Code extends string> = Readonly<Record<Code, string>>;
const choicesOf = <Code extends string>(codes: readonly Code[], words: ChoiceMap<Code>) =>
  codes.map((value) => ({ value, label: words[value] }));

/** The same with a prompt as first choice while there is no answer. */
const openChoicesOf = <Code extends string>(codes: readonly Code[], words: ChoiceMap<Code>, chosen: Code | '') =>
  chosen === '' ? [{ value: '', label: texts.choose }, ...choicesOf(codes, words)] : choicesOf(codes, words);

/** The field's value if it is one of the codes; otherwise the value before. */
const codeOf = <Code extends string, Before extends Code | ''>(
  codes: readonly Code[],
  value: string,
  before: Before,
): Code | Before => codes.find((code) => code === value) ?? before;

type AgreementFormProps = {
  start: AgreementDraft;
  frame: DraftFrame;
  onSend: (terms: AgreementTerms) => Promise<void>;
  onCancel: () => void;
  /** The form starts with what was typed before and not sent. */
  isKept?: boolean;
  onTyped?: (draft: AgreementDraft) => void;
};

/** Everything that two people agree on, to be proposed or changed. Takes up what was typed until it is sent. */
export function AgreementForm({ start, frame, onSend, onCancel, isKept, onTyped }: AgreementFormProps) {
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const refuse = (found: DraftErrors, message: string) => {
    setErrors(found);
    setRefusal(message);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of the next message around the button that opened this one.
    event.stopPropagation();
    if (isBusy) return;
    const read = readDraft(draft, frame);
    if ('errors' in read) return refuse(read.errors, texts.missing);
    setErrors({});
    setRefusal(null);
    setIsBusy(true);
    try {
      await onSend(read.terms);
    } catch (error) {
      refuse(errorsOf(error), refusalSentence(error, chatPageTexts));
    } finally {
      setIsBusy(false);
    }
  };
  const part: PartProps = {
    draft,
    frame,
    errors,
    onChange: (change) => {
      const next = changedDraft(draft, change);
      setDraft(next);
      onTyped?.(next);
      const touched = Object.keys(change).flatMap((key) => TERM_OF_FIELD[key] ?? key);
      const left = Object.fromEntries(Object.entries(errors).filter(([term]) => !touched.includes(term)));
      setErrors(left);
      if (Object.keys(left).length === 0) setRefusal(null);
    },
  };
  const total = draftTotal(draft);
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
      <p>{texts.intro}</p>
      {isKept === true && <Notice kind="info">{texts.kept}</Notice>}
      <GoodsPart {...part} />
      <MoisturePart {...part} />
      <PricePart {...part} />
      <HandoverPart {...part} />
      {refusal !== null && (
        <Notice kind="error" isLive>
          {refusal}
        </Notice>
      )}
      <Cluster gap={2} className="sticky -bottom-px justify-end py-3 border-t border-seam bg-snow">
        <p className="mr-auto font-[650]" aria-live="polite">
          {'missing' in total ? texts.sumOpen(total.missing) : `${texts.sum} ${formatEuro(total.inCents)}`}
        </p>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="main" aria-disabled={isBusy || undefined}>
          {texts.submit}
        </Button>
      </Cluster>
    </form>
  );
}

/** Fields of the form that are called otherwise than the term they say. */
const TERM_OF_FIELD: Readonly<Record<string, AgreementTerm>> = {
  moisture: 'moistureInPercent',
  price: 'priceInCents',
  delivery: 'handover',
  deliveryPrice: 'deliveryPriceInCents',
};

/** The server's sentences at the fields they are about. */
function errorsOf(error: unknown): DraftErrors {
  if (!isResponseError(error)) return {};
  const isTerm = (name: string): name is AgreementTerm => AGREEMENT_TERMS.some((term) => term === name);
  const found: DraftErrors = {};
  for (const { path, message } of error.fields) {
    const term = path.split('.').at(-1) ?? '';
    if (isTerm(term)) found[term] = message;
  }
  return found;
}

const householdWords = ({ unit, maximum, left }: NonNullable<DraftFrame['household']>): string =>
  texts.household(formatQuantity(maximum, unit), formatQuantity(left, unit));

function GoodsPart({ draft, frame: { stock, household }, errors, onChange }: PartProps) {
  const measures = measuresOfUnit(draft.unit);
  const hasQuantity = unitOf(draft.unit).isCountable;
  return (
    <>
      <TextField
        label={texts.goods}
        help={texts.goodsHelp}
        value={draft.goods}
        maxLength={MAX_GOODS_LENGTH}
        error={errors.goods}
        onChange={(event) => onChange({ goods: event.target.value })}
      />
      <Grid gap={4} least="15rem" className="items-start">
        {hasQuantity && (
          <NumberField
            label={texts.quantity}
            help={
              [
                ...(stock?.unit === draft.unit ? [texts.inStock(formatQuantity(stock.free, stock.unit))] : []),
                ...(household === null ? [] : [householdWords(household)]),
              ].join('. ') || undefined
            }
            value={draft.quantity}
            error={errors.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        )}
        <SelectField
          label={texts.unit}
          value={draft.unit}
          choices={UNITS.map(({ code, longText }) => ({ value: code, label: longText }))}
          error={errors.unit}
          onChange={(event) =>
            onChange({ unit: UNITS.find(({ code }) => code === event.target.value)?.code ?? draft.unit })
          }
        />
      </Grid>
      <Grid gap={4} least="15rem" className="items-start">
        <SelectField
          label={texts.measure}
          value={draft.measure}
          choices={openChoicesOf(measures, agreementTexts.measures, draft.measure)}
          error={errors.measure}
          onChange={(event) => onChange({ measure: codeOf(measures, event.target.value, draft.measure) })}
        />
        <SelectField
          label={texts.measuringPlace}
          value={draft.measuringPlace}
          choices={openChoicesOf(MEASURING_PLACES, agreementTexts.measuringPlaces, draft.measuringPlace)}
          error={errors.measuringPlace}
          onChange={(event) =>
            onChange({ measuringPlace: codeOf(MEASURING_PLACES, event.target.value, draft.measuringPlace) })
          }
        />
      </Grid>
    </>
  );
}

function MoisturePart({ draft, errors, onChange }: PartProps) {
  return (
    <Grid gap={4} least="15rem" className="items-start">
      <NumberField
        label={texts.moisture}
        help={texts.moistureHelp}
        unit="%"
        isOptional
        value={draft.moisture}
        error={errors.moistureInPercent}
        onChange={(event) => onChange({ moisture: event.target.value })}
      />
      {draft.moisture.trim() !== '' && (
        <SelectField
          label={texts.moistureMethod}
          value={draft.moistureMethod}
          choices={openChoicesOf(MOISTURE_METHODS, agreementTexts.moistureMethods, draft.moistureMethod)}
          error={errors.moistureMethod}
          onChange={(event) =>
            onChange({ moistureMethod: codeOf(MOISTURE_METHODS, event.target.value, draft.moistureMethod) })
          }
        />
      )}
    </Grid>
  );
}

const VAT_CHOICES = VAT_RATES_IN_PERCENT.flatMap((rate) =>
  rate === 0
    ? [{ value: '0', label: texts.noVat }]
    : [
        { value: `${rate} gross`, label: texts.gross(formatPercent(rate)) },
        { value: `${rate} net`, label: texts.net(formatPercent(rate)) },
      ],
);

function PricePart({ draft, frame, errors, onChange }: PartProps) {
  const isPrivate = frame.seller === 'PRIVATE';
  const vat = draft.vatRate === 0 ? '0' : `${draft.vatRate} ${draft.priceIsGross ? 'gross' : 'net'}`;
  const changeVat = (value: string) => {
    const [rate, kind] = value.split(' ');
    const vatRate = VAT_RATES_IN_PERCENT.find((one) => String(one) === rate) ?? draft.vatRate;
    onChange({ vatRate, priceIsGross: kind !== 'net' });
  };
  return (
    <>
      {unitOf(draft.unit).isCountable && (
        <Segmented
          legend={texts.priceKind}
          name="priceKind"
          value={draft.priceKind}
          segments={[
            { value: 'PER_UNIT', label: texts.perUnit(unitOf(draft.unit).text) },
            { value: 'TOTAL', label: texts.total },
          ]}
          onChange={(value) => onChange({ priceKind: value === 'TOTAL' ? 'TOTAL' : 'PER_UNIT' })}
        />
      )}
      <Grid gap={4} least="15rem" className="items-start">
        <NumberField
          label={texts.price}
          unit="€"
          value={draft.price}
          help={isPrivate ? texts.privateSale : undefined}
          error={errors.priceInCents}
          onChange={(event) => onChange({ price: event.target.value })}
        />
        {(!isPrivate || errors.vatRate !== undefined) && (
          <SelectField
            label={texts.vat}
            value={vat}
            choices={VAT_CHOICES}
            error={errors.vatRate}
            onChange={(event) => changeVat(event.target.value)}
          />
        )}
      </Grid>
    </>
  );
}

function HandoverPart({ draft, errors, onChange }: PartProps) {
  const isDelivery = draft.delivery === 'INCLUDED' || draft.delivery === 'EXTRA';
  return (
    <>
      <ChoiceGroup legend={texts.handover} error={errors.handover}>
        {DELIVERIES.map((delivery) => (
          <RadioRow
            key={delivery}
            name="delivery"
            value={delivery}
            label={texts.deliveries[delivery]}
            checked={draft.delivery === delivery}
            aria-invalid={errors.handover === undefined ? undefined : true}
            onChange={() => onChange({ delivery })}
          />
        ))}
      </ChoiceGroup>
      {draft.delivery === 'EXTRA' && (
        <NumberField
          label={texts.deliveryPrice}
          unit="€"
          value={draft.deliveryPrice}
          error={errors.deliveryPriceInCents}
          onChange={(event) => onChange({ deliveryPrice: event.target.value })}
        />
      )}
      <TextField
        label={isDelivery ? texts.placeDelivery : draft.delivery === '' ? texts.placeOpen : texts.placePickUp}
        value={draft.place}
        maxLength={MAX_PLACE_LENGTH}
        error={errors.place}
        onChange={(event) => onChange({ place: event.target.value })}
      />
      <Grid gap={4} least="15rem" className="items-start">
        <TextField
          type="date"
          label={texts.date}
          value={draft.date}
          error={errors.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
        <TextField
          label={texts.time}
          help={texts.timeHelp}
          isOptional
          value={draft.time}
          maxLength={MAX_TIME_LENGTH}
          error={errors.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </Grid>
      <SelectField
        label={texts.payment}
        value={draft.payment}
        choices={choicesOf(PAYMENTS, agreementTexts.payments)}
        error={errors.payment}
        onChange={(event) => onChange({ payment: codeOf(PAYMENTS, event.target.value, draft.payment) })}
      />
      <TextArea
        label={texts.remarks}
        isOptional
        rows={2}
        value={draft.remarks}
        maxLength={MAX_REMARKS_LENGTH}
        error={errors.remarks}
        onChange={(event) => onChange({ remarks: event.target.value })}
      />
    </>
  );
}
