import type { Company, UpdateCompanyDto } from '#contract/companies/companies.schemas.ts';
import { NEW_SERVICE } from './company-forms.ts';
import { ABOUT_FIELD, typed } from '#web/forms/form-data.ts';

/** Values of the buttons of a service's form. */
export const SERVICE_STEPS = {
  save: 'speichern',
  up: 'hinauf',
  down: 'hinunter',
  remove: 'entfernen',
  removePicture: 'bild-entfernen',
} as const;

type EditServices = NonNullable<UpdateCompanyDto['services']>;

/** Returns the whole list after one action on one service, and that service's index. */
export function changedServices(
  services: Company['services'],
  form: FormData,
  picture: string | null,
): { services: EditServices; index: number } {
  const list: EditServices = services.map(({ id, title, description, category, image }) => ({
    id,
    title,
    description,
    category: category?.id ?? null,
    image: image?.storedFileId ?? null,
  }));
  const about = typed(form, ABOUT_FIELD);
  const index = about === NEW_SERVICE ? list.length : list.findIndex(({ id }) => id === about);
  const step = typed(form, 'schritt') || SERVICE_STEPS.save;
  if (index < 0) return { services: list, index };
  const before = list[index];
  if (step === SERVICE_STEPS.remove) return { services: list.filter((_, place) => place !== index), index };
  if (step === SERVICE_STEPS.up || step === SERVICE_STEPS.down) {
    return { services: moved(list, index, step === SERVICE_STEPS.up ? index - 1 : index + 1), index };
  }
  const category = Number(typed(form, 'category'));
  list[index] = {
    ...(before?.id ? { id: before.id } : {}),
    title: typed(form, 'title'),
    description: typed(form, 'description'),
    category: category > 0 ? category : null,
    image: step === SERVICE_STEPS.removePicture ? null : (picture ?? before?.image ?? null),
  };
  return { services: list, index };
}

function moved(list: EditServices, from: number, to: number): EditServices {
  const [one] = list.slice(from, from + 1);
  if (one === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}
