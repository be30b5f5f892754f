import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { paths } from '#contract/paths.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { SellerKindBadge, SellerMark } from '#web/users/seller-mark.parts.tsx';
import { ProofBadges } from '#web/proofs/proof-badges.parts.tsx';
import { RatingCounts } from '#web/ratings/rating-counts.parts.tsx';
import { SellerRecordLines } from '#web/users/seller-record/seller-record.parts.tsx';
import type { AdvertSeller } from './load-advert.ts';

const { seller: texts } = advertPageTexts;

/** Who sells: name, kind, since when, and the way to the other adverts. */
export function SellerCard({ seller }: { seller: AdvertSeller }) {
  return (
    <section className="box grid gap-3.5" aria-label={texts.title}>
      <div className="flex gap-3.5 items-center">
        <SellerMark id={seller.id} />
        <div className="min-w-0">
          <h2 className="seller-name text-lg font-[650] wrap-anywhere">
            <a href={seller.companySlug === null ? paths.seller(seller.id) : paths.company(seller.companySlug)}>
              {seller.name}
            </a>
          </h2>
          <p className="text-xs text-ink-soft">{texts.memberSince(seller.memberSince)}</p>
        </div>
      </div>
      <div className="grid gap-1.5 justify-items-start pt-3.5 border-t border-seam">
        <SellerKindBadge kind={seller.kind} />
        {seller.contactPerson !== null && <p className="text-sm">{texts.contactPerson(seller.contactPerson)}</p>}
        <p className="text-xs text-ink-soft">{sellerTexts.hints[seller.kind]}</p>
      </div>
      <ProofBadges view={seller.badges} />
      <SellerRecordLines record={seller.record} />
      <RatingCounts userId={seller.id} ratings={seller.ratings} />
      {seller.otherAdverts > 0 && (
        <p data-print="hidden">
          <a href={paths.seller(seller.id)} className="reach font-semibold">
            {texts.others(seller.otherAdverts)}
          </a>
        </p>
      )}
    </section>
  );
}
