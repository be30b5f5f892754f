import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/chats.route.ts';
import { answerChatForm } from './list/chat-order.ts';
import { nameOf } from './chat-words.ts';
import { ChatsPage } from './chats-page.tsx';
import { chatAbout, loadChats } from './load-chats.ts';
import { NEW_CHAT } from './talk/questions.ts';
import './chats.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const viewer = requireSignedIn(context, url);
  const chatId = params.chatId ?? null;
  const loaded = await loadChats(context.get(apiContext), {
    viewerId: viewer.id,
    chatId,
    url,
    place: context.get(pageContext).place,
  });
  const known = chatId === NEW_CHAT ? chatAbout(loaded.data.chats, url.searchParams.get('anzeige')) : null;
  if (known !== null) throw redirect(paths.chats(known.id));
  return data(loaded.data, { status: loaded.status });
}

/** The forms of the page, for browsers without its script. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const given = { chatId: params.chatId ?? '', advertId: url.searchParams.get('anzeige') };
  const outcome = await answerChatForm(context.get(apiContext), await request.formData(), given);
  if (outcome === null) throw data(null, { status: 400 });
  if (outcome.goTo !== null) throw redirect(outcome.goTo, 303);
  return data(outcome, { status: outcome.error === null ? 200 : 422 });
}

/** The page updates itself; only starting a chat or another person needs a reload. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, ...rest }: ShouldRevalidateFunctionArgs) {
  if (formMethod !== undefined || currentUrl.href === nextUrl.href) return rest.defaultShouldRevalidate;
  return rest.nextParams['chatId'] === NEW_CHAT;
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const chat = loaderData?.chats.find((one) => one.id === params.chatId);
  const title = chat === undefined ? texts.title : texts.titleWith(nameOf(chat));
  return pageMeta(matches, { title, path: paths.chats(), isHiddenFromSearch: true });
};

export default function ChatsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatsPage key={loaderData.viewerId} loaded={loaderData} sent={actionData ?? null} />;
}
