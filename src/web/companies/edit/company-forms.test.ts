import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { ResponseError } from '#contract/api-errors.ts';
import type { CompanyService } from '#contract/companies/companies.schemas.ts';
import { companiesHref, companyRequestOf } from '#web/companies/load-companies.ts';
import { answerCompanyForm } from './answer-company-form.ts';
import { SEEN_FIELD } from './company-forms.ts';
import { readArea, readHours, withProtocol } from './read-company-form.ts';
import { changedServices } from './service-steps.ts';

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('a web address as people write it', () => {
  it.each([
    ['www.huber.at', 'https://www.huber.at'],
    ['huber.at/saege?x=1', 'https://huber.at/saege?x=1'],
    ['http://huber.at', 'http://huber.at'],
    ['', ''],
    // The call refuses these as they are; the form must not rewrite them into harmless ones.
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['data:text/html,x', 'data:text/html,x'],
    ['huber', 'huber'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(withProtocol(typed)).toBe(sent);
  });
});

it('a form sends the state that it was drawn from, and keeps what was typed where that is old', async () => {
  const sent: unknown[] = [];
  const call = async ({ operation }: { operation: string }, input: unknown) => {
    if (operation === 'getMe') return { companyId: 'c' };
    sent.push(input);
    throw new ResponseError(
      409,
      JSON.stringify({ code: 'company.changed-elsewhere', message: 'Inzwischen geändert.' }),
    );
  };
  const form = formOf({ name: 'Säge', description: 'Neu', [SEEN_FIELD]: '2026-11-21T09:00:00.000Z' });
  const refused = await answerCompanyForm({ call } as unknown as Api, 'profil', form);
  expect(sent).toMatchObject([
    { companyId: 'c', updateCompanyDto: { description: 'Neu', updatedAt: '2026-11-21T09:00:00.000Z' } },
  ]);
  expect(refused).toMatchObject({
    status: 409,
    reply: { intent: 'profil', message: 'Inzwischen geändert.', values: { description: 'Neu' } },
  });
});

describe('opening hours of the form', () => {
  it('leave out empty days and lead an error back to its field', () => {
    const read = readHours(formOf({ 'von-1-2': '13:00', 'bis-1-2': '17:00', 'von-3-1': '08:00', 'bis-3-1': '12:00' }));
    expect(read).toMatchObject({
      edit: {
        openingHours: [
          { weekday: 1, from: '13:00', to: '17:00' },
          { weekday: 3, from: '08:00', to: '12:00' },
        ],
      },
      fieldOf: { 'openingHours.1.from': 'von-3-1' },
    });
  });

  it('are not sent with half a time', () => {
    expect(readHours(formOf({ 'von-5-1': '08:00' })).errors).toEqual({ 'von-5-1': 'Hier fehlt Beginn oder Ende.' });
  });
});

it.each(['0', '1001', '12,5', 'weit'])('a radius of „%s“ is refused before it is sent', (radiusInKm) => {
  expect(readArea(formOf({ radiusInKm })).errors).toHaveProperty('radiusInKm');
});

describe('the services after one step', () => {
  const service = (id: string): CompanyService => ({ id, title: id, description: '', category: null, image: null });
  const services = ['a', 'b', 'c'].map(service);
  const after = (fields: Record<string, string>, picture: string | null = null) =>
    changedServices(services, formOf(fields), picture).services.map((one) => one.title);

  it('are one more, one less, or in another order', () => {
    expect(after({ about: 'neu', title: 'd' })).toEqual(['a', 'b', 'c', 'd']);
    expect(after({ about: 'b', schritt: 'entfernen' })).toEqual(['a', 'c']);
    expect(after({ about: 'b', schritt: 'hinauf' })).toEqual(['b', 'a', 'c']);
    expect(after({ about: 'b', schritt: 'hinunter' })).toEqual(['a', 'c', 'b']);
    expect(after({ about: 'a', schritt: 'hinauf' })).toEqual(['a', 'b', 'c']);
    expect(after({ about: 'weg', title: 'x' })).toEqual(['a', 'b', 'c']);
  });

  it('keep the uploaded picture until another one comes or it is taken away', () => {
    const image = { id: 'i', order: 0, url: '/x', storedFileId: 'f' };
    const own = [{ ...service('a'), image }];
    const imageAfter = (fields: Record<string, string>, picture: string | null) =>
      changedServices(own, formOf({ about: 'a', title: 'a', ...fields }), picture).services[0]?.image;
    expect(imageAfter({}, null)).toBe('f');
    expect(imageAfter({}, 'neues')).toBe('neues');
    expect(imageAfter({ schritt: 'bild-entfernen' }, null)).toBeNull();
  });
});

describe('the address of a list of companies', () => {
  it('says what the page shows, there and back', () => {
    const request = { search: 'Lohnschnitt 3300', state: 'steiermark', service: 'lohnschnitt', page: 3 };
    const href = companiesHref(request);
    expect(href).toBe('/firmen?suche=Lohnschnitt+3300&bundesland=steiermark&leistung=lohnschnitt&seite=3');
    expect(companyRequestOf(new URL(href, 'http://x').searchParams)).toEqual(request);
  });

  it('drops what names nothing', () => {
    const params = new URLSearchParams('bundesland=bayern&leistung=quatsch&seite=-1&suche=%00a');
    expect(companyRequestOf(params)).toEqual({ search: 'a', state: '', service: '', page: 1 });
  });
});
