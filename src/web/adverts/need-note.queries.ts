import { paths } from '#contract/paths.ts';
import { formatQuantity } from '#domain/format/numbers.ts';
import { listingTexts } from '#texts/de/search/listing.ts';
import { needTexts as texts } from '#texts/de/search/need.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import type { NeedNoteView } from './need-note.parts.tsx';

/** Returns the note for a page that the way leads back to; asked by loaders, so that scripts do without its words. */
export function needNoteOf({ need = null, place }: Pick<PageContext, 'need' | 'place'>, back: string): NeedNoteView {
  const href = paths.householdNeed(new URLSearchParams({ zurueck: back }));
  if (need === null) return { said: null, way: { label: texts.ask, href }, totalFor: null };
  const { quantityInStackedCubicMetres: quantity, lengthInCm, showsTotals } = need;
  const length = lengthInCm === null ? [] : [listingTexts.filters.lengthInCm(lengthInCm)];
  const where = place === null ? [] : [placeLabel(place)];
  return {
    said: `${texts.head} ${texts.said([formatQuantity(quantity, 'RM'), ...length, ...where])}`,
    way: { label: place === null ? texts.changeAndPlace : texts.change, href },
    totalFor: place !== null && showsTotals ? quantity : null,
  };
}
