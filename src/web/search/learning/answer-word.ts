import { data, redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { changeCustomWord, createCustomWord, previewCustomWord } from '#contract/search/search-words.ts';
import { INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { WORD_FIELDS, WORD_INTENTS, readWord, wordValues } from './word-form.ts';
import type { WordReply } from './word-page.tsx';

/** The path name of what was done, for the sentence on the overview. */
const DONE = {
  [WORD_INTENTS.save]: 'gespeichert',
  [WORD_INTENTS.off]: 'abgeschaltet',
  [WORD_INTENTS.on]: 'eingeschaltet',
} as const;
type Write = keyof typeof DONE;

const isWrite = (intent: string): intent is Write => Object.hasOwn(DONE, intent);

/**
 * Executes the action of an entry's form; null as its id: a new one.
 * @throws a redirect to the overview when done
 */
export async function answerWord(api: Api, form: FormData, customWordId: string | null) {
  const intent = typed(form, INTENT_FIELD);
  const values = wordValues(form);
  const read = readWord(values);
  if (!read.ok) return replyData<WordReply>(refusedAt(read.errors, values));
  try {
    if (intent === WORD_INTENTS.preview) {
      const preview = await api.call(previewCustomWord, { previewCustomWordDto: { ...read.dto, customWordId } });
      return data<WordReply>({ message: null, errors: {}, values, preview });
    }
    if (!isWrite(intent)) throw data(null, { status: 400 });
    const words = read.dto.words.join(', ');
    if (customWordId === null) {
      await api.call(createCustomWord, { customWordDto: read.dto });
      throw done('angelegt', words);
    }
    const changedCustomWordDto = { ...read.dto, version: read.version, isActive: intent !== WORD_INTENTS.off };
    await api.call(changeCustomWord, { customWordId, changedCustomWordDto });
    throw done(DONE[intent], words);
  } catch (error) {
    return replyData<WordReply>(refusedBy(error, { values, fields: WORD_FIELDS }));
  }
}

const done = (what: string, words: string): Response =>
  redirect(`${adminPaths.adminSearch()}?${new URLSearchParams({ [what]: words })}`, 303);
