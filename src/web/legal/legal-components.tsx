import type { ComponentProps } from 'react';
import { use } from 'react';
import type { OperatorField } from '#domain/legal/operator.ts';
import { legalTexts, operatorLabels } from '#texts/de/legal/legal.ts';
import { ScrollTable } from '#ui/data-display/table-box.tsx';
import { ConsentSettingsButton } from '#web/consent/consent.parts.tsx';
import { HouseContext } from './house-context.ts';

const words = legalTexts.recipients;

/** The components of legal texts, besides plain Markdown. */
export const legalComponents = { a: LegalLink, table: LegalTable, Fact, Facts, Recipients, ConsentSettingsButton };

function LegalTable(props: ComponentProps<'table'>) {
  return (
    <ScrollTable
      label={legalTexts.table}
      boxClassName="legal-table border border-seam rounded-sawn hyphens-manual print:overflow-visible print:border-0"
      {...props}
    />
  );
}

/** A link; one to a mark of the house shows it. */
function LegalLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  return (
    <a href={href} {...props}>
      {href.startsWith('/icons/') && (
        <img src={href} alt="" width={64} height={64} loading="lazy" className="block mb-2" />
      )}
      {children}
    </a>
  );
}

/** One fact about the operator in running text; a marked placeholder where it is missing. */
function Fact({ name }: { name: OperatorField }) {
  const value = use(HouseContext).operator[name];
  if (value === undefined) return <mark>{legalTexts.placeholder(operatorLabels[name])}</mark>;
  if (value === null) return legalTexts.notApplicable;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return <a href={`mailto:${value}`}>{value}</a>;
  return name === 'phone' ? <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a> : value;
}

/** A list of facts with their names; what does not apply is left out. */
function Facts({ names }: { names: readonly OperatorField[] }) {
  const { operator } = use(HouseContext);
  return (
    <dl className="legal-facts border-t border-seam [&_dt]:text-ink-soft [&_dt]:text-sm @min-[34rem]:[&>div]:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      {names
        .filter((name) => operator[name] !== null)
        .map((name) => (
          <div key={name}>
            <dt>{operatorLabels[name]}</dt>
            <dd>
              <Fact name={name} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Who else gets data, as this installation is configured. */
function Recipients() {
  const { mailServerIsSet, mapHosts, signInServices, paymentServices, ...more } = use(HouseContext);
  const rows: (readonly string[])[] = [
    ...(mailServerIsSet ? [words.mail] : []),
    ...mapHosts.map((host) => [host, ...words.map]),
    ...signInServices.map((service) => [service, ...words.signIn]),
    ...paymentServices.map((service) => [service, ...words.payment]),
    ...more.messageServices.map((service) => [service, ...words.messages]),
    ...more.vatServices.map((service) => [service, ...words.vat]),
    ...more.analyticsServices.map((service) => [service, ...words.analytics]),
    words.push,
    words.members,
  ];
  return (
    <LegalTable>
      <thead>
        <tr>
          {words.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <Fact name="hosting" />
          </td>
          {words.hosting.map((text) => (
            <td key={text}>{text}</td>
          ))}
        </tr>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </LegalTable>
  );
}
