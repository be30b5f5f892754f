import { isUuid } from '#domain/text/uuid.ts';
import { paths } from '#contract/paths.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { isLocalRef } from './draft/local-drafts.ts';
import {
  BUYER_FIELDS,
  CATEGORY_FIELDS,
  CONTACT_FIELDS,
  DELIVERY_FIELDS,
  PLACE_FIELDS,
  PRICE_FIELDS,
  RAFFLE_FIELDS,
  TEXT_FIELDS,
} from './draft/draft-fields.ts';
import type { FieldNotes } from './steps/field-group.ts';

export const STEPS = [0, 1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** Query parts of the wizard's addresses. */
export const REF_PARAM = 'anzeige';
export const CATEGORY_PARAM = 'kategorie';
export const TEMPLATE_PARAM = 'vorlage';
export const PREVIEW_PARAM = 'ansicht';
export const DONE_PARAM = 'fertig';
/** The step before has put its changes online. */
export const ONLINE_PARAM = 'online';
export const YES = 'ja';

export type WizardAddress = {
  step: Step;
  /** Id of an advert on the server, or the name of one that only this device knows. */
  ref: string | null;
};

export const isAdvertId = isUuid;

type Params = { first?: string | undefined; second?: string | undefined };

/** Returns the step and advert of an address, null for unknown ones. */
export function wizardAddressOf({ first, second }: Params, query: URLSearchParams): WizardAddress | null {
  if (second === undefined) {
    const named = query.get(REF_PARAM);
    const ref = named !== null && isKnownForm(named) ? named : null;
    if (first === 'step0') return { step: 0, ref };
    return first === 'step1' ? { step: 1, ref } : null;
  }
  if (first === undefined || !isKnownForm(first)) return null;
  if (second === 'step2') return { step: 2, ref: first };
  return second === 'step3' ? { step: 3, ref: first } : null;
}

/** Returns the step of an address of this site, null for other pages. */
export function stepOfUrl({ pathname, searchParams }: URL): Step | null {
  const [, root, first, second] = pathname.split('/');
  return root === 'editadvert' ? (wizardAddressOf({ first, second }, searchParams)?.step ?? null) : null;
}

const isKnownForm = (ref: string): boolean => isAdvertId(ref) || isLocalRef(ref);

/** Returns the address of a step; the last two need an advert. */
export function stepPath(step: Step, ref: string | null): string {
  if (step === 0) return paths.editCategory(ref ?? undefined);
  if (step === 1 || ref === null) return paths.editFacts(ref ?? undefined);
  return step === 2 ? paths.editImages(ref) : paths.editPublish(ref);
}

/** Names of the fields of a step. */
export function fieldsOfStep(step: Step, category: CategoryCode): readonly string[] {
  if (step === 1) return [...CATEGORY_FIELDS[category], ...PRICE_FIELDS, ...TEXT_FIELDS];
  if (step === 3) return [...PLACE_FIELDS, ...DELIVERY_FIELDS, ...BUYER_FIELDS, ...CONTACT_FIELDS, ...RAFFLE_FIELDS];
  return [];
}

/** Returns the step with a field. */
export function stepOfField(path: string): Step {
  const [group = ''] = path.split('.');
  if (['address', 'deliveryBands', 'contact', 'raffleAccepted', ...BUYER_FIELDS].includes(group)) return 3;
  if (group === 'images') return 2;
  return group === 'category' ? 0 : 1;
}

/** What is noted at the fields of one step. */
export const notesOfStep = (notes: FieldNotes, step: Step): FieldNotes =>
  Object.fromEntries(Object.entries(notes).filter(([path]) => stepOfField(path) === step));
