import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { photoTexts } from '#texts/de/photos.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FieldGroupProps } from '#web/edit-advert/field-group.ts';
import { drawingOf } from './draft-drawing.ts';

type SymbolPreviewProps = Pick<FieldGroupProps, 'category' | 'values'>;

/** The drawing that buyers see as long as there is no photo. */
export function SymbolPreview({ category, values }: SymbolPreviewProps) {
  const picture = drawingOf({ category, values });
  return (
    <div className="photo-symbol">
      <div className="photo-frame">
        <Picture
          srcOf={(width, format) => pictureUrl(picture, width, format === 'jpeg' ? 'jpg' : format)}
          alt=""
          sizes="(min-width: 30rem) 240px, 60vw"
        />
        <span className="photo-mark">
          <Badge tone="plain">{photoTexts.symbolBadge}</Badge>
        </span>
      </div>
      <p>
        <b>{photoTexts.symbolTitle}</b> {photoTexts.symbolNote}
      </p>
    </div>
  );
}
