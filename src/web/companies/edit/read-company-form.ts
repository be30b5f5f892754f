import type { UpdateCompanyDto } from '#contract/companies/companies.schemas.ts';
import { EMPTY_DISCLOSURE } from '#domain/companies/company-profile.ts';
import type { OpeningSpan } from '#domain/companies/opening-hours.ts';
import { companyEditorTexts as texts } from '#texts/de/companies/companies.ts';
import { typed, isChecked } from '#web/forms/form-data.ts';
import { TURNS, WEEKDAY_NUMBERS, fromName, toName } from './company-forms.ts';

/** An edit as the call takes it, with the field of the form behind each path where the two differ. */
export type ReadForm =
  | { edit: UpdateCompanyDto; fieldOf: Readonly<Record<string, string>>; errors: null }
  | { errors: Readonly<Record<string, string>> };

const plain = (edit: UpdateCompanyDto): ReadForm => ({ edit, fieldOf: {}, errors: null });

export const readProfile = (form: FormData): ReadForm =>
  plain({
    name: typed(form, 'name'),
    description: typed(form, 'description'),
    websiteUrl: withProtocol(typed(form, 'websiteUrl')),
  });

/** People write "www.huber.at"; anything with a scheme is left to the validation of the call. */
export const withProtocol = (text: string): string =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(text) ? `https://${text}` : text;

export const readContact = (form: FormData): ReadForm =>
  plain({
    email: typed(form, 'email'),
    phoneNumber: typed(form, 'phoneNumber'),
    address: {
      street: typed(form, 'address.street'),
      postalCode: typed(form, 'address.postalCode'),
      city: typed(form, 'address.city'),
      countryCode: typed(form, 'address.countryCode') || 'AT',
    },
  });

export function readHours(form: FormData): ReadForm {
  const openingHours: OpeningSpan[] = [];
  const fieldOf: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const weekday of WEEKDAY_NUMBERS) {
    for (const turn of TURNS) {
      const from = typed(form, fromName(weekday, turn)).slice(0, 5);
      const to = typed(form, toName(weekday, turn)).slice(0, 5);
      if (from === '' && to === '') continue;
      if (from === '' || to === '') {
        errors[fromName(weekday, turn)] = texts.hours.half;
        continue;
      }
      fieldOf[`openingHours.${openingHours.length}.from`] = fromName(weekday, turn);
      fieldOf[`openingHours.${openingHours.length}.to`] = fromName(weekday, turn);
      openingHours.push({ weekday, from, to });
    }
  }
  if (Object.keys(errors).length > 0) return { errors };
  return { edit: { openingHours, openingNote: typed(form, 'openingNote') }, fieldOf, errors: null };
}

export function readArea(form: FormData): ReadForm {
  const radius = typed(form, 'radiusInKm');
  const radiusInKm = radius === '' ? null : Number(radius.replace(/\s*km$/i, ''));
  if (radiusInKm !== null && !(Number.isInteger(radiusInKm) && radiusInKm >= 1 && radiusInKm <= 1000)) {
    return { errors: { radiusInKm: texts.area.radiusWrong } };
  }
  const areaIds = form.getAll('areaIds').map(Number).filter(Number.isInteger);
  return plain({ deliveryArea: { areaIds, radiusInKm } });
}

export const readLegal = (form: FormData): ReadForm =>
  plain({
    legal: Object.fromEntries(Object.keys(EMPTY_DISCLOSURE).map((name) => [name, typed(form, `legal.${name}`)])),
    uid: typed(form, 'uid'),
    pefcNumber: typed(form, 'pefcNumber'),
    pefcCertified: isChecked(form, 'pefcCertified'),
  });
