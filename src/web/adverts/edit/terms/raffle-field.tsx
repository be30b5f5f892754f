import { CHECKED } from '#web/forms/form-data.ts';
import { paths } from '#contract/paths.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { FieldAnchor } from '#web/adverts/edit/category-fields/field-anchor.tsx';
import { isTicked, tick } from '#web/adverts/edit/draft/draft-values.ts';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import './terms.css';

const texts = advertTermsTexts.raffle;
const FIELD = 'raffleAccepted';

/** Taking part in the raffle is a separate, unticked choice that nothing depends on. */
export function RaffleField({ values, onChange }: FieldGroupProps) {
  return (
    <FieldAnchor path={FIELD} className="raffle">
      <CheckboxRow
        label={texts.label}
        name={FIELD}
        value={CHECKED}
        checked={isTicked(values, FIELD)}
        onChange={(event) => onChange(FIELD, tick(event.currentTarget.checked))}
      />
      <p className="field-help">
        {texts.help} {texts.terms}
        <a href={paths.participation()} target="_blank" rel="noopener">
          {texts.termsLink}
        </a>
        {texts.afterTerms}
      </p>
    </FieldAnchor>
  );
}
