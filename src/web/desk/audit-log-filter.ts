import type { Api } from '#contract/api.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { exportAuditLog, listAuditLog } from '#contract/accounts/permissions.ts';
import type { AuditLogEntry } from '#contract/accounts/permissions.schemas.ts';
import { AUDIT_ACTIONS } from '#domain/accounts/audit-actions.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { auditTexts as texts } from '#texts/de/desk/audit-log.ts';

/** Fields of the address by what the call names them. */
const FIELDS = { actor: 'wer', subject: 'betrifft', action: 'vorgang', from: 'von', to: 'bis' } as const;
type Field = keyof typeof FIELDS;

const LONGEST_ACCOUNT = 254;
/** As many as the call puts into a file. */
export const MOST_IN_FILE = 20_000;

export type AuditLogView = {
  entries: readonly AuditLogEntry[];
  total: number;
  values: Readonly<Record<Field, string>>;
  errors: Readonly<Partial<Record<Field, string>>>;
  isFiltered: boolean;
  isFirstPage: boolean;
  /** Addresses; null where there is nothing older, or nothing for a file. */
  older: string | null;
  file: string | null;
  today: string;
};

/** The log as its address asks for it; a filter that cannot be is said at its field and finds nothing. */
export async function loadAuditLog(api: Api, { searchParams }: URL): Promise<AuditLogView> {
  const read = (field: Field): string => (searchParams.get(FIELDS[field]) ?? '').trim().slice(0, LONGEST_ACCOUNT);
  const action = AUDIT_ACTIONS.find((known) => known === read('action'));
  const values = {
    actor: read('actor'),
    subject: read('subject'),
    action: action ?? '',
    from: read('from'),
    to: read('to'),
  };
  const errors = errorsOf(values);
  const cursor = /^\d{1,15}$/.exec(searchParams.get('vor') ?? '')?.[0];
  const view = {
    // A date field takes nothing but days.
    values: { ...values, from: isDay(values.from) ? values.from : '', to: isDay(values.to) ? values.to : '' },
    errors,
    isFiltered: Object.values(values).some((value) => value !== ''),
    isFirstPage: cursor === undefined,
    today: formatIsoDate(Date.now()),
  };
  if (Object.keys(errors).length > 0) return { ...view, entries: [], total: 0, older: null, file: null };
  const { actor, subject, from, to } = values;
  const filter = {
    ...(actor === '' ? {} : { actor }),
    ...(subject === '' ? {} : { subject }),
    ...(action === undefined ? {} : { action }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  };
  const { entries, total, nextCursor } = await api.call(listAuditLog, {
    ...filter,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const file = new URLSearchParams(filter).toString();
  return {
    ...view,
    entries,
    total,
    older: nextCursor === null ? null : auditLogAddress(values, nextCursor),
    file: total === 0 || total > MOST_IN_FILE ? null : [exportAuditLog.path, file].filter(Boolean).join('?'),
  };
}

function errorsOf({ from, to }: AuditLogView['values']): AuditLogView['errors'] {
  const isWrong = { from: from !== '' && !isDay(from), to: to !== '' && !isDay(to) };
  return {
    ...(isWrong.from ? { from: texts.invalidDay } : {}),
    ...(isWrong.to ? { to: texts.invalidDay } : {}),
    ...(from !== '' && to !== '' && !isWrong.from && !isWrong.to && to < from ? { to: texts.endsTooEarly } : {}),
  };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The page with these filters, from a position on. */
export function auditLogAddress(values: AuditLogView['values'], cursor: string | null = null): string {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(FIELDS) as [Field, string][])
    if (values[field] !== '') query.set(name, values[field]);
  if (cursor !== null) query.set('vor', cursor);
  return [adminPaths.auditLog(), query.toString()].filter(Boolean).join('?');
}
