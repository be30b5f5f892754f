import type { AdvertStatus, DeleteType } from '#domain/adverts/advert-status.ts';
import { DELETE_TYPES, isSold } from '#domain/adverts/advert-status.ts';
import type { BulkAction } from '#contract/adverts/advert-life.schemas.ts';
import { myAdvertsTexts } from '#texts/de/adverts/my-adverts.ts';
import type { IconName } from '#ui/marks/icon-names.ts';

const { actions: texts } = myAdvertsTexts;

/** What a button requests: a change, one that needs confirmation, or a new draft. */
export const WISHES = [
  'CONFIRM',
  'PAUSE',
  'RESUME',
  'RENEW',
  'UNPUBLISH',
  'RESTORE',
  'DELETE',
  'SOLD',
  'DUPLICATE',
] as const;
export type Wish = (typeof WISHES)[number];

type WishLook = { label: string; icon: IconName; isDanger?: boolean };

export const WISH_LOOKS: Record<Wish, WishLook> = {
  CONFIRM: { label: texts.confirm, icon: 'check' },
  PAUSE: { label: texts.pause, icon: 'minus' },
  RESUME: { label: texts.resume, icon: 'arrow-right' },
  RENEW: { label: texts.renew, icon: 'calendar' },
  UNPUBLISH: { label: texts.unpublish, icon: 'file-text' },
  RESTORE: { label: texts.restore, icon: 'arrow-counter-clockwise' },
  DELETE: { label: texts.delete, icon: 'x', isDanger: true },
  SOLD: { label: texts.sold, icon: 'check' },
  DUPLICATE: { label: texts.duplicate, icon: 'copy' },
};

type RowActions = { canEdit: boolean; canView: boolean; near: readonly Wish[]; more: readonly Wish[] };

/** What can be done to an advert in each state: the nearest things first, the others behind one button. */
export const ROW_ACTIONS: Record<AdvertStatus, RowActions> = {
  ACTIVE: {
    canEdit: true,
    canView: true,
    near: ['CONFIRM', 'PAUSE', 'RENEW', 'SOLD'],
    more: ['DUPLICATE', 'UNPUBLISH', 'DELETE'],
  },
  DRAFT: { canEdit: true, canView: false, near: [], more: ['DUPLICATE', 'DELETE'] },
  INACTIVE: {
    canEdit: true,
    canView: true,
    near: ['RESUME', 'SOLD'],
    more: ['RENEW', 'DUPLICATE', 'UNPUBLISH', 'DELETE'],
  },
  EXPIRED: { canEdit: true, canView: true, near: ['RENEW', 'SOLD'], more: ['DUPLICATE', 'UNPUBLISH', 'DELETE'] },
  BLOCKED: { canEdit: true, canView: false, near: [], more: ['DELETE'] },
  DELETED: { canEdit: false, canView: false, near: ['RESTORE'], more: ['DUPLICATE'] },
};

/** The actions for several adverts of a state. */
export const BULK_WISHES: Record<AdvertStatus, readonly Wish[]> = {
  ACTIVE: ['CONFIRM', 'PAUSE', 'RENEW', 'SOLD', 'DELETE'],
  DRAFT: ['DELETE'],
  INACTIVE: ['RESUME', 'SOLD', 'DELETE'],
  EXPIRED: ['RENEW', 'SOLD', 'DELETE'],
  BLOCKED: ['DELETE'],
  DELETED: ['RESTORE'],
};

const UNDONE_BY: Partial<Record<BulkAction, BulkAction>> = { PAUSE: 'RESUME', RESUME: 'PAUSE', DELETE: 'RESTORE' };

/** Returns the action that reverts another one; an advert that expired while paused cannot be reverted to paused. */
export const undoOf = (action: BulkAction, from: AdvertStatus): BulkAction | null =>
  action === 'RESUME' && from !== 'INACTIVE' ? null : (UNDONE_BY[action] ?? null);

