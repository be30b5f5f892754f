import { Icon } from '#ui/marks/icon.tsx';

/** Lines that are ticked off: what a plan gives, what happens next. */
export const Ticks = ({ lines }: { lines: readonly string[] }) => (
  <ul className="orders-ticks">
    {lines.map((line) => (
      <li key={line}>
        <Icon name="check" className="mt-1 text-green" />
        <span>{line}</span>
      </li>
    ))}
  </ul>
);
