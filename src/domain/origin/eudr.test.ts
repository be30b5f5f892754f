import { describe, expect, it } from 'vitest';
import { readSpeciesNames, speciesNames } from './species-text.ts';
import { type EudrRecord, cleanNumber, eudrDoubts, eudrGaps, eudrIssues, plotProperties } from './eudr.ts';

describe('a list of kinds of wood', () => {
  it('is read by their German or botanical names', () => {
    expect(readSpeciesNames('Fichte, Fagus sylvatica; fichte')).toEqual({ ids: [1, 20] });
    expect(readSpeciesNames('Fichte, Plastik')).toEqual({ part: 'Plastik' });
    expect(readSpeciesNames(speciesNames([1, 20]))).toEqual({ ids: [1, 20] });
  });
});

const COMPLETE: EudrRecord = {
  role: 'OPERATOR',
  referenceNumber: '26ATAB12CD34EF',
  verificationNumber: 'AB12CD34',
  declarationIdentifier: '',
  producerName: 'Forstbetrieb Holzer',
  productionPlace: 'KG 60345, Gst 412/3',
  countryCode: 'AT',
  woodTypeIds: [1, 20],
  harvestedFrom: '2026-10-01',
  harvestedTo: '2026-11-15',
  plot: 'OUTLINE',
  point: null,
  plotInHectares: null,
};
const TODAY = '2026-11-26';
const codesOf = (wishes: Partial<EudrRecord>) =>
  eudrIssues({ ...COMPLETE, ...wishes }, TODAY).map(({ path, code }) => `${path} ${code}`);

describe('a record of origin', () => {
  it.each([
    [{}, []],
    [{ referenceNumber: '26AT<script>' }, ['referenceNumber eudr.number']],
    [{ woodTypeIds: [1, 47] }, ['woodTypeIds eudr.species']],
    [{ woodTypeIds: [99_999] }, ['woodTypeIds eudr.species']],
    [{ countryCode: 'XX' }, ['countryCode eudr.country']],
    [{ countryCode: 'RU' }, ['countryCode eudr.country']],
    [{ harvestedTo: '2026-11-27' }, ['harvestedTo eudr.harvest-day']],
    [{ harvestedFrom: '1999-12-31' }, ['harvestedFrom eudr.harvest-day']],
    [{ harvestedFrom: '2026-11-20' }, ['harvestedTo eudr.harvest-order']],
    [{ plot: 'POINT' }, ['point eudr.no-point', 'plotInHectares eudr.no-hectares']],
  ] as const)('with %o is refused for %o', (wishes, codes) => {
    expect(codesOf(wishes as Partial<EudrRecord>)).toEqual(codes);
  });

  it('says what is missing, by the role of who sells', () => {
    const gaps = (wishes: Partial<EudrRecord>, hasOutline = true) => eudrGaps({ ...COMPLETE, ...wishes }, hasOutline);
    expect(gaps({})).toEqual([]);
    expect(gaps({}, false)).toEqual(['plot']);
    expect(gaps({ referenceNumber: '', harvestedTo: null })).toEqual(['number', 'harvest']);
    const small = { role: 'SMALL_PRIMARY_OPERATOR', referenceNumber: '', plot: 'NONE' } as const;
    expect(gaps(small)).toEqual(['identifier']);
    expect(gaps({ ...small, declarationIdentifier: 'AT-1', productionPlace: '' })).toEqual(['plot']);
    const bought = { role: 'TRADER', producerName: '', harvestedFrom: null, harvestedTo: null, plot: 'NONE' } as const;
    expect(gaps(bought)).toEqual([]);
    expect(gaps({ ...bought, countryCode: null, woodTypeIds: [] })).toEqual(['country', 'species']);
  });

  it('points out numbers of an unusual form and takes them', () => {
    expect(eudrDoubts(COMPLETE)).toEqual([]);
    expect(eudrDoubts({ ...COMPLETE, referenceNumber: 'AT-77', verificationNumber: '1234' })).toEqual([
      'reference',
      'verification',
    ]);
    expect(codesOf({ referenceNumber: 'AT-77' })).toEqual([]);
    expect(cleanNumber(' 26at ab12 cd34ef')).toBe('26ATAB12CD34EF');
  });

  it('names its plot as the EU information system does, with hectares for a point', () => {
    expect(plotProperties(COMPLETE)).toEqual({
      ProducerName: 'Forstbetrieb Holzer',
      ProducerCountry: 'AT',
      ProductionPlace: 'KG 60345, Gst 412/3',
    });
    const point = { plot: 'POINT', point: { latitude: 47, longitude: 15 }, plotInHectares: 1.5 } as const;
    expect(plotProperties({ ...COMPLETE, ...point })).toMatchObject({ Area: 1.5 });
  });
});
