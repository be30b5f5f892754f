import * as z from 'zod/mini';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';
import { fieldIssues, fieldProblems } from '#contract/field-issues.ts';
import { sellerIssues, taxedBySeller } from '#domain/adverts/seller-tax.ts';
import { publishingIssues } from '#domain/adverts/edit/advert-completeness.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { Issue } from '#domain/result.ts';
import { contentWarnings } from '#domain/adverts/advert-checks.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { toEditAdvertDto } from './draft.ts';
import { isPriced, typedBandRows } from './draft-terms.ts';
import type { DraftValues } from './draft-values.ts';
import type { FieldNotes } from '#web/adverts/edit/steps/field-group.ts';
import { fieldsOfStep } from '#web/adverts/edit/wizard-steps.ts';

// The page's policy forbids code made from text, which zod would try once and the browser would report.
z.config({ jitless: true });

export type DraftCheck = {
  /** What can be stored: invalid answers are left out and stay in their fields only. */
  savable: EditAdvertDto;
  /** Paths of the answers that `savable` leaves out. */
  leftOut: readonly string[];
  /** Invalid answers, whatever else is missing. */
  refused: FieldNotes;
  /** Everything that prevents publishing, `refused` included. */
  publishingErrors: FieldNotes;
  /** Unusual answers with a question each. */
  warnings: FieldNotes;
};

/**
 * Checks a draft as the server will, with the same rules and the same words. Where it is open who sells (`seller`
 * null), a price has its tax still open; absent: the account of the writer decides. What was public may
 * stay with the seller it began with.
 */
export function checkDraft(
  category: CategoryCode,
  values: DraftValues,
  seller?: SellerKind | null,
  wasPublic = false,
): DraftCheck {
  const edit = toEditAdvertDto(category, values);
  const result = z.safeParse(EditAdvertDto, edit, { reportInput: true });
  const shape = result.success ? [] : fieldIssues(result.error.issues);
  const leftOut = shape.map(({ path }) => path);
  const savable = without(edit, leftOut);
  const content = taxedBySeller(contentOf(savable), seller ?? 'BUSINESS');
  const gaps = publishingIssues(content).filter((found) => isForThePage(found, savable));
  const misfits = wasPublic ? [] : sellerIssues(category, seller ?? 'BUSINESS');
  const contradictions = gaps.filter(({ code }) => !GAP_CODES.has(code));
  const warnings = contentWarnings(content);
  const open: FieldNotes = seller === null && isPriced(values) ? { sellerKind: advertTermsTexts.vat.sellerOpen } : {};
  return {
    savable,
    leftOut,
    refused: notesOf([...shape, ...contradictions, ...misfits], category),
    publishingErrors: { ...notesOf([...shape, ...gaps, ...misfits], category), ...open },
    warnings: Object.fromEntries(warnings.map((found) => [found.path, editAdvertTexts.warningOf(found)])),
  };
}

/** What can be stored over known answers: one that cannot be read leaves the known one as it is. */
export function savableOver(known: DraftValues, category: CategoryCode, values: DraftValues): EditAdvertDto {
  const { savable, leftOut } = checkDraft(category, values);
  const fields = leftOut.map((path) => fieldOf(path, values));
  const kept = Object.entries(known).filter(([name]) =>
    fields.some((field) => isWithin(name, field) || isWithin(field, name)),
  );
  return kept.length === 0 ? savable : checkDraft(category, { ...values, ...Object.fromEntries(kept) }).savable;
}

/** A delivery band is numbered by its row in the form, not by its place in the payload. */
function fieldOf(path: string, values: DraftValues): string {
  const [, index] = /^deliveryBands\.(\d+)/.exec(path) ?? [];
  return index === undefined ? path : `deliveryBands.${typedBandRows(values)[Number(index)]}`;
}

const isWithin = (path: string, group: string): boolean => `${path}.`.startsWith(`${group}.`);

/** Codes of missing answers rather than wrong ones. */
const GAP_CODES: ReadonlySet<string> = new Set([
  'required',
  'choice.at-least-one',
  'contradiction.forest-neither-sale-nor-processing',
]);

/** The server resolves places and fills in the account's names, so the page does not check them. */
function isForThePage({ path, code }: Issue, { address }: EditAdvertDto): boolean {
  if (path.startsWith('contact.') || code === 'place.unknown') return false;
  return path !== 'address.city' || !address?.postalCode;
}

/** One sentence for each field, in the order of the form; the first reason counts. */
function notesOf(issues: readonly Issue[], category: CategoryCode): FieldNotes {
  const notes: Record<string, string> = {};
  for (const { path, message } of fieldProblems(issues)) notes[path] ??= message;
  const fields = [...fieldsOfStep(1, category), 'images', ...fieldsOfStep(3, category)];
  const placeOf = (path: string): number => {
    const exact = fields.indexOf(path);
    const place = exact >= 0 ? exact : fields.findIndex((field) => field.split('.')[0] === path.split('.')[0]);
    return place < 0 ? fields.length : place;
  };
  return Object.fromEntries(Object.entries(notes).toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** The payload without the refused answers; a delivery band goes as a whole. */
function without(edit: EditAdvertDto, paths: readonly string[]): EditAdvertDto {
  if (paths.length === 0) return edit;
  const bands = new Set(paths.flatMap((path) => /^deliveryBands\.(\d+)/.exec(path)?.[1] ?? []));
  const kept = structuredClone({
    ...edit,
    deliveryBands: edit.deliveryBands?.filter((_, index) => !bands.has(String(index))) ?? [],
  });
  for (const path of paths) if (!path.startsWith('deliveryBands.')) empty(kept, path.split('.'));
  return kept;
}

function empty(within: object, path: readonly string[]): void {
  const [first = '', ...rest] = path;
  const inner: unknown = Reflect.get(within, first);
  if (rest.length === 0 || Array.isArray(inner)) Reflect.set(within, first, null);
  else if (typeof inner === 'object' && inner !== null) empty(inner, rest);
}
