import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/** Certificates of companies; `numberPattern` checks a whole certificate number, null where no form is known. */
export type Certificate = LookupRow & { numberPattern: RegExp | null; numberExample: string | null };

type NumberForm = [pattern: RegExp, example: string];

const certificate = (id: number, code: string, text: string, form?: NumberForm): Certificate => ({
  id,
  code,
  text,
  numberPattern: form?.[0] ?? null,
  numberExample: form?.[1] ?? null,
});

export const CERTIFICATES: readonly Certificate[] = [
  certificate(1, 'PEFC_FM', 'PEFC Waldbewirtschaftung', [/^PEFC\/\d{2}-\d{2}-\d+$/, 'PEFC/06-21-1']),
  certificate(2, 'PEFC_COC', 'PEFC Chain of Custody', [/^.{5,40}$/, 'HFA-CoC-0001']),
  certificate(3, 'FSC', 'FSC', [/^FSC-[CN]\d{6}$/, 'FSC-C000001']),
  certificate(4, 'ENPLUS', 'ENplus', [/^[A-Z]{2} ?\d{3}$/, 'AT 001']),
  certificate(5, 'DINPLUS', 'DINplus', [/^7A\d{3}$/, '7A001']),
  certificate(6, 'FORSTUNTERNEHMER', 'Österreichisches Forstunternehmer-Zertifikat (ZÖFU)'),
  certificate(7, 'HOLZ_VON_HIER', 'Holz von Hier'),
  certificate(8, 'SURE', 'SURE (Biomasse nach RED III)'),
  certificate(9, 'ISO_9001', 'ISO 9001'),
  certificate(10, 'ISO_14001', 'ISO 14001'),
  certificate(11, 'ETW', 'European Tree Worker'),
  certificate(12, 'ETT', 'European Tree Technician'),
  certificate(13, 'KETTENSAEGE', 'Europäischer Motorsägenführerschein (ECC)'),
  certificate(14, 'UMWELTZEICHEN', 'Österreichisches Umweltzeichen (UZ 38)'),
];

export const certificateById = indexBy(CERTIFICATES, (row) => row.id);
export const certificateByCode = indexBy(CERTIFICATES, (row) => row.code);

/** Says whether a certificate number has the form its scheme uses; true where no form is known. */
export const certificateNumberIsWellFormed = (certificate: Certificate, number: string): boolean =>
  certificate.numberPattern === null || certificate.numberPattern.test(number.trim());
