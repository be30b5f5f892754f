import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { editBlocksOf } from '#domain/adverts/edit/edit-fields.data.ts';
import type { EditBlock, EditField, MeasureField } from '#domain/adverts/edit/edit-fields.data.ts';
import { wordsOfField } from '#texts/de/adverts/category-fields.ts';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import type { FieldGroupProps } from '#web/adverts/edit/steps/field-group.ts';
import './category-fields.css';
import { ClaimField } from './claim-field.tsx';
import { CodeField } from './code-field.tsx';
import { pathOf } from './field-anchor.tsx';
import { FigureField } from './figure-field.tsx';
import { IdField } from './id-choices.tsx';
import { MeasureBasisField } from './measure-basis.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { moistureHelp } from './moisture-help.ts';
import { MoneyField, ShortText } from './text-fields.tsx';
import { WoodPicker } from './wood-picker.tsx';

/** The data of an advert's category: every field in the order of the trade, in titled parts of one box. */
export function CategoryFields(group: FieldGroupProps) {
  return editBlocksOf(group.category).map((block) => <Block key={block.code} block={block} group={group} />);
}

function Block({ block, group }: { block: EditBlock; group: FieldGroupProps }) {
  const headingId = `block-${block.code.toLowerCase()}`;
  return (
    <Stack as="section" gap={4} className="edit-block" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.blocks[block.code]}</h2>
      <div className="edit-fields">
        {rowsOf(block, group.category).map((row) => (
          <Row key={row.key} row={row} group={group} />
        ))}
      </div>
      {block.code === 'CLASSES' && <ClassGuide />}
    </Stack>
  );
}

/** Fields that together answer one question share a row. */
type FieldRow =
  | { key: string; kind: 'FIELD'; field: EditField }
  | { key: string; kind: 'CLAIMS'; legend: string; isQuestion: boolean; fields: readonly Claim[] }
  | { key: string; kind: 'MEASURES'; category: 'SAWN_WOOD' | 'LOGS'; field: string; measures: readonly MeasureField[] };
type Claim = Extract<EditField, { kind: 'CLAIM' }>;

const isClaim = (field: EditField): field is Claim => field.kind === 'CLAIM';
const isMeasure = (field: EditField): field is MeasureField => field.kind === 'MEASURE';

function rowsOf({ fields }: EditBlock, category: CategoryCode): FieldRow[] {
  const measures = fields.filter(isMeasure);
  return fields.flatMap((field, index): FieldRow[] => {
    if (field.kind === 'MEASURE') return [];
    if (field.kind === 'SINGLE_ITEM') {
      const goods = category === 'LOGS' ? category : 'SAWN_WOOD';
      return [{ key: field.field, kind: 'MEASURES', category: goods, field: field.field, measures }];
    }
    if (!isClaim(field)) return [{ key: field.field, kind: 'FIELD', field }];
    const before = fields[index - 1];
    if (before !== undefined && isClaim(before)) return [];
    const claims = fields.slice(index, endOfClaims(fields, index)).filter(isClaim);
    return [
      {
        key: field.field,
        kind: 'CLAIMS',
        legend: legendOf(claims),
        isQuestion: field.field === 'isFromTrunkSale',
        fields: claims,
      },
    ];
  });
}

function endOfClaims(fields: readonly EditField[], start: number): number {
  const end = fields.findIndex((field, index) => index > start && !isClaim(field));
  return end === -1 ? fields.length : end;
}

function legendOf(claims: readonly Claim[]): string {
  const names = claims.map(({ field }) => field);
  if (names.includes('isFromTrunkSale')) return texts.saleKinds;
  return names.includes('deliveryIsPossible') ? texts.deliveryAndProof(names.includes('pefcCertified')) : texts.proofs;
}

function Row({ row, group }: { row: FieldRow; group: FieldGroupProps }) {
  if (row.kind === 'FIELD') return <OneField field={row.field} group={group} />;
  if (row.kind === 'MEASURES') {
    const { category, field, measures } = row;
    return <MeasureFields {...{ group, category, field, measures }} />;
  }
  return (
    <fieldset className="claims col-span-full grid gap-y-2 gap-x-4 min-w-0">
      <legend className={row.isQuestion ? 'field-label mb-1.5' : 'only-read'}>{row.legend}</legend>
      {row.fields.map(({ field, onlyWith }) => (
        <ClaimField
          key={field}
          group={group}
          path={pathOf(field)}
          {...wordsOfField(field)}
          className={claimClassOf(field, onlyWith)}
        />
      ))}
    </fieldset>
  );
}

/** The stylesheet hides what needs a claim first, as long as it is empty itself. */
const needsClassOf = (claim: string | undefined): string | undefined =>
  claim === undefined ? undefined : `needs-${claim === 'blowInIsPossible' ? 'blow-in' : 'enplus-claim'}`;

/** The stylesheet hides what depends on another answer, unless it is ticked itself. */
function claimClassOf(field: string, onlyWith: string | undefined): string | undefined {
  if (onlyWith !== undefined) return 'needs-delivery';
  return field === 'enPlusCertified' ? 'needs-enplus' : undefined;
}

function OneField({ field, group }: { field: EditField; group: FieldGroupProps }) {
  switch (field.kind) {
    case 'WOOD_TYPES':
    case 'WOOD_TYPE':
      return (
        <WoodPicker
          group={group}
          path={pathOf(field.field)}
          use={field.use}
          isMultiple={field.kind === 'WOOD_TYPES'}
          {...wordsOfField(field.field)}
        />
      );
    case 'CODE':
      return <CodeField group={group} path={pathOf(field.field)} list={field.list} {...wordsOfField(field.field)} />;
    case 'IDS':
      return (
        <IdField
          group={group}
          path={pathOf(field.field)}
          list={field.list}
          isOptional={field.list === 'EQUIPMENT' || field.list === 'CERTIFICATES'}
          {...wordsOfField(field.field)}
        />
      );
    case 'MEASURE_BASIS':
      return <MeasureBasisField group={group} path={pathOf(field.field)} />;
    case 'FIGURE': {
      const { label, help } = wordsOfField(field.field);
      return (
        <FigureField
          group={group}
          path={pathOf(field.field)}
          label={label}
          unit={field.unit}
          bounds={field}
          isWhole={field.isWhole}
          common={field.common}
          className={field.field === 'packageContentInRm' ? 'needs-pallet' : undefined}
          help={field.field === 'moistureInPercent' ? moistureHelp(group.values, help) : help}
        />
      );
    }
    case 'TEXT':
      return (
        <ShortText
          group={group}
          path={pathOf(field.field)}
          className={needsClassOf(field.onlyWith)}
          {...wordsOfField(field.field)}
        />
      );
    case 'CENTS':
      return (
        <MoneyField
          group={group}
          path={pathOf(field.field)}
          className={needsClassOf(field.onlyWith)}
          {...wordsOfField(field.field)}
        />
      );
    case 'CLAIM':
    case 'SINGLE_ITEM':
    case 'MEASURE':
      return null;
  }
}

/** What the classes of wood chips mean, folded up. */
function ClassGuide() {
  return (
    <details className="further">
      <summary>
        <Caret className="size-[0.9rem]" />
        {texts.codes.explainTitle}
      </summary>
      <dl className="grid gap-2 text-sm [&_dt]:font-semibold">
        {texts.codes.explain.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
