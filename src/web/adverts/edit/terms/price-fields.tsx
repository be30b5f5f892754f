import type { ReactNode } from 'react';
import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';
import { VAT_RATES_IN_PERCENT, categoryOf } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { SELLER_CHOICES } from '#domain/users/seller-kind.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import { isHeatCategory } from '#domain/wood/heat/heat-scales.ts';
import { paths } from '#contract/paths.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import { FieldAnchor, helpOrWarning } from '#web/adverts/edit/category-fields/field-anchor.tsx';
import type { PriceKind } from '#web/adverts/edit/draft/draft-terms.ts';
import { GROSS, NET, PRICE_KINDS, isGiftIn, isWithoutPrice, priceKindIn } from '#web/adverts/edit/draft/draft-terms.ts';
import { answerOf, choiceOf, textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { otherMeasures } from './draft-heat.ts';
import { HeatLive } from './heat-live.tsx';
import type { PriceField } from './price-calculation.ts';
import {
  draftTax,
  draftUnit,
  otherPrice,
  priceKindChosen,
  priceTyped,
  sellerChosen,
  shownPrices,
} from './price-calculation.ts';
import './terms.css';

const { quantity: quantityTexts, price: texts, vat: vatTexts } = advertTermsTexts;

/** How much there is, for how much, with which tax, and what heat costs at that price. */
export function PriceFields(group: FieldGroupProps) {
  const { category, values } = group;
  const isHydrated = useHydrated();
  const chosen = choiceOf(values, 'priceKind', PRICE_KINDS) ?? priceKindIn(values);
  const isPriced = !isWithoutPrice(chosen) || !isHydrated;
  return (
    <div className="terms">
      <QuantityFields {...group} />
      <KindField group={group} chosen={chosen} />
      {category === 'SERVICES' && <ServicesSeller group={group} isPriced={isPriced} />}
      {isPriced && (
        <>
          <PricePair {...group} />
          {!(isHydrated && isGiftIn(values)) && <TaxPart {...group} />}
          {isHeatCategory(category) && <HeatLive category={category} values={values} />}
        </>
      )}
    </div>
  );
}

function QuantityFields({ category, values, onChange, errors, warnings }: FieldGroupProps) {
  const unit = draftUnit(category, values);
  const { text, isCountable } = unitOf(unit);
  const { units } = categoryOf(category);
  const choices = units.includes(unit) ? units : [...units, unit];
  const others = otherMeasures(category, values);
  const isShown = (name: string): boolean => isCountable || textOf(values, name) !== '';
  const measures = others === null ? undefined : quantityTexts.solid(others.solid, others.other);
  return (
    <div className="terms-row md:grid-cols-3">
      {isShown('unitQuantity') && (
        <FieldAnchor path="unitQuantity">
          <NumberField
            label={quantityTexts.label}
            name="unitQuantity"
            unit={text}
            value={textOf(values, 'unitQuantity')}
            onChange={(event) => onChange('unitQuantity', event.currentTarget.value)}
            error={errors['unitQuantity']}
            help={helpOrWarning(measures, warnings['unitQuantity'])}
          />
        </FieldAnchor>
      )}
      <FieldAnchor path="unit">
        <SelectField
          label={quantityTexts.unit}
          name="unit"
          value={unit}
          onChange={(event) => onChange('unit', event.currentTarget.value)}
          choices={choices.map((code) => ({
            value: code,
            label: quantityTexts.unitOf(unitOf(code).text, unitOf(code).longText),
          }))}
          error={errors['unit']}
          help={helpOrWarning(undefined, warnings['unit'])}
        />
      </FieldAnchor>
      {isShown('minimumQuantity') && (
        <FieldAnchor path="minimumQuantity">
          <NumberField
            label={quantityTexts.minimum}
            isOptional
            name="minimumQuantity"
            unit={text}
            value={textOf(values, 'minimumQuantity')}
            onChange={(event) => onChange('minimumQuantity', event.currentTarget.value)}
            error={errors['minimumQuantity']}
            help={helpOrWarning(quantityTexts.minimumHelp, warnings['minimumQuantity'])}
          />
        </FieldAnchor>
      )}
    </div>
  );
}

type KindFieldProps = { group: FieldGroupProps; chosen: PriceKind };

function KindField({ group: { category, values, onChange }, chosen }: KindFieldProps) {
  const unit = unitOf(draftUnit(category, values));
  const kinds = PRICE_KINDS.filter((kind) => kind !== 'BOTH' || chosen === 'BOTH');
  const labelOf = (kind: PriceKind): string => {
    if (kind !== 'PER_UNIT') return texts.kinds[kind];
    return unit.isCountable ? texts.kinds.PER_UNIT(hard(unit.text)) : texts.lumpSumKind;
  };
  const choose = (kind: PriceKind): void => {
    for (const [name, value] of priceKindChosen(values, kind)) onChange(name, value);
  };
  return (
    <ChoiceGroup legend={texts.kind} isInline help={texts.kindHelp[isGiftIn(values) ? 'GIFT' : chosen]}>
      {kinds
        .filter((kind) => unit.isCountable || kind === chosen || kind !== 'TOTAL')
        .map((kind) => (
          <RadioRow
            key={kind}
            name="priceKind"
            value={kind}
            label={labelOf(kind)}
            checked={kind === chosen}
            onChange={() => choose(kind)}
          />
        ))}
    </ChoiceGroup>
  );
}

const hard = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);

