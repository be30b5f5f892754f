import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { CustomWord, UnknownWord } from '#contract/search/search-words.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import { type Overview, OverviewPage } from './overview-page.tsx';
import { readWord, suggestedValues, valuesOf, wordValues } from './word-form.ts';
import { WordPage, type WordReply } from './word-page.tsx';

const paged = <T,>(items: T[], totalPages = 1) => ({
  page: 0,
  items,
  pageSize: 24,
  totalPages,
  totalElements: items.length,
  size: items.length,
});
const UNKNOWN: UnknownWord = {
  word: 'brehnholz',
  searches: 1_234,
  withoutHit: 7,
  lastSeen: '2026-11-20',
  categories: ['FIREWOOD'],
  nearest: ['brennholz'],
  isTaught: false,
};
const ENTRY: CustomWord = {
  id: '0199aa00-0000-7000-8000-000000000001',
  kind: 'SYNONYM',
  words: ['ofenfutter', 'heizholz'],
  replacement: 'Brennholz',
  category: null,
  prefers: [],
  overrules: false,
  isActive: true,
  version: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
};
const EMPTY: Overview = { unknown: paged([]), gaps: [], entries: paged([]), showsOff: false, done: null };

function draw(element: React.ReactNode): HTMLElement {
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <main>{element}</main> }])} />)
    .container;
}

describe('the overview', () => {
  test('shows words with how often they were sought and a way to read each like the nearest known one', async () => {
    const page = draw(<OverviewPage {...EMPTY} unknown={paged([UNKNOWN], 3)} entries={paged([ENTRY])} />);
    const row = screen.getByRole('row', { name: /brehnholz/ });
    expect(row.textContent).toMatch(/Brennholz.*1\D234-mal.*7-mal.*20\.11\.2026/);
    const link = within(row).getByRole('link', { name: '„brehnholz“ wie „brennholz“ lesen' });
    expect(link.getAttribute('href')).toBe('/admin/suche/neu?wort=brehnholz&ziel=brennholz');
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('href')).toBe('/admin/suche?seite=2');
    expect(screen.getByRole('row', { name: /ofenfutter/ }).textContent).toMatch(/Synonym.*wie „Brennholz“/);
    expect(await barriersIn(page)).toEqual([]);
  });

  test('says so where nothing was counted and nothing taught', async () => {
    const page = draw(<OverviewPage {...EMPTY} />);
    for (const title of ['Keine unbekannten Wörter', 'Noch keine Suchen gezählt', 'Noch keine eigenen Wörter'])
      expect(screen.getByText(title)).toBeTruthy();
    expect(await barriersIn(page)).toEqual([]);
  });

  test('keeps the list of what is switched off while paging', () => {
    draw(<OverviewPage {...EMPTY} showsOff entries={paged([{ ...ENTRY, isActive: false }], 2)} />);
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('href')).toBe(
      '/admin/suche?eintraege=2&liste=aus',
    );
    expect(screen.getByRole('link', { name: 'Aktive anzeigen' }).getAttribute('href')).toBe('/admin/suche');
  });
});

describe('the page of an entry', () => {
  const reply = (more: Partial<WordReply>): WordReply => ({
    message: null,
    errors: {},
    values: { ...valuesOf(ENTRY) },
    preview: null,
    ...more,
  });

  test('shows a refusal at its field and keeps what was typed', async () => {
    const values = { ...valuesOf(ENTRY), words: 'Fichte', kind: 'STOP_WORD' };
    const page = draw(
      <WordPage
        entry={null}
        stored={{}}
        reply={reply({ message: 'So nicht.', errors: { words: 'So nicht.' }, values })}
      />,
    );
    const words = screen.getByLabelText('Wörter');
    expect(words).toHaveProperty('value', 'Fichte');
    expect(words.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(/^Füllwort/)).toHaveProperty('checked', true);
    expect(await barriersIn(page)).toEqual([]);
  });

  test('shows what each word finds before and after', async () => {
    const preview = [
      { word: 'ofenfutter', before: { count: 0, titles: [] }, after: { count: 2, titles: ['Buche', 'Buche'] } },
    ];
    const page = draw(
      <WordPage entry={{ isActive: true, changes: [] }} stored={valuesOf(ENTRY)} reply={reply({ preview })} />,
    );
    const row = screen.getByRole('row', { name: /ofenfutter/ });
    expect(row.textContent).toMatch(/keine Anzeige.*2 Anzeigen.*BucheBuche/);
    expect(await barriersIn(page)).toEqual([]);
  });

  test('tells who changed what, and offers to switch a resting entry on', () => {
    const { id: _id, version: _version, changedAt: _at, ...state } = ENTRY;
    const change = { id: 2, at: '2026-11-20T10:00:00.000Z', actor: 'x', actorName: 'Anna Muster' };
    const changes = [{ ...change, before: state, after: { ...state, replacement: 'Scheitholz', isActive: false } }];
    draw(<WordPage entry={{ isActive: false, changes }} stored={valuesOf(ENTRY)} reply={null} />);
    const history = screen.getByRole('region', { name: 'Verlauf' });
    expect(within(history).getByRole('listitem').textContent).toMatch(
      /abgeschaltet.*Anna Muster.*vorher: .*„Brennholz“.*jetzt: .*„Scheitholz“/,
    );
    expect(screen.getByRole('button', { name: 'Wieder einschalten' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Abschalten' })).toBeNull();
  });
});

describe('the form of an entry', () => {
  test('reads words with commas, and the fields of the chosen kind only', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...valuesOf(ENTRY), words: ' a b,, c;d\ne ', prefers: 'x' }))
      form.append(name, value);
    expect(readWord(wordValues(form))).toEqual({
      ok: true,
      version: 3,
      dto: {
        kind: 'SYNONYM',
        words: ['a b', 'c', 'd', 'e'],
        replacement: 'Brennholz',
        category: null,
        prefers: [],
        overrules: false,
      },
    });
  });

  test('names what is missing or too much before it asks the server', () => {
    expect(readWord({ words: ' , ' })).toMatchObject({
      ok: false,
      errors: { words: expect.stringMatching(/mindestens ein Wort/) },
    });
    const many = Array.from({ length: 21 }, (_, number) => `w${number}`).join(',');
    expect(readWord({ words: many })).toMatchObject({ ok: false, errors: { words: expect.stringContaining('20') } });
    expect(readWord({ words: 'z'.repeat(61) })).toMatchObject({
      ok: false,
      errors: { words: expect.stringMatching(/zu lang/) },
    });
  });

  test('takes from a link only what it may suggest', () => {
    const query = new URLSearchParams({ art: 'X', wort: ` ${'z'.repeat(99)} `, ziel: 'Brennholz', version: '7' });
    expect(suggestedValues(query)).toEqual({ kind: 'SYNONYM', words: 'z'.repeat(60), replacement: 'Brennholz' });
  });
});
