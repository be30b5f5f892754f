import { formatDistance } from '#domain/format/numbers.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { classNames } from '#ui/class-names.ts';
import { MAP_HEIGHT, MAP_WIDTH, PIXELS_PER_KM } from './map-window.parts.ts';
import type { MapLabel, PlaceView } from './place-view.parts.ts';

const { place: texts } = advertPageTexts;

/** Maximum distance of the shown position from the real one. */
const CIRCLE_IN_KM = 2.5;
const SCALE_IN_KM = 5;
const CONTOURS = [70, 108, 150, 196, 246, 300, 358] as const;
/** Far enough in to be seen where a phone cuts the window at both sides. */
const SCALE_X = 152;
const CENTRE_X = MAP_WIDTH / 2;
const CENTRE_Y = MAP_HEIGHT / 2;

type PlaceBoxProps = {
  place: PlaceView;
  /** NearestSearch of the name of the place, which is then in the lines. */
  title?: string;
  lines?: readonly string[];
  /** NearestSearch of what the circle means. */
  note?: string;
};

/** Where the goods are, to about two kilometres: a circle among the nearby towns. */
export function PlaceBox({ place, title, lines = [], note }: PlaceBoxProps) {
  return (
    <section
      className="box p-0 overflow-hidden print:flex print:gap-[4mm] print:items-center print:p-0"
      aria-labelledby="standort"
    >
      {place.labels !== null && <PlaceMap place={place.place} labels={place.labels} />}
      <div className="place-words">
        <h2 id="standort" className="advert-heading">
          {title ?? (place.place || texts.unknown)}
        </h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-xs text-ink-soft">
          {place.distanceInKm !== null && `${texts.distance(formatDistance(place.distanceInKm))} `}
          {note ?? (place.labels !== null && texts.blurred)}
        </p>
      </div>
    </section>
  );
}

function PlaceMap({ place, labels }: { place: string; labels: readonly MapLabel[] }) {
  const radius = CIRCLE_IN_KM * PIXELS_PER_KM;
  const scale = SCALE_IN_KM * PIXELS_PER_KM;
  return (
    <svg
      className="block w-full h-auto aspect-[640/240] bg-lichen max-md:h-50 max-md:aspect-auto print:flex-none print:w-[96mm] print:h-[36mm] print:aspect-auto"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={texts.mapRead(place)}
    >
      <rect width={MAP_WIDTH} height={MAP_HEIGHT} className="fill-lichen" />
      {CONTOURS.map((distance, index) => (
        <path
          key={distance}
          d={contour(distance, index)}
          className="fill-spruce-pale [fill-opacity:0.22] stroke-spruce [stroke-opacity:0.14]"
        />
      ))}
      <circle cx={CENTRE_X} cy={CENTRE_Y} r={radius} className="place-circle" />
      <circle
        cx={CENTRE_X}
        cy={CENTRE_Y}
        r={(radius * 2) / 3}
        className="fill-none stroke-spruce [stroke-opacity:0.4]"
      />
      <circle cx={CENTRE_X} cy={CENTRE_Y} r={radius / 3} className="fill-none stroke-spruce [stroke-opacity:0.4]" />
      {labels.map((label) => (
        <g
          key={label.name}
          className={classNames(
            'place-town',
            label.isLarge && 'place-town-large max-md:[&_text]:text-[17px]',
            // On phones the window is cut at both sides.
            isFar(label) && 'max-md:hidden',
          )}
        >
          <circle cx={label.x} cy={label.y} r={label.isLarge ? 3.5 : 2.5} />
          <text x={label.x} y={label.y - 7} textAnchor="middle">
            {label.name}
          </text>
        </g>
      ))}
      <g className="place-scale max-md:[&_text]:text-[17px]">
        <path d={`M${SCALE_X} ${MAP_HEIGHT - 18}v5h${scale}v-5`} />
        <text x={SCALE_X + scale + 7} y={MAP_HEIGHT - 12}>
          {formatDistance(SCALE_IN_KM)}
        </text>
      </g>
    </svg>
  );
}

/** Too far aside to be seen whole on a phone. */
const isFar = ({ x }: MapLabel): boolean => Math.abs(x - CENTRE_X) > 130;

/** Ground of the map: rings as wood grows them, wider on one side. They are no heights. */
function contour(distance: number, index: number): string {
  const width = distance * 1.25;
  const shift = index * 5;
  const left = CENTRE_X - width - shift;
  const right = CENTRE_X + width - shift / 2;
  const top = CENTRE_Y - distance * 0.74 - shift / 3;
  const bottom = CENTRE_Y + distance * 0.82;
  return `M${left} ${CENTRE_Y}C${left} ${top} ${CENTRE_X - width / 2} ${top - 6} ${CENTRE_X} ${top}S${right} ${top + 8} ${right} ${CENTRE_Y}S${CENTRE_X + width / 2} ${bottom + 8} ${CENTRE_X - 6} ${bottom}S${left} ${bottom - 6} ${left} ${CENTRE_Y}Z`;
}
