import { beforeEach, expect, test } from 'vitest';
import { listLocalDrafts, newLocalRef, readLocalDraft, writeLocalDraft } from '#web/adverts/edit/draft/local-drafts.ts';
import { lastAccountHere } from './last-account.ts';
import { listUnsent, noteSignOut, noteViewer } from './personal-data.ts';

const draft = (owner: string | null, title: string) => ({
  owner,
  category: 'FIREWOOD' as const,
  values: { title },
  version: null,
  created: null,
  changedAt: '2026-11-22T09:00:00.000Z',
});
const titles = (viewer: string | null) => listLocalDrafts(viewer).map((one) => one.draft.values['title']);
const keys = () => Object.keys(localStorage).filter((key) => /:(?:anzeige|chat)/.test(key));
const [EVAS, ANNAS, OPEN] = [newLocalRef(), newLocalRef(), newLocalRef()];

beforeEach(() => {
  localStorage.clear();
  writeLocalDraft(EVAS, draft('eva', 'Buche von Eva'));
  writeLocalDraft(ANNAS, draft('anna', 'Fichte von Anna'));
  writeLocalDraft(OPEN, draft(null, 'Eiche ohne Konto'));
  localStorage.setItem('stammplatz:chat-entwurf:eva:chat-1', 'Ist das Holz noch …');
  localStorage.setItem('stammplatz:chat-entwurf:anna:chat-2', 'Passt.');
  localStorage.setItem('stammplatz:chat-ausgang:eva', JSON.stringify([{ id: 'message-1' }]));
});

test('everybody sees the own drafts on a shared device, and those written before anybody had signed in', () => {
  expect(titles('eva').toSorted()).toEqual(['Buche von Eva', 'Eiche ohne Konto']);
  expect(titles(null)).toEqual(['Eiche ohne Konto']);
  expect(readLocalDraft(EVAS, 'anna')).toBeNull();
  expect(readLocalDraft(EVAS, null)).toBeNull();
  expect(readLocalDraft(EVAS, 'eva')?.values).toEqual({ title: 'Buche von Eva' });
});

test('after a sign-out nothing of the person is left, and everything of others', async () => {
  await noteViewer('eva');
  expect(await listUnsent('eva')).toEqual({ drafts: 2, photos: 0, messages: 2 });
  noteSignOut('eva');
  await noteViewer(null);
  expect(keys().toSorted()).toEqual([`stammplatz:anzeige:${ANNAS}`, 'stammplatz:chat-entwurf:anna:chat-2'].toSorted());
});

test('a session that merely ended hides the drafts and keeps them for the next sign-in', async () => {
  await noteViewer('eva');
  await noteViewer(null);
  expect(titles(null)).toEqual(['Eiche ohne Konto']);
  await noteViewer('eva');
  expect(titles('eva')).toContain('Buche von Eva');
});

test('a sign-out that failed takes nothing away', async () => {
  noteSignOut('eva');
  await noteViewer('eva');
  await noteViewer(null);
  expect(keys()).toHaveLength(6);
});

test('a page that was kept for strangers does not make the device forget who is signed in', async () => {
  await noteViewer('eva');
  document.documentElement.dataset['kept'] = '';
  await noteViewer(null);
  delete document.documentElement.dataset['kept'];
  expect(lastAccountHere()).toBe('eva');
  await noteViewer(null);
  expect(lastAccountHere()).toBeNull();
});
