import type { CompanyFigures } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { companyEditorTexts } from '#texts/de/companies/companies.ts';
import { Section } from './section.tsx';
import '#ui/styles/tables.css';

const { figures: texts, sections } = companyEditorTexts;
const ROWS = ['contacts', 'websiteClicks'] as const;

/** What the company got from the marketplace; for its owner alone. */
export function FiguresSection({ figures }: { figures: CompanyFigures }) {
  return (
    <Section id="zahlen" title={sections.zahlen} help={texts.help}>
      <table className="table company-figures">
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col" className="cell-number">
              {texts.lastDays(figures.days)}
            </th>
            <th scope="col" className="cell-number">
              {texts.ever}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{texts.rows[row]}</th>
              <td className="cell-number">{formatNumber(figures[row].lastDays)}</td>
              <td className="cell-number">{formatNumber(figures[row].ever)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm">
        <a href={paths.myAdverts()}>{texts.adverts}</a>
      </p>
    </Section>
  );
}
