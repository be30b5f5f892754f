import { fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { barriersIn } from '#test/axe.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { fromEdit, toEditAdvertDto } from '#web/adverts/edit/draft/draft.ts';
import { checkDraft } from '#web/adverts/edit/draft/draft-checks.ts';
import { CATEGORY_FIELDS } from '#web/adverts/edit/draft/draft-fields.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { useDraft } from '#test/use-draft.ts';
import { CategoryFields } from './category-fields.tsx';
import { TextFields } from './text-fields.tsx';

let latest: DraftValues = {};

function Form({ category, initial }: { category: CategoryCode; initial: DraftValues }) {
  const { values, onChange } = useDraft(initial);
  useEffect(() => {
    latest = values;
  });
  const { refused, warnings } = checkDraft(category, values);
  const group = { category, values, onChange, errors: refused, warnings };
  return (
    <main>
      <h1>Anzeige</h1>
      <form method="post" data-testid="form">
        <CategoryFields {...group} />
        <TextFields {...group} />
      </form>
    </main>
  );
}

const show = (category: CategoryCode, initial: DraftValues = {}) =>
  render(<Form category={category} initial={initial} />);
/** Within one field of the form; searching the whole page would take most of the time of these tests. */
const at = (path: string) => within(document.getElementById(path) ?? document.body);
const dataOf = (category: CategoryCode) => toEditAdvertDto(category, latest).categoryData;
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

describe.each(CATEGORY_CODES)('the fields of %s', (category) => {
  test('have no barrier', async () => {
    const { container } = show(category, fromEdit(COMPLETE_EDITS[category]));
    expect(await barriersIn(container)).toEqual([]);
  });

  test('post every field of the category as plain inputs, each in a place that the list of errors can link to', () => {
    const { container } = show(category);
    const wanted = [...CATEGORY_FIELDS[category], 'description', 'title'].toSorted();
    const names = [...container.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    expect([...new Set(names)].toSorted()).toEqual(wanted);
    expect([...container.querySelectorAll('.field-anchor')].map(({ id }) => id).toSorted()).toEqual(wanted);
  });
});

describe('without the script of the page', () => {
  const markupOf = (category: CategoryCode, initial: DraftValues) =>
    renderToStaticMarkup(<Form category={category} initial={initial} />);

  test('single measures and ranges both stand in the page with what was typed', () => {
    const markup = markupOf('LOGS', { 'categoryData.diameterInCm': '45', 'categoryData.minDiameterInCm': '20' });
    expect(markup).toMatch(/name="categoryData.diameterInCm"[^>]*value="45"/);
    expect(markup).toMatch(/name="categoryData.minDiameterInCm"[^>]*value="20"/);
  });

  test('the grade of round wood stands under a heading of its own, not under that of pellets', () => {
    expect(markupOf('LOGS', {})).toContain('>Die Qualität</h2>');
    expect(markupOf('LOGS', {})).not.toContain('Die Pellets');
    expect(markupOf('PELLETS', {})).toContain('>Die Pellets</h2>');
  });

  test('nothing is offered that only the script could do', () => {
    const markup = markupOf('FIREWOOD', { 'categoryData.lengthInCm': '330', 'categoryData.measureBasis': 'LOOSE' });
    expect(markup).not.toContain('<button');
    expect(markup).not.toContain('type="search"');
    expect(markupOf('SERVICES', {})).not.toContain('<button');
  });
});

describe('wood types', () => {
  test('are chosen several at once for firewood, found by other names and by botanical ones', () => {
    show('FIREWOOD');
    fireEvent.click(at('categoryData.furnaceWoodTypeIds').getByLabelText('Buche'));
    fireEvent.change(at('categoryData.furnaceWoodTypeIds').getByLabelText('Holzart suchen'), {
      target: { value: 'akazie' },
    });
    expect(screen.getByText('1 Holzart')).toBeDefined();
    fireEvent.click(at('categoryData.furnaceWoodTypeIds').getByLabelText('Robinie'));
    fireEvent.change(at('categoryData.furnaceWoodTypeIds').getByLabelText('Holzart suchen'), {
      target: { value: 'fraxinus' },
    });
    expect(at('categoryData.furnaceWoodTypeIds').getByLabelText('Esche')).toBeDefined();
    expect(dataOf('FIREWOOD')).toMatchObject({ furnaceWoodTypeIds: [20, 29] });
  });

  test('keep what is chosen in the form while the search shows others', () => {
    show('FIREWOOD', { 'categoryData.furnaceWoodTypeIds': ['20'] });
    fireEvent.change(at('categoryData.furnaceWoodTypeIds').getByLabelText('Holzart suchen'), {
      target: { value: 'fichte' },
    });
    const form = screen.getByTestId<HTMLFormElement>('form');
    expect(new FormData(form).getAll('categoryData.furnaceWoodTypeIds')).toEqual(['20']);
  });

  test('say it where no wood is called so', () => {
    show('LOGS');
    fireEvent.change(at('categoryData.woodLogTypeId').getByLabelText('Holzart suchen'), {
      target: { value: 'Plastik' },
    });
    expect(screen.getByText(/Keine Holzart gefunden/)).toBeDefined();
  });

  test('of sawn wood are one of many', () => {
    show('SAWN_WOOD');
    fireEvent.click(at('categoryData.sawnWoodTypeId').getByLabelText('Fichte'));
    fireEvent.click(at('categoryData.sawnWoodTypeId').getByLabelText('Eiche'));
    expect(dataOf('SAWN_WOOD')).toMatchObject({ sawnWoodTypeId: 22 });
  });

  test('stand open where one of the seldom ones is chosen', () => {
    show('FIREWOOD', { 'categoryData.furnaceWoodTypeIds': ['45'] });
    expect(screen.getByText(/Weitere Holzarten/).closest('details')?.open).toBe(true);
  });
});

describe('figures', () => {
  test('are typed with a comma pad, whole ones without', () => {
    show('FIREWOOD');
    expect(at('categoryData.lengthInCm').getByLabelText<HTMLInputElement>('Scheitlänge').inputMode).toBe('numeric');
    expect(at('categoryData.moistureInPercent').getByLabelText<HTMLInputElement>(/Wassergehalt/).inputMode).toBe(
      'decimal',
    );
  });

  test('beyond a hard limit are refused at the field and mended with one tap: 330 cm are 33 cm', () => {
    show('FIREWOOD');
    const field = at('categoryData.lengthInCm').getByLabelText<HTMLInputElement>('Scheitlänge');
    type(field, '330');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(plain(note?.textContent ?? null)).toContain('zwischen 10 und 300 cm');
    fireEvent.click(at('categoryData.lengthInCm').getByText(/Meintest du 33/));
    expect(dataOf('FIREWOOD')).toMatchObject({ lengthInCm: 33 });
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('outside the usual are questioned, never refused', () => {
    show('FIREWOOD');
    const field = at('categoryData.lengthInCm').getByLabelText('Scheitlänge');
    type(field, '200');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('Stimmt das?');
    expect(dataOf('FIREWOOD')).toMatchObject({ lengthInCm: 200 });
  });

  test('are not questioned while they are being typed', () => {
    show('SAWN_WOOD');
    const field = at('categoryData.minLengthInMm').getByLabelText('Länge von');
    fireEvent.change(field, { target: { value: '300' } });
    expect(screen.queryByText(/Stimmt das/)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText(/Stimmt das/)).toBeDefined();
    expect(at('categoryData.minLengthInMm').getByText(/Meintest du 3.m/)).toBeDefined();
  });

  test('that are asked for most are one tap', () => {
    show('FIREWOOD');
    fireEvent.click(at('categoryData.lengthInCm').getByLabelText(/25.cm übernehmen/));
    expect(dataOf('FIREWOOD')).toMatchObject({ lengthInCm: 25 });
  });

  test('keep what cannot be read, and say so', () => {
    show('FIREWOOD');
    const field = at('categoryData.lengthInCm').getByLabelText<HTMLInputElement>('Scheitlänge');
    type(field, 'ofenlang');
    expect(field.value).toBe('ofenlang');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('of water content stand beside the wood moisture that meters show: w 20 % is u 25 %', () => {
    show('FIREWOOD');
    type(at('categoryData.moistureInPercent').getByLabelText(/Wassergehalt/), '20');
    expect(plain(document.body.textContent)).toContain('w 20 % ist Holzfeuchte u 25 %');
    expect(plain(document.body.textContent)).toContain('u 20 %, sind das w 16,7 %');
  });
});

describe('measures', () => {
  test('of a lot are ranges, of one piece a value each; the other ones are ignored', () => {
    show('LOGS');
    type(at('categoryData.minLengthInCm').getByLabelText('Länge von'), '400');
    fireEvent.click(at('categoryData.isSingleItem').getByLabelText('Einzelstamm'));
    type(at('categoryData.diameterInCm').getByLabelText('Durchmesser'), '45');
    type(at('categoryData.lengthInCm').getByLabelText('Länge'), '500');
    expect(dataOf('LOGS')).toMatchObject({
      isSingleItem: true,
      diameterInCm: 45,
      lengthInCm: 500,
      minLengthInCm: null,
    });
    expect(latest['categoryData.minLengthInCm']).toBe('400');
  });

  test('may be typed with a unit, and then stand in that of their field', () => {
    show('LOGS', { 'categoryData.isSingleItem': 'ja' });
    const length = at('categoryData.lengthInCm').getByLabelText('Länge');
    type(length, '410 cm');
    expect(dataOf('LOGS')).toMatchObject({ lengthInCm: 410 });
    fireEvent.blur(length);
    expect(latest['categoryData.lengthInCm']).toBe('4,1');
    type(length, '4 x m');
    expect(dataOf('LOGS')).toMatchObject({ lengthInCm: Number.NaN });
  });

  test.each([
    ['LOGS', '4', { lengthInCm: 400 }],
    ['LOGS', '4,10', { lengthInCm: 410 }],
    ['LOGS', '400', { lengthInCm: 400 }],
    ['SAWN_WOOD', '4', { lengthInMm: 4000 }],
    ['SAWN_WOOD', '4000', { lengthInMm: 4000 }],
    ['SAWN_WOOD', '0,8 m', { lengthInMm: 800 }],
  ] as const)('lengths of %s are typed in metres: %s', (category, typed, expected) => {
    show(category, { 'categoryData.isSingleItem': 'ja' });
    const [name] = Object.keys(expected);
    type(at(`categoryData.${name}`).getByLabelText('Länge'), typed);
    expect(dataOf(category)).toMatchObject(expected);
  });

  test.each([
    ['5 cm', 50],
    ['52mm', 52],
    ['52', 52],
  ])('of sawn wood are read as typed: %s', (typed, expected) => {
    show('SAWN_WOOD', { 'categoryData.isSingleItem': 'ja', 'categoryData.thicknessInMm': typed });
    expect(dataOf('SAWN_WOOD')).toMatchObject({ thicknessInMm: expected });
  });

  // Huber 45/5: 0.795 fm; class 4b from 45 cm (ÖHU 2006).
  test('of a log say its strength class and volume', () => {
    show('LOGS', { 'categoryData.isSingleItem': 'ja' });
    type(at('categoryData.diameterInCm').getByLabelText('Durchmesser'), '45');
    type(at('categoryData.lengthInCm').getByLabelText('Länge'), '500');
    expect(plain(document.body.textContent)).toContain('Stärkeklasse 4b, rund 0,795 fm');
  });

  // 50 × 80 mm: 250 running metres in a cubic metre.
  test('of a piece of sawn wood say its volume and running metres', () => {
    show('SAWN_WOOD', {
      'categoryData.isSingleItem': 'ja',
      'categoryData.thicknessInMm': '50',
      'categoryData.widthInMm': '80',
      'categoryData.lengthInMm': '4000',
    });
    expect(plain(document.body.textContent)).toContain('Ein Stück hat 0,016 m³. 1 m³ sind 250 lfm.');
  });

  test('the wrong way round are refused at the field', () => {
    show('LOGS', { 'categoryData.minLengthInCm': '500', 'categoryData.maxLengthInCm': '400' });
    const field = at('categoryData.minLengthInCm').getByLabelText('Länge von');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('nicht unter dem kleinsten');
  });
});

describe('claims that need each other', () => {
  test('blow-in without delivery is refused at its box', () => {
    show('PELLETS');
    const box = at('categoryData.blowInIsPossible').getByLabelText('Einblasen möglich');
    fireEvent.click(box);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'nur mit Zustellung',
    );
    fireEvent.click(at('categoryData.deliveryIsPossible').getByLabelText('Ich stelle zu'));
    expect(screen.queryByText(/nur mit Zustellung/)).toBeNull();
  });

  test('ENplus fits an ENplus quality only', () => {
    show('PELLETS', { 'categoryData.pelletQualityTypeCode': 'DINPLUS' });
    fireEvent.click(at('categoryData.enPlusCertified').getByLabelText('ENplus-zertifiziert'));
    expect(
      screen.getByText('ENplus passt nur zu einer ENplus-Qualität.', { selector: '.field-error *' }),
    ).toBeDefined();
    fireEvent.change(at('categoryData.pelletQualityTypeCode').getByLabelText('Qualität'), {
      target: { value: 'ENPLUS_A1' },
    });
    expect(document.querySelector('.field-error')).toBeNull();
  });
});

describe('classes', () => {
  test('say what the chosen one means: P31S and M30, u up to 43 %', () => {
    show('WOOD_CHIPS');
    fireEvent.change(at('categoryData.particleSizeCode').getByLabelText('Körnung'), { target: { value: 'P31S' } });
    fireEvent.change(at('categoryData.moistureContentCode').getByLabelText(/Wassergehalt/), {
      target: { value: 'M30' },
    });
    expect(plain(document.body.textContent)).toContain('Hauptanteil 3,15–31,5 mm');
    expect(plain(document.body.textContent)).toContain('w bis 30 %, das ist Holzfeuchte u bis 43 %');
  });

  test('too wet for small boilers are questioned', () => {
    show('WOOD_CHIPS', { 'categoryData.particleSizeCode': 'P31S', 'categoryData.moistureContentCode': 'M40' });
    const field = at('categoryData.moistureContentCode').getByLabelText(/Wassergehalt/);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(within(note ?? document.body).getByRole('img', { name: 'Ungewöhnlich' })).toBeDefined();
  });
});

describe('the way firewood was measured', () => {
  test('sets the unit as long as no figure hangs on it', () => {
    show('FIREWOOD');
    fireEvent.click(at('categoryData.measureBasis').getByLabelText(/Geschüttet/));
    expect(latest['unit']).toBe('SRM');
  });

  test('asks before it changes the unit of a price', () => {
    show('FIREWOOD', { unit: 'RM', pricePerUnitInCents: '165' });
    fireEvent.click(at('categoryData.measureBasis').getByLabelText(/Geschüttet/));
    expect(latest['unit']).toBe('RM');
    fireEvent.click(at('categoryData.measureBasis').getByText('Auf srm umstellen'));
    expect(latest['unit']).toBe('SRM');
  });

  test('says how much wood a unit holds (FHP table) and can be taken back', () => {
    show('FIREWOOD');
    const tile = at('categoryData.measureBasis').getByLabelText(/Ofenlänge/);
    expect(plain(tile.closest('label')?.textContent ?? null)).toContain('1 rm = 0,85 fm');
    fireEvent.click(tile);
    expect(dataOf('FIREWOOD')).toMatchObject({ measureBasis: 'STACKED_SHORT' });
    fireEvent.click(at('categoryData.measureBasis').getByLabelText('keine Angabe'));
    expect(dataOf('FIREWOOD')).toMatchObject({ measureBasis: null });
  });
});

describe('services', () => {
  test('take several services, the whole country at once, and neighbours beside it', () => {
    show('SERVICES');
    fireEvent.click(at('categoryData.serviceCategories').getByLabelText('Harvesterernte'));
    fireEvent.click(at('categoryData.areasOfService').getByLabelText('Bayern'));
    fireEvent.click(at('categoryData.areasOfService').getByText('Ganz Österreich'));
    expect(dataOf('SERVICES')).toMatchObject({
      serviceCategories: [102],
      areasOfService: [1, 2, 3, 4, 5, 6, 7, 8, 9, 20],
    });
    fireEvent.click(at('categoryData.areasOfService').getByText('Ganz Österreich'));
    expect(dataOf('SERVICES')).toMatchObject({ areasOfService: [20] });
  });
});

describe('title and description', () => {
  test('count characters as people see them and cut nothing off', () => {
    show('FIREWOOD');
    const field = at('description').getByLabelText<HTMLTextAreaElement>('Beschreibung');
    type(field, `${'a'.repeat(5_000)}🌲`);
    expect(field.value).toHaveLength(5_002);
    expect(plain(document.body.textContent)).toContain('5.001 von 5.000 Zeichen');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('take markup as text', () => {
    show('FIREWOOD');
    type(at('title').getByLabelText('Titel'), '<b>Buche</b>');
    expect(toEditAdvertDto('FIREWOOD', latest).title).toBe('<b>Buche</b>');
    expect(plain(document.body.textContent)).toContain('12 von 80 Zeichen');
  });
});
