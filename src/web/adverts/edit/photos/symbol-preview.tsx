import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import { drawingOf } from './draft-drawing.ts';

type SymbolPreviewProps = Pick<FieldGroupProps, 'category' | 'values'>;

/** The drawing that buyers see while there is no photo. */
export function SymbolPreview({ category, values }: SymbolPreviewProps) {
  const picture = drawingOf({ category, values });
  return (
    <div className="grid gap-3 items-center sm:grid-cols-[240px_minmax(0,1fr)]">
      <div className="photo-frame relative">
        <Picture
          srcOf={(width, format) => pictureUrl(picture, width, format === 'jpeg' ? 'jpg' : format)}
          alt=""
          sizes="(min-width: 30rem) 240px, 60vw"
        />
        <span className="absolute top-1.5 left-1.5">
          <Badge tone="plain">{photoTexts.symbolBadge}</Badge>
        </span>
      </div>
      <p>
        <b className="block">{photoTexts.symbolTitle}</b>
        {photoTexts.symbolNote}
      </p>
    </div>
  );
}