export type Order =
  | { kind: 'CHANGE'; action: BulkAction; ids: string[]; deleteType?: DeleteType }
  | { kind: 'ASK'; wish: 'DELETE' | 'SOLD'; ids: string[] }
  | { kind: 'DUPLICATE'; id: string }
  | AllOrder
  | { kind: 'PRICE'; id: string; version: number; prices: TypedPrices };

/** Something for all adverts that match; `confirmed`: so many were shown when the question was answered. */
export type AllOrder = {
  kind: 'ALL';
  wish: Wish;
  confirmed: number | null;
  deleteType?: DeleteType;
  /** The rest: the last advert that had its turn, and how many were refused until then. */
  goOn?: { after: string; failedCount: number };
};
/** Amounts as typed; absent: the field is not in the form. */
export type TypedPrices = { pricePerUnit?: string; priceTotal?: string };

/** Stands for all matching adverts, in place of one id. */
export const ALL = 'alle';

const isWish = (value: string): value is Wish => WISHES.some((wish) => wish === value);
const isDeleteType = (value: unknown): value is DeleteType => DELETE_TYPES.some((type) => type === value);

/**
 * Parses a form of the page: `do` is `WISH:id` of one advert or `WISH` for all chosen `ids`; null for an unknown
 * action.
 */
export function orderOf(form: FormData): Order | null {
  const [name = '', one] = String(form.get('do') ?? '').split(':');
  if (name === 'PRICE') return priceOrderOf(form, one ?? '');
  if (!isWish(name)) return null;
  if (one === ALL) return allOrderOf(form, name);
  const ids = one === undefined ? form.getAll('ids').map(String) : [one];
  const deleteType = form.get('deleteType');
  if (name === 'DUPLICATE') return ids[0] === undefined ? null : { kind: 'DUPLICATE', id: ids[0] };
  if (name !== 'DELETE' && name !== 'SOLD') return { kind: 'CHANGE', action: name, ids };
  if (ids.length === 0) return { kind: 'CHANGE', action: 'DELETE', ids };
  return isDeleteType(deleteType)
    ? { kind: 'CHANGE', action: 'DELETE', ids, deleteType }
    : { kind: 'ASK', wish: name, ids };
}

function allOrderOf(form: FormData, wish: Wish): AllOrder | null {
  if (wish === 'DUPLICATE') return null;
  const deleteType = form.get('deleteType');
  const after = form.get('nach');
  return {
    kind: 'ALL',
    wish,
    confirmed: countIn(form, 'anzahl'),
    ...(isDeleteType(deleteType) ? { deleteType } : {}),
    ...(typeof after === 'string' && after !== '' ? { goOn: { after, failedCount: countIn(form, 'nicht') ?? 0 } } : {}),
  };
}

function countIn(form: FormData, name: string): number | null {
  const count = String(form.get(name) ?? '');
  return /^\d{1,6}$/.test(count) ? Number(count) : null;
}

function priceOrderOf(form: FormData, id: string): Order | null {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const version = typed('version') ?? '';
  const [pricePerUnit, priceTotal] = [typed('pricePerUnit'), typed('priceTotal')];
  if (id === '' || !/^\d{1,9}$/.test(version) || (pricePerUnit === undefined && priceTotal === undefined)) return null;
  const prices = {
    ...(pricePerUnit === undefined ? {} : { pricePerUnit }),
    ...(priceTotal === undefined ? {} : { priceTotal }),
  };
  return { kind: 'PRICE', id, version: Number(version), prices };
}

/** What was done, in the word for it: to sell is to delete for a reason. */
export const deedOf = (action: BulkAction, deleteType: DeleteType | undefined): BulkAction | 'SOLD' =>
  action === 'DELETE' && isSold(deleteType) ? 'SOLD' : action;

/** What a wish for many adverts does to each of them. */
export const bulkActionOf = (wish: Exclude<Wish, 'DUPLICATE'>): BulkAction => (wish === 'SOLD' ? 'DELETE' : wish);
