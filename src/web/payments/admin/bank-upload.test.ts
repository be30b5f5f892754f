import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { samplePage } from '#test/sample-page.ts';
import { type Viewer, apiContext, pageContext } from '#web/api/api-context.ts';
import { INTENT_FIELD } from '#web/forms/form-data.ts';
import { BANK_INTENTS } from './bank-credit.tsx';
import { UPLOAD } from './bank-page.tsx';
import { action } from './bank.route.tsx';

const viewer: Viewer = { id: 'eva', displayName: 'Eva', initials: 'E', permissions: ['admin'] };

test('a statement is asked for where no file was chosen; nothing is read or blamed', async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.reject(new Error('Nothing is to be read.')) });
  context.set(pageContext, { ...samplePage, viewer });
  const body = new FormData();
  body.set(INTENT_FIELD, BANK_INTENTS.upload);
  body.set('file', new File([], ''));
  const url = new URL('https://stammplatz.example/admin/bank');
  const request = new Request(url, { method: 'POST', body });
  expect(await action({ url, request, context, pattern: '/admin/bank', params: {} })).toMatchObject({
    data: { about: UPLOAD, errors: { file: 'Wähl zuerst eine Datei aus.' } },
  });
});
