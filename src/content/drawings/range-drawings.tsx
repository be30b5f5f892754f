type Bar = { name: string; from: number; to: number; text: string };

const LEFT = 16;
const WIDTH = 388;
const STEP = 62;

/** Bars between two figures on a common scale that starts at zero; one figure is a bar from zero. */
function Bars({ bars, most }: { bars: readonly Bar[]; most: number }) {
  const x = (figure: number): number => LEFT + (WIDTH * figure) / most;
  return (
    <svg viewBox={`0 0 420 ${bars.length * STEP + 16}`} className="drawing" aria-hidden="true">
      {bars.map(({ name, from, to, text }, index) => {
        const top = 16 + index * STEP;
        return (
          <g key={name}>
            <text className="drawing-words" x={LEFT} y={top + 10}>
              {name}
            </text>
            <path className="drawing-air" d={`M${LEFT} ${top + 18}h${WIDTH}v22H${LEFT}z`} />
            <path className="drawing-wood" d={`M${x(from)} ${top + 18}H${x(to)}v22H${x(from)}z`} />
            <text className="drawing-figure" x={LEFT + WIDTH} y={top + 10} textAnchor="end">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Spruce in the autumn of 2024: a region, then the whole country. */
export const SpruceInSeptember = () => (
  <Bars
    most={120}
    bars={[
      { name: 'Juli, Österreich, A bis C', from: 81, to: 105, text: '€ 81 bis 105' },
      { name: 'September, Oberösterreich, B und C', from: 96, to: 99, text: '€ 96 bis 99' },
    ]}
  />
);

export const SpruceInNovember = () => (
  <Bars
    most={120}
    bars={[
      { name: 'Juli', from: 81, to: 105, text: '€ 81 bis 105' },
      { name: 'Oktober', from: 90, to: 110, text: '€ 90 bis 110' },
      { name: 'November', from: 93, to: 110, text: '€ 93 bis 110' },
    ]}
  />
);

export const AshAndBeech = () => (
  <Bars
    most={2200}
    bars={[
      { name: 'Esche', from: 0, to: 1907, text: '1.907 kWh' },
      { name: 'Buche', from: 0, to: 1887, text: '1.887 kWh' },
      { name: 'Fichte', from: 0, to: 1334, text: '1.334 kWh' },
    ]}
  />
);

export const BeechOffers = () => (
  <Bars
    most={220}
    bars={[{ name: '62 Anbieter in Oberösterreich, 2024', from: 111, to: 198, text: '€ 111 bis 198 / rm' }]}
  />
);

export const TractorPower = () => (
  <Bars
    most={130}
    bars={[
      { name: 'Seilwinde, Durchforstung', from: 40, to: 75, text: '40 bis 75 kW' },
      { name: 'Winde mit 8 t, nach KWF', from: 100, to: 130, text: 'ab 100 kW' },
      { name: 'Rückewagen, 12 bis 14 t', from: 90, to: 120, text: '90 bis 120 kW' },
    ]}
  />
);

export const WinchAndMass = () => (
  <Bars
    most={9}
    bars={[
      { name: 'Seilwinde 5 t', from: 0, to: 5, text: 'Traktor ab 5 t' },
      { name: 'Seilwinde 6 t', from: 0, to: 6, text: 'Traktor ab 6 t' },
      { name: 'Seilwinde 8 t', from: 0, to: 8, text: 'Traktor ab 8 t' },
    ]}
  />
);

export const ForestSizes = () => (
  <Bars
    most={2900}
    bars={[
      { name: 'Familie Theurer, bei Raabs', from: 0, to: 15, text: '15 ha' },
      { name: 'Sandra Tuider, Thernberg', from: 0, to: 350, text: '350 ha' },
      { name: 'Forstbetrieb Hoyos, Horn', from: 0, to: 2700, text: '2.700 ha' },
    ]}
  />
);
