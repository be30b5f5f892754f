/** The need of the visitor's household on pages that are no search: what is known, and where it is changed. */
export type NeedNoteView = {
  said: string | null;
  way: { label: string; href: string };
  /** rm whose total at the door the plates show; null where they show the price per unit. */
  totalFor: number | null;
};

/** What a search for cards asks for, so that they know the total at the door. */
export const neededAmount = ({ totalFor }: NeedNoteView): { firewoodInRm?: number } =>
  totalFor === null ? {} : { firewoodInRm: totalFor };

type Listed = { category: string; unit?: string | undefined };

/** Only among firewood in stacked cubic metres, which is all that a need is about. */
export function NeedNote({ note: { said, way }, items }: { note: NeedNoteView; items: readonly Listed[] }) {
  if (!items.some(({ category, unit }) => category === 'FIREWOOD' && unit === 'RM')) return null;
  return (
    <p className="text-sm" data-need>
      {said !== null && <b className="mr-3">{said}</b>}
      <a href={way.href} rel="nofollow" className="reach">
        {way.label}
      </a>
    </p>
  );
}
