import { useMemo, useState } from 'react';
import {
  OUTLINE,
  type Outline,
  cleanOutline,
  fewerPoints,
  measureOutline,
  outlineIssues,
} from '#domain/origin/outline.ts';
import { outlineText, readOutlineText } from '#domain/origin/outline-text.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { type Bounds, boundsAround } from '#domain/places/geometry/bounds.ts';
import { centreOfRing, crossingOf } from '#domain/places/geometry/polygon.ts';
import { outlineRefusals } from '#texts/de/origin/outline-refusals.ts';
import { outlineTexts } from '#texts/de/origin/outline.ts';
import { Button } from '#ui/actions/button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { PERSONAL_KEYS } from '#web/device/personal/personal-data.ts';
import { OutlineMap } from './outline-map.tsx';
import { useWalk } from './use-walk.ts';

const { editor: texts, walk: walkTexts } = outlineTexts;

const MIDDLE_OF_AUSTRIA = { latitude: 47.6, longitude: 13.8 };

export type OutlineEditorProps = {
  advertId: string;
  userId: string;
  /** The place of the advert. */
  place: Coordinates | null;
  basemapStyleUrl: string | null;
  /** The list of coordinates: what is drawn is written there. */
  text: string;
  onText: (text: string) => void;
};

/** Drawing and walking an outline; loaded when the page runs, and the list of coordinates does the same without it. */
export default function OutlineEditor(props: OutlineEditorProps) {
  const { advertId, userId, place, basemapStyleUrl, text, onText } = props;
  const rings = useMemo((): Outline => {
    const read = readOutlineText(text);
    return 'rings' in read ? read.rings : [];
  }, [text]);
  const [outer = [], ...holes] = rings;
  const [bounds, setBounds] = useState(() => boundsOf(outer, place));
  const [seen, setSeen] = useState<Bounds | null>(null);
  // A file, a list or a walk may lead out of what the map shows.
  const last = outer.at(-1);
  const [followed, setFollowed] = useState(text);
  if (followed !== text) {
    setFollowed(text);
    if (last !== undefined && seen !== null && !isWithin(last, seen)) setBounds(boundsOf(outer, place));
  }
  const write = (line: readonly Coordinates[]) => onText(outlineText(line.length === 0 ? holes : [line, ...holes]));
  const walk = useWalk(`${PERSONAL_KEYS.walks}${userId}:${advertId}`, (line) =>
    write(line.length > OUTLINE.points ? (fewerPoints([line]).rings[0] ?? []) : line),
  );
  const check = useMemo(() => checked(rings), [rings]);
  return (
    <section className="grid gap-3" aria-labelledby="karte-titel">
      <h2 id="karte-titel">{texts.title}</h2>
      <p className="text-sm text-ink-soft">{texts.help}</p>
      <OutlineMap
        rings={rings}
        crossing={check.crossing}
        bounds={bounds}
        basemapStyleUrl={basemapStyleUrl}
        onAdd={(point) => write([...outer, point])}
        onMove={(index, point) => write(outer.with(index, point))}
        onRemove={(index) => write(outer.toSpliced(index, 1))}
        onSight={setSeen}
      />
      <Cluster gap={2}>
        {walk.state === 'ON' ? (
          <Button onClick={walk.pause}>{walkTexts.pause}</Button>
        ) : (
          <Button icon="navigation-arrow" onClick={walk.start}>
            {walk.state === 'PAUSED' || walk.hasKept ? walkTexts.resume : walkTexts.start}
          </Button>
        )}
        {(walk.state !== 'OFF' || walk.hasKept) && <Button onClick={walk.finish}>{walkTexts.finish}</Button>}
        {outer.length > 0 && <Button onClick={() => write(outer.slice(0, -1))}>{texts.undo}</Button>}
        {outer.length > 0 && <Button onClick={() => onText('')}>{texts.clear}</Button>}
      </Cluster>
      <div role="status" className="grid gap-1 text-sm">
        {walk.hasKept && <p>{walkTexts.kept}</p>}
        {walk.state !== 'OFF' && (
          <p>
            {walk.accuracyInMetres === null ? walkTexts.waiting : walkTexts.accuracy(walk.accuracyInMetres)}.{' '}
            {walkTexts.help}
          </p>
        )}
        {walk.trouble !== null && <p className="text-orange-ink font-semibold">{walk.trouble}</p>}
        {outer.length > 0 && (
          <p>
            {texts.count(rings.flat().length)}
            {check.figures !== null && `: ${check.figures}`}
          </p>
        )}
        {check.trouble !== null && <p className="text-orange-ink font-semibold">{check.trouble}</p>}
      </div>
    </section>
  );
}

type Checked = { figures: string | null; trouble: string | null; crossing: Coordinates | null };

/** What is said of the outline so far; fewer than three points are no fault yet. */
function checked(rings: Outline): Checked {
  const outline = cleanOutline(rings);
  if ((outline[0]?.length ?? 0) < 3) return { figures: null, trouble: null, crossing: null };
  const [first] = outlineIssues(outline);
  const trouble = first === undefined ? null : (outlineRefusals[first.code]?.(first.params) ?? null);
  if (first?.code === 'outline.crosses') return { figures: null, trouble, crossing: crossingOf(outline) };
  const { areaInSquareMetres, perimeterInMetres } = measureOutline(outline);
  return { figures: outlineTexts.figures(areaInSquareMetres, perimeterInMetres), trouble, crossing: null };
}

const isWithin = ({ latitude, longitude }: Coordinates, { west, south, east, north }: Bounds): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

function boundsOf(ring: readonly Coordinates[], place: Coordinates | null): Bounds {
  if (ring.length === 0) return boundsAround(place ?? MIDDLE_OF_AUSTRIA, place === null ? 150 : 2);
  const centre = centreOfRing(ring);
  const reach = Math.max(
    0.2,
    ...ring.map(({ latitude, longitude }) =>
      Math.max(Math.abs(latitude - centre.latitude) * 111, Math.abs(longitude - centre.longitude) * 76),
    ),
  );
  return boundsAround(centre, reach * 1.4);
}
