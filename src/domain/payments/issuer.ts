import type { Operator, OperatorField } from '#domain/legal/operator.ts';
import type { InvoiceIssuer } from './invoice.ts';

const ALWAYS = ['name', 'street', 'postalCode', 'place'] as const;

/**
 * Returns the facts about the issuer without which no invoice may be issued: name, address and VAT id, or where there is
 * none (null) the reason why no VAT is charged. Source: UStG § 11 Abs. 1 Z 3 lit. a, f and i.
 */
export function missingIssuerFacts(operator: Operator): OperatorField[] {
  const missing: OperatorField[] = ALWAYS.filter((field) => !operator[field]);
  if (operator.vatId) return missing;
  if (operator.vatId === undefined) return [...missing, 'vatId'];
  return operator.vatExemption ? missing : [...missing, 'vatExemption'];
}

/** A placeholder for invoices outside of production while the facts are missing. */
const SAMPLE_ISSUER: InvoiceIssuer = {
  name: 'MUSTER – kein echter Betreiber, keine echte Rechnung',
  street: 'Musterweg 1',
  postalCode: '4820',
  place: 'Musterstadt',
  vatId: 'ATU12345675 (Muster)',
  vatExemption: null,
  companyNumber: null,
  court: null,
  email: null,
};

/** Returns who issues invoices; null in production while facts are missing, a marked sample anywhere else. */
export function issuerOf({
  operator,
  isProduction,
}: {
  operator: Operator;
  isProduction: boolean;
}): InvoiceIssuer | null {
  if (missingIssuerFacts(operator).length > 0) return isProduction ? null : SAMPLE_ISSUER;
  return {
    name: operator.name ?? null,
    street: operator.street ?? null,
    postalCode: operator.postalCode ?? null,
    place: operator.place ?? null,
    vatId: operator.vatId ?? null,
    vatExemption: operator.vatId ? null : (operator.vatExemption ?? null),
    companyNumber: operator.companyNumber ?? null,
    court: operator.court ?? null,
    email: operator.email ?? null,
  };
}

/** Returns whether an issuer, as it was kept, has all that an invoice needs. */
export const isCompleteIssuer = (issuer: InvoiceIssuer): boolean => missingIssuerFacts(issuer).length === 0;
