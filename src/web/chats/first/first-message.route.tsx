import { isUuid } from '#domain/text/uuid.ts';
import { data, redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { chatPaths } from '#contract/chats/chat-paths.ts';
import { initChat } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { MAX_MESSAGE_LENGTH, cleanMessageText, hasOnlyMessageCharacters } from '#domain/chats/message-text.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { firstMessageTexts as texts } from '#texts/de/chats/first-message.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { refusalOf } from '#web/chats/list/chat-order.ts';
import { composeFor } from '#web/chats/load-chats.ts';
import { PLACE_FIELD, buyerPlaceOf } from '#web/chats/talk/buyer-place.ts';
import { typed, typedExactly } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { refusedFields } from '#web/forms/sending/refusals.ts';
import { signInPath } from '#web/page/callback-path.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/first-message.route.ts';
import { FirstMessagePage } from './first-message-page.tsx';
import type { KeptMessage } from './kept-message.ts';
import { keptMessageCookie, keptMessageOf } from './kept-message.ts';

const { compose, composer, states } = chatPageTexts;

const wishOf = (advertId: string, { publicUrl }: PageContext) => ({
  advertId,
  isSecure: publicUrl.startsWith('https:'),
});

/**
 * Sends the message that waits on this device, once its writer is signed in and comes with its id; what is written under
 * the address without an id stays there until it is sent by the button.
 */
export async function loader({ request, url, params: { advertId, messageId }, context }: Route.LoaderArgs) {
  if (!isUuid(advertId)) throw pageNotFound(url);
  const page = context.get(pageContext);
  const api = context.get(apiContext);
  const wish = wishOf(advertId, page);
  const kept = await keptMessageOf(request, wish);
  let reply: FormReply | null = null;
  let status = 200;
  if (messageId !== undefined) {
    requireSignedIn(context, url);
    // Sent already, or written on another device.
    if (kept?.id !== messageId) throw redirect(paths.newChat(advertId));
    const sent = await sendKept(api, advertId, kept);
    if ('chatId' in sent) throw redirect(paths.chats(sent.chatId), { headers: await cookieOf(null, wish) });
    ({ reply, status } = sent);
  }
  const values = { text: kept?.text ?? '', [PLACE_FIELD]: kept?.place ?? '' };
  const view = await composeFor(api, advertId, page.place);
  return data(
    { formPath: chatPaths.firstMessage(advertId), compose: view, reply, values, isGuest: page.viewer === null },
    { status },
  );
}

type Sent = { chatId: string } | { reply: FormReply; status: number };

async function sendKept(api: Api, advertId: string, { id, text, place }: KeptMessage): Promise<Sent> {
  const values = { text, [PLACE_FIELD]: place };
  try {
    const buyerPlace = place === '' ? null : await buyerPlaceOf(api, place);
    if (typeof buyerPlace === 'string') return refusedPlace(buyerPlace, values);
    const chat = await api.call(initChat, { initChatDto: { advertId, text, messageId: id, buyerPlace } });
    return { chatId: chat.id };
  } catch (error) {
    const message = refusalOf(error);
    const status = isResponseError(error) ? error.status : 500;
    return { reply: { message, errors: {}, values }, status };
  }
}

const refusedPlace = (message: string, values: FormReply['values']) => ({
  reply: { message, errors: { [PLACE_FIELD]: message }, values },
  status: 422,
});

const cookieOf = async (message: KeptMessage | null, wish: ReturnType<typeof wishOf>): Promise<Headers> => {
  const cookie = await keptMessageCookie(message, wish);
  return new Headers(cookie === null ? {} : { 'set-cookie': cookie });
};

/** Keeps what was written on the device and leads on to sending it, for a visitor over signing in. */
export async function action({ request, url, params: { advertId }, context }: Route.ActionArgs) {
  if (!isUuid(advertId)) throw pageNotFound(url);
  const page = context.get(pageContext);
  const wish = wishOf(advertId, page);
  const form = await request.formData();
  const text = typedExactly(form, 'text').replaceAll('\r\n', '\n');
  const place = typed(form, PLACE_FIELD);
  const values = { text, [PLACE_FIELD]: place };
  const gaps = refusedFields(await gapsOf(context.get(apiContext), form, text), values);
  if (gaps !== null) return replyData(gaps);
  const before = await keptMessageOf(request, wish);
  // The second click of a double one is the same message.
  const isSame = before !== null && before.text === text && before.place === place;
  const message = isSame ? before : { id: crypto.randomUUID(), text, place };
  const headers = await cookieOf(message, wish);
  if (!headers.has('set-cookie')) return data(refusedText(values), { status: 422 });
  const path = chatPaths.firstMessage(advertId, message.id);
  throw redirect(page.viewer === null ? signInPath(path) : path, { status: 303, headers });
}

const refusedText = (values: FormReply['values']): FormReply => ({
  message: texts.tooMuch,
  errors: { text: texts.tooMuch },
  values,
});

async function gapsOf(api: Api, form: FormData, text: string): Promise<FormReply['errors']> {
  const { length } = cleanMessageText(text);
  const gap = !hasOnlyMessageCharacters(text)
    ? texts.characters
    : length === 0
      ? composer.empty
      : length > MAX_MESSAGE_LENGTH
        ? states.tooLong(length, MAX_MESSAGE_LENGTH)
        : null;
  const place = form.has(PLACE_FIELD) ? await buyerPlaceOf(api, typed(form, PLACE_FIELD)) : null;
  return { ...(gap === null ? {} : { text: gap }), ...(typeof place === 'string' ? { [PLACE_FIELD]: place } : {}) };
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: compose.title,
    path: chatPaths.firstMessage(params['advertId'] ?? ''),
    isHiddenFromSearch: true,
  });

export default function FirstMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <FirstMessagePage {...loaderData} reply={actionData ?? loaderData.reply} />;
}
