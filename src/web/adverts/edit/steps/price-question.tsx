import { useEffect, useRef } from 'react';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { stepPath, YES } from '#web/adverts/edit/wizard-steps.ts';

const texts = editAdvertTexts.publish.priceQuestion;

/** Form value confirming that there is no price on purpose. */
export const NO_PRICE_FIELD = 'ohnePreis';

type PriceQuestionProps = {
  advertRef: string | null;
  /** Id of the form that the answer sends, without the page's script. */
  formId: string;
  isBusy: boolean;
  onWithout: () => void;
};

/** Asks whether the price was left out on purpose. */
export function PriceQuestion({ advertRef, formId, isBusy, onWithout }: PriceQuestionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      <Notice kind="warning" title={texts.title} isLive>
        {texts.text}
        <div className="flex flex-wrap gap-2 mt-2.5">
          <LinkButton variant="main" href={`${stepPath(1, advertRef)}#pricePerUnitInCents`}>
            {texts.enter}
          </LinkButton>
          <Button
            type="submit"
            form={formId}
            name={NO_PRICE_FIELD}
            value={YES}
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              event.preventDefault();
              onWithout();
            }}
          >
            {texts.without}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
