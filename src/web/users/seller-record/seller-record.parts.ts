import { sellerTexts as texts } from '#texts/de/sellers/seller.ts';

type Dealings = {
  agreementCount?: number;
  answers?: { inquiries: number; answered: number; mostWithinInMinutes: number | null };
};

/** What a seller has done here, in words made on the server; without enough of it, nothing. */
export type SellerRecord = { agreements: string | null; answers: string | null; answersOf: string };

export function sellerRecordOf(dealings: Dealings | null): SellerRecord | null {
  const { agreementCount, answers } = dealings ?? {};
  if (agreementCount === undefined && answers === undefined) return null;
  return {
    agreements: agreementCount === undefined ? null : texts.agreements(agreementCount),
    answers: answers === undefined ? null : texts.answers(answers),
    answersOf: texts.answersOf,
  };
}
