/** A log from the side: what is billed, what is added, where its diameter is taken. */
export function Allowance() {
  return (
    <svg viewBox="0 0 420 190" className="drawing" aria-hidden="true">
      <path className="drawing-bark" d="M34 66l352 8v50l-352 10z" />
      <ellipse className="drawing-wood" cx="386" cy="99" rx="11" ry="25" />
      <ellipse className="drawing-wood" cx="34" cy="100" rx="14" ry="34" />
      <path className="drawing-line" d="M362 60v82" strokeDasharray="5 4" />
      <path className="stroke-orange-ink stroke-2" d="M198 62v78m-6-72 6-8 6 8m-12 66 6 8 6-8" />
      <g className="stroke-orange-ink stroke-2">
        <path d="M34 160h328m-328-6v12m328-12v12" />
        <path d="M362 44h24m-24-6v12m24-12v12" />
      </g>
      <g className="drawing-words">
        <text x="198" y="182" textAnchor="middle">
          4,00 m verrechnet
        </text>
        <text x="386" y="28" textAnchor="end">
          Übermaß mindestens 6 cm
        </text>
        <text x="198" y="52" textAnchor="middle">
          Mitte bei 2,00 m
        </text>
      </g>
    </svg>
  );
}

/** Growth flows in, use flows out, the stock stands between. */
export function GrowthAndUse() {
  return (
    <svg viewBox="0 0 420 220" className="drawing" aria-hidden="true">
      <path className="drawing-leaf" d="M110 96h200v96H110z" />
      <path className="drawing-thick" d="M110 52v140h200V52" />
      <path className="drawing-soft" d="M40 36h104v46m-10-12 10 12 10-12" />
      <path className="stroke-orange-ink stroke-3" d="M310 170h84m-12-10 12 10-12 10" />
      <path className="drawing-line" d="M110 96h200" strokeDasharray="6 4" />
      {[150, 186, 222, 258].map((x, index) => (
        <path
          key={x}
          className="fill-spruce"
          d={`M${x} 182l10-${46 + (index % 2) * 14} 10 ${46 + (index % 2) * 14}z`}
        />
      ))}
      <g className="drawing-words">
        <text x="40" y="26">
          Zuwachs
        </text>
        <text x="210" y="116" textAnchor="middle">
          Vorrat
        </text>
        <text x="394" y="154" textAnchor="end">
          Nutzung
        </text>
      </g>
    </svg>
  );
}

const STAGES = ['frisch', 'Rinde löst sich', 'weich', 'Moder'] as const;

/** Four stages of a dead tree, each with other inhabitants. */
export function DeadwoodStages() {
  return (
    <svg viewBox="0 0 420 236" className="drawing" aria-hidden="true">
      <path className="drawing-ground" d="M0 190h420v12H0z" />
      <path className="drawing-bark" d="M44 190l5-164h8l6 164z" />
      <path className="drawing-thick" d="M52 62l-22-14m23 40 24-18m-24 46-24-12" />
      <path className="drawing-wood" d="M150 190l5-150 6-8 7 158z" />
      <path className="drawing-bark" d="M150 190l3-92 6 4 1 88zm9-130l5 6 1 26-5-4z" />
      <ellipse cx="161" cy="112" rx="4" ry="6" className="drawing-bark" />
      <path className="drawing-wood" d="M250 190l4-78 6 10 5-16 6 12 3 72z" />
      <path className="drawing-soft" d="M273 148h11m-12 16h13" />
      <path className="drawing-wood" d="M322 172h86q6 9 0 18h-86q-7-9 0-18z" />
      <path className="drawing-soft" d="M326 171q10-7 20 0t20 0 20 0 20 0" />
      <path className="drawing-soft" d="M366 168v-30m-9 18 9-10 9 10m-15-9 6-8 6 8" />
      {STAGES.map((name, index) => (
        <g key={name}>
          <text className="drawing-figure" x={54 + index * 104} y="217" textAnchor="middle">
            {index + 1}
          </text>
          <text className="drawing-small" x={54 + index * 104} y="233" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

const xOfWeek = (week: number): number => 24 + week * 37;

/** The weeks between boring in and flying out. */
export function BeetleCalendar() {
  return (
    <svg viewBox="0 0 420 170" className="drawing" aria-hidden="true">
      <path className="drawing-leaf" d={`M${xOfWeek(0)} 62H${xOfWeek(6)}v40H${xOfWeek(0)}z`} />
      <path className="drawing-danger" d={`M${xOfWeek(6)} 62H${xOfWeek(10)}v40H${xOfWeek(6)}z`} />
      <path className="drawing-line" d={`M${xOfWeek(0)} 124H${xOfWeek(10)}`} />
      {[0, 2, 4, 6, 8, 10].map((week) => (
        <g key={week}>
          <path className="drawing-line" d={`M${xOfWeek(week)} 118v12`} />
          <text className="drawing-small" x={xOfWeek(week)} y="146" textAnchor="middle">
            {week}
          </text>
        </g>
      ))}
      <path className="stroke-orange-ink stroke-2" d={`M${xOfWeek(0)} 30v28m-6-8 6 8 6-8`} />
      <g className="drawing-words">
        <text x="14" y="22">
          Einbohren, braunes Bohrmehl
        </text>
        <text x={xOfWeek(3)} y="87" textAnchor="middle">
          finden, fällen, abfahren
        </text>
        <text x={xOfWeek(8)} y="87" textAnchor="middle">
          Ausflug möglich
        </text>
      </g>
      <text className="drawing-small" x={xOfWeek(5)} y="165" textAnchor="middle">
        Wochen
      </text>
    </svg>
  );
}

/** A tree with its leading shoot, and one of the same age without. */
export function Browsing() {
  return (
    <svg viewBox="0 0 420 236" className="drawing" aria-hidden="true">
      <path className="drawing-ground" d="M0 190h420v12H0z" />
      <path className="drawing-leaf" d="M110 22l14 44h-8l20 44h-9l26 62H67l26-62h-9l20-44h-8z" />
      <path className="drawing-bark" d="M106 172h8v18h-8z" />
      <path className="drawing-leaf" d="M300 118l16 0 30 30h-10l30 28h-116l30-28h-10z" />
      <path className="drawing-bark" d="M304 176h8v14h-8zm1-72h6v14h-6z" />
      <path className="drawing-danger" d="M308 24v76" />
      <path className="stroke-orange-ink stroke-2" d="M296 98l24 10m-24 0 24-10" />
      <g className="drawing-words">
        <text x="110" y="222" textAnchor="middle">
          unverbissen
        </text>
        <text x="308" y="222" textAnchor="middle">
          verbissen, gleich alt
        </text>
        <text x="324" y="62">
          fehlt
        </text>
      </g>
    </svg>
  );
}
