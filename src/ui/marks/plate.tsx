import { classNames } from '#ui/class-names.ts';

type PlateProps = {
  /** The figure with its currency (no-break spaces inside), or words such as "Preis auf Anfrage". */
  amount: string;
  /** Smaller, after a slash: "rm". */
  unit?: string | undefined;
  note?: string | undefined;
  size?: 'gross' | 'normal' | 'mini' | undefined;
  className?: string | undefined;
};

/** A stamped tag with a punched hole: the one place where a price is found by its colour. */
export function Plate({ amount, unit, note, size = 'normal', className }: PlateProps) {
  const look = { gross: 'plate-large', normal: undefined, mini: 'plate-mini' }[size];
  return (
    <div className={classNames('plate', look, className)}>
      <span className="plate-value">
        {amount}
        {unit !== undefined && <span className="plate-unit"> / {unit}</span>}
      </span>
      {note !== undefined && <span className="plate-note">{note}</span>}
    </div>
  );
}
