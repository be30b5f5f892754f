import { isUuid } from '#domain/text/uuid.ts';
import type { Api } from '#contract/api.ts';
import type { ReportChatDto } from '#contract/chats/chats.schemas.ts';
import { addMessage, blockChat, deleteChat, initChat, reportChat } from '#contract/chats/chats.ts';
import { sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import { paths } from '#contract/paths.ts';
import { getMe } from '#contract/users/users.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { refusalSentence } from '#web/api/refused-call.ts';
import type { ChatIntent } from '#web/chats/talk/questions.ts';
import { PLACE_FIELD, buyerPlaceOf } from '#web/chats/talk/buyer-place.ts';
import { CHAT_INTENTS, CONFIRMATION_SENT } from '#web/chats/talk/questions.ts';

const REASONS = Object.keys(texts.report.reasons);

/** What became of a form; `goTo` is the page that shows it. */
export type FormOutcome = {
  intent: ChatIntent;
  error: string | null;
  text: string;
  /** What was typed as the own place. */
  place?: string;
  goTo: string | null;
};

const isReason = (text: string): text is ReportChatDto['reason'] => REASONS.includes(text);

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

export const intentOf = (form: FormData): ChatIntent | null =>
  CHAT_INTENTS.find((intent) => intent === form.get('intent')) ?? null;

/** Returns the report that a form describes, or the sentence that says what it lacks. */
export function reportOf(form: FormData): ReportChatDto | string {
  const reason = textOf(form, 'grund');
  const messageIds = form.getAll('nachricht').filter((id) => typeof id === 'string');
  if (messageIds.length === 0) return texts.report.noMessages;
  const content = textOf(form, 'inhalt').trim();
  return { reason: isReason(reason) ? reason : 'OTHER', messageIds, ...(content === '' ? {} : { content }) };
}

/** Returns what a refused call says to the person. */
export const refusalOf = (error: unknown): string => refusalSentence(error, texts);

/** Carries out a form of a browser without the page's script. */
export async function answerChatForm(
  api: Api,
  form: FormData,
  given: { chatId: string; advertId: string | null },
): Promise<FormOutcome | null> {
  const intent = intentOf(form);
  if (intent === null) return null;
  const text = textOf(form, 'text').replaceAll('\r\n', '\n');
  const place = textOf(form, PLACE_FIELD);
  try {
    const answer = await callByIntent(api, { intent, form, text, ...given });
    return { intent, text, place, error: null, goTo: null, ...answer };
  } catch (error) {
    return { intent, text, place, error: refusalOf(error), goTo: null };
  }
}

type Task = { intent: ChatIntent; form: FormData; text: string; chatId: string; advertId: string | null };

async function callByIntent(api: Api, { intent, form, text, chatId, advertId }: Task): Promise<Partial<FormOutcome>> {
  const id = textOf(form, 'id');
  const ownId = isUuid(id) ? id : undefined;
  switch (intent) {
    case 'senden':
      if (text.trim() === '') return { error: texts.composer.empty };
      await api.call(addMessage, { chatId, addMessageDto: { text, ...(ownId ? { id: ownId } : {}) } });
      return { goTo: paths.chats(chatId) };
    case 'anfangen': {
      if (text.trim() === '') return { error: texts.composer.empty };
      const buyerPlace = form.has(PLACE_FIELD) ? await buyerPlaceOf(api, textOf(form, PLACE_FIELD)) : null;
      if (typeof buyerPlace === 'string') return { error: buyerPlace };
      const first = { advertId: advertId ?? '', text, buyerPlace, ...(ownId ? { messageId: ownId } : {}) };
      const chat = await api.call(initChat, { initChatDto: first });
      return { goTo: paths.chats(chat.id) };
    }
    case 'blockieren':
    case 'freigeben':
      await api.call(blockChat, { chatId, blockChatDto: { blocked: intent === 'blockieren' } });
      return { goTo: paths.chats(chatId) };
    case 'loeschen':
      await api.call(deleteChat, { chatId });
      return { goTo: paths.chats() };
    case 'bestaetigen': {
      const { accountMail } = await api.call(getMe, {});
      await api.call(sendEmailConfirmation, { confirmationRequest: { email: accountMail } });
      return { goTo: `${paths.chats(chatId === '' ? undefined : chatId)}?${CONFIRMATION_SENT}=1` };
    }
    case 'melden': {
      const report = reportOf(form);
      if (typeof report === 'string') return { error: report };
      await api.call(reportChat, { chatId, reportChatDto: report });
      return { goTo: `${paths.chats(chatId)}?gemeldet=1` };
    }
  }
}
