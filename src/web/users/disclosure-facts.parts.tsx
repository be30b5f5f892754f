import type { SellerDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import { disclosureTexts } from '#texts/de/sellers/disclosure.ts';
import { Facts } from '#ui/data-display/facts.tsx';

const { terms } = disclosureTexts;

type DisclosureFactsProps = {
  disclosure: SellerDisclosure;
  /** Ways to reach the business, where they were asked for. */
  ways?: { email: string | null; phoneNumber: string | null };
};

/** Who a business is, line by line; what is not stated has no line. */
export function DisclosureFacts({ disclosure: { legal, uid, address }, ways }: DisclosureFactsProps) {
  const town = address === null ? '' : `${address.postalCode} ${address.city}`.trim();
  const where = address === null ? '' : [address.street, town].filter(Boolean).join(', ');
  const abroad = address !== null && address.countryCode !== 'AT' ? ` (${address.countryCode})` : '';
  const facts = [
    { term: terms.firma, value: legal.firma },
    { term: terms.legalForm, value: legal.legalForm },
    { term: terms.address, value: where === '' ? null : where + abroad },
    { term: terms.email, value: ways?.email },
    { term: terms.phoneNumber, value: ways?.phoneNumber },
    { term: terms.managing, value: legal.managing },
    { term: terms.registerNumber, value: legal.registerNumber },
    { term: terms.registerCourt, value: legal.registerCourt },
    { term: terms.uid, value: uid },
    { term: terms.authority, value: legal.authority },
    { term: terms.chamber, value: legal.chamber },
  ].flatMap(({ term, value }) => (value ? [{ term, value }] : []));
  return <Facts facts={facts} />;
}
