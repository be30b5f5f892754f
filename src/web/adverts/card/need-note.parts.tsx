import { paths } from '#contract/paths.ts';
import { formatQuantity } from '#domain/format/numbers.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { needTexts as texts } from '#texts/de/search/need.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { placeLabel } from '#web/forms/place-label.ts';

/** The need of the visitor's household on pages that are no search: what is known, and where it is changed. */
export type NeedNoteView = {
  said: string | null;
  way: { label: string; href: string };
  /** rm whose total at the door the plates show; null where they show the price per unit. */
  totalFor: number | null;
};

/** Returns the note for a page that the way leads back to. */
export function needNoteOf({ need = null, place }: Pick<PageContext, 'need' | 'place'>, back: string): NeedNoteView {
  const href = paths.householdNeed(new URLSearchParams({ zurueck: back }));
  if (need === null) return { said: null, way: { label: texts.ask, href }, totalFor: null };
  const { quantityInStackedCubicMetres: quantity, lengthInCm, showsTotals } = need;
  const length = lengthInCm === null ? [] : [listingTexts.filters.lengthInCm(lengthInCm)];
  const where = place === null ? [] : [placeLabel(place)];
  return {
    said: texts.said([formatQuantity(quantity, 'RM'), ...length, ...where]),
    way: { label: place === null ? texts.changeAndPlace : texts.change, href },
    totalFor: place !== null && showsTotals ? quantity : null,
  };
}

/** What a search for cards asks for, so that they know the total at the door. */
export const neededAmount = ({ totalFor }: NeedNoteView): { firewoodInRm?: number } =>
  totalFor === null ? {} : { firewoodInRm: totalFor };

type Listed = { category: string; unit?: string | undefined };

/** Only among firewood in stacked cubic metres, which is all that a need is about. */
export function NeedNote({ note: { said, way }, items }: { note: NeedNoteView; items: readonly Listed[] }) {
  if (!items.some(({ category, unit }) => category === 'FIREWOOD' && unit === 'RM')) return null;
  return (
    <p className="text-sm" data-need>
      {said !== null && (
        <b className="mr-3">
          {texts.head} {said}
        </b>
      )}
      <a href={way.href} rel="nofollow" className="reach">
        {way.label}
      </a>
    </p>
  );
}
