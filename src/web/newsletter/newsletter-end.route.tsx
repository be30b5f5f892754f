import { unsubscribeNewsletter } from '#contract/newsletter/newsletter.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/newsletter-end.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult, secretHeaders } from '#web/forms/account-action.ts';
import type { NewsletterReply } from './newsletter-page.tsx';
import { newsletterAnswer, NewsletterPage } from './newsletter-page.tsx';

const { newsletter: texts } = accountTexts;

export const headers = () => secretHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: (url.searchParams.get('token') ?? '') !== '' };
}

export async function action({ url, context }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  return actionResult<NewsletterReply>(
    await newsletterAnswer(context.get(apiContext).call(unsubscribeNewsletter, { token })),
  );
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.endTitle, path: mailPaths.newsletterEnd(), isHiddenFromSearch: true });

export default function EndNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      isUsable={loaderData.hasToken}
      reply={actionData}
      words={{ title: texts.endTitle, text: texts.endText, submit: texts.endSubmit }}
      done={{ title: texts.endedTitle, text: texts.ended }}
      broken={{ text: texts.endBroken, href: paths.profileSettings(), label: texts.profile }}
    />
  );
}
