const ROWS = 6;
const BILLETS_A_ROW = 6;

/** A stack of split wood in cross-section, with the gaps that let it dry. */
export function Stack() {
  const billets = Array.from({ length: ROWS * BILLETS_A_ROW }, (_, index) => {
    const row = Math.floor(index / BILLETS_A_ROW);
    const column = index % BILLETS_A_ROW;
    const x = 122 + column * 27 + (row % 2) * 4;
    const y = 198 - row * 23;
    const isTurned = (index * 7) % 3 === 0;
    return { x, y, path: isTurned ? 'M0 0h25l-4 20-21-3z' : 'M2 0l22 3 1 15-24 3z' };
  });
  return (
    <svg viewBox="0 0 420 280" className="drawing" aria-hidden="true">
      <path className="drawing-ground" d="M0 252h420v28H0z" />
      <path className="drawing-wall" d="M318 20h34v232h-34z" />
      <path className="drawing-line" d="M318 20v232" />
      {[150, 215, 262].map((x) => (
        <path key={x} className="drawing-bark" d={`M${x} 226h16v26h-16z`} />
      ))}
      <path className="drawing-bark" d="M118 220h172v6H118z" />
      {billets.map(({ x, y, path }) => (
        <path key={`${x}-${y}`} className="drawing-wood" d={path} transform={`translate(${x} ${y})`} />
      ))}
      <path className="fill-spruce" d="M92 78l222-22v8L92 86z" />
      <g className="stroke-blue stroke-2">
        <path d="M14 130h66m-12-8 12 8-12 8" />
        <path d="M14 172h66m-12-8 12 8-12 8" />
        <path d="M14 238h86m-12-8 12 8-12 8" />
      </g>
      <g className="stroke-orange-ink stroke-2">
        <path d="M289 242h29m-29-6v12m29-12v12" />
        <path d="M108 226v26m-6 0h12m-12-26h12" />
      </g>
      <g className="drawing-words">
        <text x="14" y="116">
          Wind
        </text>
        <text x="104" y="46">
          Dach nur oben
        </text>
        <text x="336" y="140" transform="rotate(-90 336 140)" textAnchor="middle">
          Wand
        </text>
        <text x="304" y="271" textAnchor="middle">
          5 bis 10 cm
        </text>
        <text x="108" y="271" textAnchor="middle">
          10 bis 20 cm
        </text>
      </g>
    </svg>
  );
}

const VOLUMES = [
  { volume: 1, unit: '1 fm', text: 'Rundholz' },
  { volume: 1.4, unit: '1,4 rm', text: '1 m, geschlichtet' },
  { volume: 1.2, unit: '1,2 rm', text: '33 cm, geschlichtet' },
  { volume: 2, unit: '2 srm', text: '33 cm, geschüttet' },
  { volume: 2.5, unit: '2,5 srm', text: 'Hackgut fein' },
] as const;

const PIXELS_A_CUBIC_METRE = 98;
const BAR_LEFT = 150;

/** The same wood in five forms: the dark part is wood, the light part air. */
export function Volumes() {
  return (
    <svg viewBox="0 0 420 262" className="drawing" aria-hidden="true">
      {VOLUMES.map(({ volume, unit, text }, index) => {
        const y = 8 + index * 48;
        const width = volume * PIXELS_A_CUBIC_METRE;
        return (
          <g key={unit}>
            <path className="drawing-air" d={`M${BAR_LEFT} ${y}h${width}v34h-${width}z`} />
            <path
              className="drawing-wood"
              d={`M${BAR_LEFT} ${y}h${PIXELS_A_CUBIC_METRE}v34h-${PIXELS_A_CUBIC_METRE}z`}
            />
            <text className="drawing-figure" x="0" y={y + 15}>
              {unit}
            </text>
            <text className="drawing-words drawing-small" x="0" y={y + 31}>
              {text}
            </text>
          </g>
        );
      })}
      <g className="drawing-words drawing-small">
        <text x={BAR_LEFT + 4} y="258">
          Holz
        </text>
        <text x={BAR_LEFT + PIXELS_A_CUBIC_METRE + 6} y="258">
          Luft
        </text>
      </g>
    </svg>
  );
}

const KWH_A_STACKED_CUBIC_METRE = [
  ['Hainbuche', 2231],
  ['Eiche', 1931],
  ['Esche', 1907],
  ['Buche', 1887],
  ['Birke', 1778],
  ['Kiefer', 1518],
  ['Fichte', 1334],
] as const;

const PIXELS_A_KWH = 0.112;

/** Heat in a stacked cubic metre, from dense to light wood. */
export function HeatValues() {
  return (
    <svg viewBox="0 0 420 248" className="drawing" aria-hidden="true">
      {KWH_A_STACKED_CUBIC_METRE.map(([name, kwh], index) => {
        const y = 6 + index * 34;
        return (
          <g key={name}>
            <text className="drawing-words" x="0" y={y + 18}>
              {name}
            </text>
            <path
              className={name === 'Buche' ? 'drawing-wood' : 'drawing-air'}
              d={`M92 ${y}h${kwh * PIXELS_A_KWH}v25h-${kwh * PIXELS_A_KWH}z`}
            />
            <text className="drawing-figure" x={100 + kwh * PIXELS_A_KWH} y={y + 19}>
              {kwh}
            </text>
          </g>
        );
      })}
      <text className="drawing-small" x="420" y="242" textAnchor="end">
        kWh je rm
      </text>
    </svg>
  );
}

const xOfWater = (percent: number): number => 46 + percent * 5.75;
const yOfHeat = (kwhPerKg: number): number => 214 - kwhPerKg * 36;

/** Net calorific value over water content for softwood and hardwood. */
export function HeatCurve() {
  return (
    <svg viewBox="0 0 420 260" className="drawing" aria-hidden="true">
      <path className="drawing-leaf" d={`M${xOfWater(0)} 14h${20 * 5.75}V214h-${20 * 5.75}z`} />
      {[0, 1, 2, 3, 4, 5].map((kwh) => (
        <g key={kwh}>
          <path className="drawing-line" d={`M${xOfWater(0)} ${yOfHeat(kwh)}H${xOfWater(60)}`} opacity="0.4" />
          <text className="drawing-small" x="36" y={yOfHeat(kwh) + 5} textAnchor="end">
            {kwh}
          </text>
        </g>
      ))}
      {[0, 20, 40, 60].map((percent) => (
        <text key={percent} className="drawing-small" x={xOfWater(percent)} y="234" textAnchor="middle">
          {percent} %
        </text>
      ))}
      <path className="drawing-soft" d={`M${xOfWater(0)} ${yOfHeat(5.2)}L${xOfWater(60)} ${yOfHeat(1.67)}`} />
      <path
        className="stroke-orange-ink stroke-3"
        d={`M${xOfWater(0)} ${yOfHeat(5)}L${xOfWater(60)} ${yOfHeat(1.59)}`}
      />
      <path className="drawing-soft" d="M250 24h28" />
      <path className="stroke-orange-ink stroke-3" d="M250 46h28" />
      <g className="drawing-words">
        <text x="286" y="29">
          Nadelholz
        </text>
        <text x="286" y="51">
          Laubholz
        </text>
        <text x={xOfWater(10)} y="206" textAnchor="middle">
          ofenfertig
        </text>
      </g>
      <g className="drawing-small">
        <text x="0" y="12">
          kWh/kg
        </text>
        <text x="391" y="254" textAnchor="end">
          Wassergehalt
        </text>
      </g>
    </svg>
  );
}
