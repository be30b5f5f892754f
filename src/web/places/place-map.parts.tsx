import { formatDistance } from '#domain/format/numbers.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { classNames } from '#ui/class-names.ts';
import { CIRCLE_IN_KM, MAP_HEIGHT, MAP_WIDTH, PIXELS_PER_KM } from './map-window.parts.ts';
import type { MapLabel, PlaceView } from './place-view.parts.ts';

const { place: texts } = advertPageTexts;

const SCALE_IN_KM = 5;
/** Far enough in to be seen where a phone cuts the window at both sides. */
const SCALE_X = 172;
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
    <section className="box p-0 overflow-hidden print:p-0" aria-labelledby="standort">
      {place.labels !== null && <PlaceMap place={place.place} labels={place.labels} ground={place.ground} />}
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

type PlaceMapProps = { place: string; labels: readonly MapLabel[]; ground: PlaceView['ground'] };

function PlaceMap({ place, labels, ground }: PlaceMapProps) {
  const radius = CIRCLE_IN_KM * PIXELS_PER_KM;
  const scale = SCALE_IN_KM * PIXELS_PER_KM;
  return (
    <div className="@container">
      <svg
        className="place-map block w-full bg-lichen print:w-[96mm] print:min-h-0"
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={texts.mapRead(place)}
      >
        {ground.map(({ kind, path }) => (
          <path key={kind} d={path} className={`place-line place-${kind}`} />
        ))}
        <circle cx={CENTRE_X} cy={CENTRE_Y} r={radius} className="place-circle" />
        {labels.map((label) => (
          <g
            key={label.name}
            // A narrow window is cut at both sides.
            className={classNames('place-label', `place-label-${label.kind}`, isFar(label) && 'place-far')}
          >
            {(label.kind === 'town' || label.kind === 'large') && <circle cx={label.x} cy={label.y} r={2.5} />}
            <text x={label.x} y={label.y - 7} textAnchor="middle">
              {label.name}
            </text>
          </g>
        ))}
        <g className="place-scale">
          <path d={`M${SCALE_X} ${MAP_HEIGHT - 18}v5h${scale}v-5`} />
          <text x={SCALE_X + scale + 7} y={MAP_HEIGHT - 12}>
            {formatDistance(SCALE_IN_KM)}
          </text>
        </g>
      </svg>
    </div>
  );
}

/** Too far aside to be seen whole where the window is narrow. */
const isFar = ({ x }: MapLabel): boolean => Math.abs(x - CENTRE_X) > 110;