function PricePair(group: FieldGroupProps) {
  const { category, values, errors, warnings } = group;
  const unit = unitOf(draftUnit(category, values));
  const shown = shownPrices(values);
  const isHydrated = useHydrated();
  const helpOf = (field: PriceField): ReactNode => {
    if (!isHydrated || shown.calculated !== field) return undefined;
    return field === 'priceTotalInCents' ? texts.totalIsComputed : texts.perUnitIsComputed;
  };
  const isAlone = shown.calculated === null && answerOf(values, 'unitQuantity') === null;
  const isTotalShown = unit.isCountable || shown.priceTotalInCents !== '';
  return (
    <>
      <div className="terms-row">
        <PriceInput
          group={group}
          field="pricePerUnitInCents"
          label={unit.isCountable ? texts.perUnit(hard(unit.text)) : texts.lumpSum}
          sign={unit.isCountable ? texts.perUnitSign(hard(unit.text)) : texts.euro}
          shown={shown.pricePerUnitInCents}
          help={helpOrWarning(helpOf('pricePerUnitInCents'), warnings['pricePerUnitInCents'])}
        />
        {isTotalShown && (
          <PriceInput
            group={group}
            field="priceTotalInCents"
            label={texts.total}
            sign={texts.euro}
            shown={shown.priceTotalInCents}
            help={helpOrWarning(helpOf('priceTotalInCents'), warnings['priceTotalInCents'])}
          />
        )}
      </div>
      {isHydrated && isAlone && unit.isCountable && !errors['unitQuantity'] && (
        <p className="field-help">{texts.quantityFirst}</p>
      )}
      <noscript>
        <p className="field-help">{texts.onlyOne}</p>
      </noscript>
    </>
  );
}

type PriceInputProps = {
  group: FieldGroupProps;
  field: PriceField;
  label: string;
  sign: string;
  shown: string;
  help: ReactNode;
};

function PriceInput({ group: { values, onChange, errors }, field, label, sign, shown, help }: PriceInputProps) {
  return (
    <FieldAnchor path={field}>
      <NumberField
        label={label}
        name={field}
        unit={sign}
        value={shown}
        onChange={(event) => {
          for (const [name, value] of priceTyped(values, field, event.currentTarget.value)) onChange(name, value);
        }}
        error={errors[field]}
        help={help}
      />
    </FieldAnchor>
  );
}

