import type { CompanyFigures } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { companyEditorTexts } from '#texts/de/companies/companies.ts';
import { Table } from '#ui/data-display/table.tsx';
import { Section } from './section.tsx';

const { figures: texts, sections } = companyEditorTexts;
const ROWS = ['contacts', 'websiteClicks'] as const;

/** What the company got from the marketplace; for its owner alone. */
export function FiguresSection({ figures }: { figures: CompanyFigures }) {
  return (
    <Section id="zahlen" title={sections.zahlen} help={texts.help}>
      <Table
        caption={sections.zahlen}
        captionIsHidden
        rows={ROWS}
        keyOf={(row) => row}
        columns={[
          { key: 'what', head: texts.what, isRowHead: true, cell: (row) => texts.rows[row] },
          {
            key: 'lastDays',
            head: texts.lastDays(figures.days),
            isNumber: true,
            cell: (row) => formatNumber(figures[row].lastDays),
          },
          { key: 'ever', head: texts.ever, isNumber: true, cell: (row) => formatNumber(figures[row].ever) },
        ]}
      />
      <p className="text-sm">
        <a href={paths.myAdverts()}>{texts.adverts}</a>
      </p>
    </Section>
  );
}
