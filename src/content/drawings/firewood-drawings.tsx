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
      <path className="drawing-roof" d="M92 78l222-22v8L92 86z" />
      <g className="drawing-wind">
        <path d="M14 130h66m-12-8 12 8-12 8" />
        <path d="M14 172h66m-12-8 12 8-12 8" />
        <path d="M14 238h86m-12-8 12 8-12 8" />
      </g>
      <g className="drawing-measure">
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
          5–10 cm
        </text>
        <text x="108" y="271" textAnchor="middle">
          10–20 cm
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