/** Tax follows who sells: a private person has none, and without an account it is asked. */
function TaxPart(group: FieldGroupProps) {
  const { seller, asksSeller } = group;
  if (seller === 'PRIVATE' && !asksSeller) return <p className="field-help">{vatTexts.private}</p>;
  return (
    <>
      {asksSeller && <SellerField {...group} />}
      {seller !== null && seller !== 'PRIVATE' && <TaxFields {...group} />}
    </>
  );
}

/** Work for others is no private sale: said where it is offered, with the way to say otherwise. */
function ServicesSeller({ group, isPriced }: { group: FieldGroupProps; isPriced: boolean }) {
  // With a price the question stands beside its tax.
  if (group.asksSeller) return isPriced ? null : <SellerField {...group} />;
  if (group.sellerRefusal === undefined) return null;
  return (
    <FieldAnchor path="sellerKind">
      <Notice kind="warning">
        {group.sellerRefusal} <a href={`${paths.profileSettings()}#konto`}>{vatTexts.toAccount}</a>
      </Notice>
    </FieldAnchor>
  );
}

/** Work is not sold privately; an answer given before the category was changed still stands, with its refusal. */
const mayOffer = (category: CategoryCode, seller: SellerKind): boolean =>
  category !== 'SERVICES' || seller !== 'PRIVATE';

function SellerField({ category, values, onChange, errors }: FieldGroupProps) {
  const chosen = choiceOf(values, 'sellerKind', SELLER_CHOICES);
  return (
    <FieldAnchor path="sellerKind">
      <ChoiceGroup
        legend={vatTexts.seller}
        isInline
        help={chosen === null ? undefined : vatTexts.sellerHelp[chosen]}
        error={errors['sellerKind']}
      >
        {SELLER_CHOICES.filter((answer) => answer === chosen || mayOffer(category, answer)).map((answer) => (
          <RadioRow
            key={answer}
            name="sellerKind"
            value={answer}
            label={vatTexts.sellers[answer]}
            checked={answer === chosen}
            onChange={() => {
              for (const [name, value] of sellerChosen(category, answer)) onChange(name, value);
            }}
          />
        ))}
      </ChoiceGroup>
    </FieldAnchor>
  );
}

function TaxFields({ category, values, onChange, errors, warnings }: FieldGroupProps) {
  const { rate, usualRate, isGross, netIsUnusual } = draftTax(category, values);
  const unit = draftUnit(category, values);
  const other = otherPrice(values, unit, { rate, isGross });
  const otherWords = other === null ? null : isGross ? vatTexts.netIs(other) : vatTexts.grossIs(other);
  return (
    <div className="terms-row">
      <FieldAnchor path="vatRate">
        <SelectField
          label={vatTexts.rate}
          name="vatRate"
          value={String(rate)}
          onChange={(event) => onChange('vatRate', event.currentTarget.value)}
          choices={VAT_RATES_IN_PERCENT.map((known) => ({
            value: String(known),
            label: vatTexts.choice(known, vatTexts.rates[known], known === usualRate),
          }))}
          error={errors['vatRate']}
          help={helpOrWarning(undefined, warnings['vatRate'])}
        />
      </FieldAnchor>
      <FieldAnchor path="priceIsGross">
        <ChoiceGroup
          legend={vatTexts.basis}
          isInline
          help={
            <>
              {otherWords}
              {!isGross && netIsUnusual && ` ${vatTexts.consumers}`}
            </>
          }
          error={errors['priceIsGross']}
        >
          {[GROSS, NET].map((basis) => (
            <RadioRow
              key={basis}
              name="priceIsGross"
              value={basis}
              label={basis === GROSS ? vatTexts.gross : vatTexts.net}
              checked={isGross === (basis === GROSS)}
              onChange={() => onChange('priceIsGross', basis)}
            />
          ))}
        </ChoiceGroup>
      </FieldAnchor>
    </div>
  );
}
