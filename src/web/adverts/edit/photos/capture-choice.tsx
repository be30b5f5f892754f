import { useId } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { captureTexts } from '#texts/de/adverts/capture.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { photoCaptureField } from './photo-form.ts';

type CaptureChoiceProps = {
  image: Image;
  /** In whose words it is said: the advert's category and town. */
  advert: { category: CategoryCode; city: string };
  onShow: (isShown: boolean) => void;
};

/** Whether buyers read when, and where the place is known where, a photo was taken; why not where it is not known. */
export function CaptureChoice({ image, advert, onShow }: CaptureChoiceProps) {
  const noteId = useId();
  const { capture } = image;
  if (capture === undefined || capture.day === null) return <p className="field-help">{captureTexts.none}</p>;
  const { day, spot, isShown } = capture;
  const sentence = captureTexts.sentence({ day, ...(spot === undefined ? {} : { spot }), ...advert });
  const isWithPlace = spot !== undefined && spot !== 'AWAY';
  return (
    <div>
      <CheckboxRow
        name={photoCaptureField(image.id)}
        label={isWithPlace ? captureTexts.showDayAndSpot : captureTexts.showDay}
        aria-describedby={noteId}
        checked={isShown}
        onChange={({ currentTarget }) => onShow(currentTarget.checked)}
      />
      <p id={noteId} className="field-help">
        {captureTexts.shownAs(sentence)}
        {spot === 'AWAY' && ` ${captureTexts.away}`}
        {spot === 'OPEN' && ` ${captureTexts.open}`}
      </p>
    </div>
  );
}
