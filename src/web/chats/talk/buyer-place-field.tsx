import type { LocalFirst } from '#contract/adverts/adverts.schemas.ts';
import { localFirstTexts as texts } from '#texts/de/adverts/availability/local-first.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { PLACE_FIELD } from './buyer-place.ts';

type BuyerPlaceFieldProps = { local: LocalFirst; value: string; onChange: (value: string) => void };

/** In the local days of an advert: why the place is asked for, and the field for it. */
export function BuyerPlaceField({ local, value, onChange }: BuyerPlaceFieldProps) {
  return (
    <>
      <Notice kind="info">{texts.note(local)}</Notice>
      <TextField
        label={texts.place}
        help={texts.placeHelp}
        name={PLACE_FIELD}
        autoComplete="postal-code"
        maxLength={80}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
