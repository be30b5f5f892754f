import { productsTexts } from '#texts/de/search/products.ts';
import { ChipLink, Chips, ToggleChip } from '#ui/marks/chip.tsx';
import { CheckboxRow, RadioRow } from '#ui/fields/choice.tsx';
import { NumberField, SelectField } from '#ui/fields/text-field.tsx';
import type { FigureView, LinkView, OptionView, PartView } from '#web/search/listing/listing-types.parts.ts';
import type { IsOn } from '#web/search/use-listing-form.parts.ts';
import { useTyped } from '#web/forms/use-typed.ts';

const texts = productsTexts.filters;
/** The form listens to all changes; React requires a handler for a controlled box. */
const heard = (): void => undefined;

type KindProps<Kind extends PartView['kind']> = { part: Extract<PartView, { kind: Kind }>; isOn: IsOn };

/** One part of the panel, of any kind. */
export function Part({ part, isOn }: { part: PartView; isOn: IsOn }) {
  switch (part.kind) {
    case 'LINKS':
      return <Links links={part.links} />;
    case 'CHIP_LINKS':
      return <ChipLinks label={part.label} links={part.links} />;
    case 'SELECT':
      return <Select name={part.name} label={part.label} options={part.options} isOn={isOn} />;
    case 'CHECKS':
      return <Checks part={part} isOn={isOn} />;
    case 'RADIOS':
      return (
        <div>
          {part.options.map((option) => (
            <RadioRow key={option.value} {...rowOf(part.name, option, isOn)} />
          ))}
        </div>
      );
    case 'RADIO_CHIPS':
      return <RadioChips part={part} isOn={isOn} />;
    case 'FIGURES':
      return <Figures figures={part.figures} />;
    case 'PRICE':
      return <Price part={part} isOn={isOn} />;
  }
}

function rowOf(name: string, option: OptionView, isOn: IsOn) {
  const { value, label, count } = option;
  return { name, value, label, count, checked: isOn(name, option), onChange: heard };
}

function Links({ links }: { links: readonly LinkView[] }) {
  return (
    <ul className="facet-links">
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          <span className="choice-count flex-none">{count}</span>
        </li>
      ))}
    </ul>
  );
}

function ChipLinks({ label, links }: { label: string; links: readonly LinkView[] }) {
  return (
    <Chips label={label}>
      {links.map((link) => (
        <ChipLink key={link.label} href={link.href} isOn={link.isOn ?? false} data-keep-scroll="">
          {link.label}
        </ChipLink>
      ))}
    </Chips>
  );
}

type SelectProps = { name: string; label: string; options: readonly OptionView[]; isOn: IsOn; className?: string };

/** A list to choose from; the form is sent as soon as another line is chosen. */
export function Select({ name, label, options, isOn, className }: SelectProps) {
  return (
    <SelectField
      label={label}
      labelIsHidden={className === undefined}
      className={className}
      name={name}
      value={options.find((option) => isOn(name, option))?.value ?? ''}
      onChange={heard}
      choices={options}
    />
  );
}

function Checks({ part: { name, options, folded, foldLabel, missing }, isOn }: KindProps<'CHECKS'>) {
  const row = (option: OptionView) => (
    <CheckboxRow key={option.value} {...rowOf(name, option, isOn)} disabled={missing !== undefined} />
  );
  return (
    <>
      <div>{options.map(row)}</div>
      {missing !== undefined && <p className="field-help">{missing}</p>}
      {folded.length > 0 && (
        <details className="facet-fold">
          <summary>{foldLabel}</summary>
          {folded.map(row)}
        </details>
      )}
    </>
  );
}

function RadioChips({ part: { label, name, options }, isOn }: KindProps<'RADIO_CHIPS'>) {
  return (
    <Chips label={label}>
      {options.map((option) => (
        <ToggleChip
          key={option.value}
          isRadio
          name={name}
          value={option.value}
          label={option.label}
          aria-label={option.read}
          checked={isOn(name, option)}
          onChange={heard}
        />
      ))}
    </Chips>
  );
}

function Figures({ figures, className = '' }: { figures: readonly FigureView[]; className?: string }) {
  return (
    <div className={`field-pair ${className}`}>
      {figures.map((figure, index) => (
        <Figure key={figure.name} {...figure} placeholder={index === 0 ? texts.from : texts.to} />
      ))}
    </div>
  );
}

/** One end of a range; its label is read out, the placeholder shows which end it is. */
function Figure({ name, label, value, unit, placeholder }: FigureView & { placeholder: string }) {
  const [typed, setTyped] = useTyped(value);
  return (
    <NumberField
      label={label}
      labelIsHidden
      name={name}
      unit={unit}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

/** Which pair of figures shows follows the chosen unit by style alone, so that it works before the script does. */
function Price({ part: { units, unitFigures, heatFigures, onRequest }, isOn }: KindProps<'PRICE'>) {
  return (
    <div className="facet-price grid gap-2">
      {heatFigures.length > 0 ? (
        <UnitSegments units={units} />
      ) : (
        <Select name="einheit" label={texts.unit} options={units} isOn={isOn} />
      )}
      <Figures figures={unitFigures} className="facet-price-unit" />
      {heatFigures.length > 0 && <Figures figures={heatFigures} className="facet-price-heat" />}
      <CheckboxRow {...rowOf('preis-anfrage', onRequest, isOn)} />
    </div>
  );
}

function UnitSegments({ units }: { units: readonly OptionView[] }) {
  return (
    <fieldset className="field">
      <legend className="only-read">{texts.unit}</legend>
      <div className="segmented w-full">
        {units.map(({ value, label, isOn }) => (
          <label key={value}>
            <input type="radio" name="einheit" value={value} defaultChecked={isOn} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
