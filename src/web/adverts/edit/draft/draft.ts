import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Advert, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { categoryEditOf, categoryEditOfAdvert, categoryValuesOf } from './draft-category.ts';
import { LIST_FIELDS } from './draft-fields.ts';
import { termsEditOf, termsValuesOf } from './draft-terms.ts';
import type { DraftValues } from './draft-values.ts';
import { textOf } from './draft-values.ts';

/**
 * What the fields say as an edit payload, without pictures and version. A figure that cannot be read is NaN, so that
 * the contract refuses it at its path.
 */
export function toEditAdvertDto(category: CategoryCode, values: DraftValues): EditAdvertDto {
  return {
    ...categoryEditOf(category, values),
    ...termsEditOf(category, values),
    title: textOf(values, 'title').trim(),
    description: textOf(values, 'description').trim(),
  };
}

/** The fields as they are filled from a payload. */
export function fromEdit(edit: EditAdvertDto): DraftValues {
  return {
    ...categoryValuesOf(edit),
    ...termsValuesOf(edit),
    title: edit.title ?? '',
    description: edit.description ?? '',
  };
}

/** The fields as they are filled from an advert as its owner reads it. */
export function fromAdvert(advert: Advert): DraftValues {
  const { contact } = advert;
  return fromEdit({
    ...categoryEditOfAdvert(advert),
    title: advert.title,
    description: advert.description,
    pricePerUnitInCents: advert.pricePerUnitInCents,
    priceTotalInCents: advert.priceTotalInCents,
    unitQuantity: advert.unitQuantity,
    minimumQuantity: advert.minimumQuantity,
    unit: advert.unit,
    vatRate: advert.vatRate,
    priceIsGross: advert.priceIsGross,
    deliveryBands: advert.deliveryBands,
    address: advert.address,
    contact,
    raffleAccepted: advert.raffleAccepted,
    householdMaximum: advert.householdMaximum,
    localDays: advert.localDays,
    localRadiusInKm: advert.localRadiusInKm,
  });
}

/** The posted fields of one step: a field that was not sent counts as empty. */
export function valuesOfForm(form: FormData, names: readonly string[]): DraftValues {
  return Object.fromEntries(
    names.map((name) => {
      const sent = form.getAll(name).filter((value) => typeof value === 'string');
      return [name, LIST_FIELDS.has(name) ? sent : (sent.at(-1) ?? '')];
    }),
  );
}
