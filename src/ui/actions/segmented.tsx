import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';

export type Segment = { value: string; label: string; icon?: IconName | undefined };

type SegmentedProps = {
  legend: string;
  legendIsHidden?: boolean | undefined;
  name: string;
  segments: readonly Segment[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  isFull?: boolean | undefined;
};

/** One of a few short choices, as real radio buttons in a row. */
export function Segmented(props: SegmentedProps) {
  const { legend, legendIsHidden, name, segments, value, defaultValue, onChange, isFull } = props;
  return (
    <fieldset className="field">
      <legend className={legendIsHidden ? 'only-read' : 'field-label mb-1.5'}>{legend}</legend>
      <div className={classNames('segmented', isFull ? 'w-full' : 'justify-self-start')}>
        {segments.map((segment) => (
          <label key={segment.value}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={value === undefined ? undefined : value === segment.value}
              defaultChecked={value === undefined ? defaultValue === segment.value : undefined}
              onChange={() => onChange?.(segment.value)}
            />
            {segment.icon && <Icon name={segment.icon} />}
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export type SegmentLink = Segment & { href: string };

/** The same look for views with an address each, such as tiles, list and map. */
export function SegmentedLinks({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly SegmentLink[];
  current: string;
}) {
  return (
    <nav className="segmented justify-self-start" aria-label={label}>
      {links.map((link) => (
        <a key={link.value} href={link.href} aria-current={link.value === current ? 'true' : undefined}>
          {link.icon && <Icon name={link.icon} />}
          {link.label}
        </a>
      ))}
    </nav>
  );
}
