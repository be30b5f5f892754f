import { startOfViennaDay } from '#domain/payments/period.ts';
import type { createVoucher } from '#contract/payments/voucher.ts';
import type { EndpointInput } from '#contract/endpoint.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { typedValues } from '#web/forms/form-data.ts';

const { vouchers: texts } = paymentsAdminTexts;

type NewVoucher = EndpointInput<typeof createVoucher>['createVoucherDto'];

export const VOUCHER_KINDS = ['FREE_PERIOD', 'PERMISSION', 'DISCOUNT'] as const satisfies NewVoucher['kind'][];

const VOUCHER_FIELDS = [
  'code',
  'title',
  'kind',
  'planId',
  'discountPlanId',
  'privilegeGroup',
  'days',
  'permissionDays',
  'discountInPercent',
  'validFrom',
  'validTo',
  'usesPerPerson',
  'usesInTotal',
] as const;
type VoucherField = (typeof VOUCHER_FIELDS)[number];

type VoucherValues = Readonly<Record<string, string>>;
type ReadVoucher = { ok: true; dto: NewVoucher } | { ok: false; errors: Readonly<Record<string, string>> };

/** What was typed, by the names of the form's fields. */
export const voucherValues = (form: FormData): VoucherValues => typedValues(form, VOUCHER_FIELDS);

/** Reads what was typed; only the fields of the chosen kind count. */
export function readVoucher(values: VoucherValues): ReadVoucher {
  const errors: Record<string, string> = {};
  const text = (name: VoucherField): string => values[name] ?? '';
  const whole = (name: VoucherField): number | undefined => {
    if (text(name) === '') return undefined;
    if (/^\d{1,9}$/.test(text(name))) return Number(text(name));
    errors[name] = texts.number;
    return undefined;
  };
  const kind = VOUCHER_KINDS.find((one) => one === text('kind')) ?? 'FREE_PERIOD';
  const gives = {
    FREE_PERIOD: () => ({ planId: text('planId'), days: whole('days') }),
    PERMISSION: () => ({ privilegeGroup: text('privilegeGroup'), days: whole('permissionDays') }),
    DISCOUNT: () => ({ planId: text('discountPlanId'), discountInPercent: whole('discountInPercent') }),
  }[kind]();
  const dto = {
    title: text('title'),
    kind,
    ...withoutEmpty({
      ...gives,
      code: text('code'),
      validFrom: dayStart(text('validFrom'), 0),
      validTo: dayStart(text('validTo'), 1),
      usesPerPerson: whole('usesPerPerson'),
      usesInTotal: whole('usesInTotal'),
    }),
  };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, dto };
}

function withoutEmpty<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> };
function withoutEmpty(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}

/** The moment a day in Vienna begins, some days later; empty where none was given. */
function dayStart(day: string, later: number): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return '';
  return startOfViennaDay({ year: Number(year), month: Number(month), day: Number(date) + later }).toISOString();
}

/** The field of the form for a field of a refusal. */
export function fieldOf(name: string, kind: string | undefined): string {
  if (kind === 'PERMISSION' && name === 'days') return 'permissionDays';
  return kind === 'DISCOUNT' && name === 'planId' ? 'discountPlanId' : name;
}
