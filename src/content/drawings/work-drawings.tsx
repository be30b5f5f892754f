/** A price, what it costs to get there, and what is left. */
export function ContributionMargin() {
  return (
    <svg viewBox="0 0 420 250" className="drawing" aria-hidden="true">
      <path className="drawing-wood" d="M30 34h90v165H30z" />
      <path className="drawing-danger" d="M165 34h90v67.5h-90z" />
      <path className="drawing-leaf" d="M300 101.5h90V199h-90z" />
      <path className="drawing-line" d="M120 34h45m90 67.5h45" strokeDasharray="5 4" />
      <path className="drawing-thick" d="M16 199h388" />
      {(
        [
          [75, 24, '€ 110'],
          [210, 72, '– € 45'],
          [345, 92, '€ 65'],
        ] as const
      ).map(([x, y, text]) => (
        <text key={text} className="drawing-figure" x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
      <g className="drawing-words">
        <text x="75" y="220" textAnchor="middle">
          Preis je fm
        </text>
        <text x="210" y="220" textAnchor="middle">
          Ernte, Transport,
        </text>
        <text x="210" y="238" textAnchor="middle">
          Verwaltung
        </text>
        <text x="345" y="220" textAnchor="middle">
          Deckungsbeitrag
        </text>
      </g>
    </svg>
  );
}

/** A forest road on a slope: the ditch on the side of the hill, the pipe under the road. */
export function RoadProfile() {
  return (
    <svg viewBox="0 0 420 250" className="drawing" aria-hidden="true">
      <path className="drawing-ground" d="M0 20l96 72 14 26 16 0 12-16h154l24 30 104 74v44H0z" />
      <path className="drawing-thick" d="M0 20l96 72 14 26h16l12-16h154l24 30 104 74" />
      <path className="drawing-bark" d="M138 102h154l9 12H130z" />
      <path className="drawing-air" d="M116 124l206 40-3 14-206-40z" />
      <path className="stroke-blue stroke-2" d="M132 134l170 33m-12-10 12 10-14 4" />
      <g className="stroke-orange-ink stroke-2">
        <path d="M138 78h154m-154-6v12m154-12v12" />
      </g>
      <g className="drawing-words">
        <text x="215" y="66" textAnchor="middle">
          Krone 3,5 bis 4,5 m
        </text>
        <text x="64" y="142" textAnchor="middle">
          Graben
        </text>
        <text x="200" y="212" textAnchor="middle">
          Durchlass ab 300 mm
        </text>
        <text x="52" y="30">
          bergseitig
        </text>
        <text x="414" y="140" textAnchor="end">
          talseitig
        </text>
      </g>
      <path className="drawing-line" d="M200 196l6-40" />
    </svg>
  );
}

/** Seen from above: the triangle of a redirected rope, and where to stand instead. */
export function RopeAngle() {
  return (
    <svg viewBox="0 0 420 260" className="drawing" aria-hidden="true">
      <path className="drawing-danger" d="M84 206L330 62 92 62z" />
      <path className="drawing-thick" d="M84 206L330 62H150" />
      <circle className="drawing-leaf" cx="344" cy="58" r="22" />
      <circle className="drawing-wood" cx="330" cy="62" r="8" />
      <path className="drawing-bark" d="M40 52h112v20H40z" />
      <ellipse className="drawing-wood" cx="152" cy="62" rx="5" ry="10" />
      <path className="drawing-soft" d="M20 192h48v36H20z" />
      <path className="drawing-thick" d="M68 198h16v24H68z" />
      <path className="drawing-bark" d="M14 186h16v9H14zm0 39h16v9H14zm36-39h18v9H50zm0 39h18v9H50z" />
      <circle className="drawing-leaf" cx="262" cy="222" r="13" />
      <path className="drawing-soft" d="M257 222l4 5 7-9" />
      <g className="drawing-words">
        <text x="96" y="42" textAnchor="middle">
          Last
        </text>
        <text x="344" y="28" textAnchor="middle">
          Umlenkrolle
        </text>
        <text x="44" y="252" textAnchor="middle">
          Traktor
        </text>
        <text x="160" y="110" textAnchor="middle">
          Gefahrenzone
        </text>
        <text x="284" y="227">
          sicherer Platz
        </text>
      </g>
    </svg>
  );
}
