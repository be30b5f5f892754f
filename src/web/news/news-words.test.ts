import { describe, expect, it } from 'vitest';
import type { NewsItem, NewsKind } from '#contract/news/news.schemas.ts';
import { NEWS_KINDS } from '#contract/news/news.schemas.ts';
import { newsLine } from './news-words.ts';

const item = (kind: NewsKind, more: Partial<NewsItem> = {}): NewsItem => ({
  kind,
  at: '2026-11-20T08:00:00.000Z',
  isUnseen: true,
  subjectId: '7',
  title: 'Buche 33 cm',
  count: 1,
  endsAt: null,
  ...more,
});
const wordsOf = (kind: NewsKind, more: Partial<NewsItem> = {}) =>
  newsLine(item(kind, more)).words.replaceAll('\u00a0', ' ');

describe('newsLine', () => {
  it('leads to what each kind is about', () => {
    expect(Object.fromEntries(NEWS_KINDS.map((kind) => [kind, newsLine(item(kind)).href]))).toEqual({
      CHAT_MESSAGES: '/chats/7',
      REQUEST_OFFERS: '/gesuche/7',
      REQUEST_FITS: '/gesuche/passend',
      OFFERED_REQUEST_ENDED: '/gesuche/passend',
      AGREEMENT_WAITS: '/chats/7',
      RATING_DUE: '/meine-vereinbarungen/7',
      RATING_PUBLISHED: '/meine-vereinbarungen/7',
      ADVERTS_END: '/meine-anzeigen',
      ADVERTS_ENDED: '/meine-anzeigen',
      ADVERT_BLOCKED: '/ad/7/widerspruch',
      ADVERT_UNBLOCKED: '/ad/7',
      OBJECTION_REJECTED: '/ad/7/widerspruch',
      ADVERT_FEEDBACK: '/meine-anzeigen/7/hinweise',
      ORDER_WAITS: '/orderpending?bestellung=7',
      ORDER_PAID: '/ordercomplete?bestellung=7',
      IMPORT_FAILED: '/meine-anzeigen/import?lauf=7',
      IMPORT_WITH_ERRORS: '/meine-anzeigen/import?lauf=7',
      SAVED_SEARCH_HITS: '/suchauftraege/7',
    });
  });

  it('says one and many', () => {
    expect(wordsOf('CHAT_MESSAGES')).toBe('Neue Nachricht zu „Buche 33 cm“');
    expect(wordsOf('CHAT_MESSAGES', { count: 3 })).toBe('3 neue Nachrichten zu „Buche 33 cm“');
    expect(wordsOf('ADVERTS_ENDED', { count: 12 })).toBe('12 deiner Anzeigen sind abgelaufen');
    expect(wordsOf('ADVERT_FEEDBACK', { count: 2 })).toBe('2 Hinweise zu deiner Anzeige „Buche 33 cm“');
    expect(wordsOf('IMPORT_WITH_ERRORS', { title: 'liste.csv', count: 2 })).toBe(
      'Der Import „liste.csv“ hat 2 Zeilen mit Fehlern',
    );
  });

  it('says the day on which adverts end, by the clock in Vienna', () => {
    const endsAt = '2026-12-02T23:30:00.000Z';
    expect(wordsOf('ADVERTS_END', { endsAt })).toBe('Deine Anzeige „Buche 33 cm“ endet am 3. Dez. 2026');
    expect(wordsOf('ADVERTS_END', { endsAt, count: 4 })).toBe('4 deiner Anzeigen enden am 3. Dez. 2026');
  });

  it('does not quote a name that is not there', () => {
    expect(wordsOf('IMPORT_FAILED', { title: '' })).toBe('Der Import ist fehlgeschlagen');
  });
});
