import { speciesFromWoodType, speciesLook } from '#domain/pictures/species.ts';
import type { SpeciesKey } from '#domain/pictures/species.ts';

/** Where the faces of a mixture lie in a drawing of 24 by 24. */
const PLACES: readonly (readonly [x: number, y: number, radius: number])[][] = [
  [],
  [[12, 12, 11]],
  [
    [8, 9, 7.5],
    [16, 15, 7.5],
  ],
  [
    [8, 8, 7],
    [17, 10, 6.5],
    [11, 17.5, 6],
  ],
];

/** The cut face of a wood in its colours: bark, sapwood, heartwood, rings; a mixture shows several. */
export function WoodFace({ code }: { code: string }) {
  const species = speciesFromWoodType(code).slice(0, 3);
  const places = PLACES[species.length] ?? [];
  return (
    <svg className="flex-none size-6.5" viewBox="0 0 24 24" aria-hidden>
      {places.map(([x, y, radius], index) => {
        const key = species[index];
        return key === undefined ? null : <Face key={key} species={key} x={x} y={y} radius={radius} />;
      })}
    </svg>
  );
}

function Face({ species, x, y, radius }: { species: SpeciesKey; x: number; y: number; radius: number }) {
  const { bark, sapwood, heartwood, heartShare, lateWood } = speciesLook(species);
  const wood = radius * 0.86;
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill={bark.main} />
      <circle cx={x} cy={y} r={wood} fill={sapwood} />
      {heartwood !== null && <circle cx={x} cy={y} r={wood * heartShare} fill={heartwood} />}
      {[0.75, 0.5, 0.25].map((share) => (
        <circle
          key={share}
          cx={x}
          cy={y}
          r={wood * share}
          fill="none"
          stroke={lateWood}
          strokeWidth={0.7}
          opacity={0.7}
        />
      ))}
    </g>
  );
}
