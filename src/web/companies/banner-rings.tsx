const WIDTH = 1280;
const HEIGHT = 200;
const RINGS = 14;

/** Growth rings seeded by the company's id; shown where no banner was uploaded. */
export function BannerRings({ seed }: { seed: string }) {
  const number = Number.parseInt(seed.replaceAll('-', '').slice(-4), 16) || 0;
  const x = 160 + (number % 960);
  const y = 40 + (number % 120);
  return (
    <svg
      className="company-rings block w-full h-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {Array.from({ length: RINGS }, (_, index) => {
        const radius = 18 + index * 46 + ((number >> (index % 8)) % 5) * 3;
        return <ellipse key={index} cx={x + index * 3} cy={y - index} rx={radius * 1.25} ry={radius} />;
      })}
    </svg>
  );
}
