import { expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import { answerImportsForm, INTENTS } from './answer-imports-form.ts';

test('carrying out a list hands on the number of adverts that was ticked, and nothing that is none', async () => {
  const sent: unknown[] = [];
  const call = async (_endpoint: unknown, input: unknown) => {
    sent.push(input);
    return { id: 'new' };
  };
  for (const ticked of ['799', 'alle', '-1', '']) {
    const form = new FormData();
    form.set('intent', INTENTS.apply);
    form.set('lauf', 'dry');
    form.set('pausieren', ticked);
    expect(await answerImportsForm({ call } as unknown as Api, form)).toEqual({ kind: 'RUN', id: 'new' });
  }
  expect(sent).toEqual([
    { importId: 'dry', confirmedPauses: 799 },
    ...Array.from({ length: 3 }, () => ({ importId: 'dry' })),
  ]);
});
