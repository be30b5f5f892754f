import { confirmNewsletter } from '#contract/newsletter.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/newsletter-confirm.route.ts';
import { actionResult, keepWithoutConnection, secretHeaders } from './account-action.ts';
import type { NewsletterReply } from './newsletter-page.tsx';
import { newsletterAnswer, NewsletterPage } from './newsletter-page.tsx';

const { newsletter: texts } = accountTexts;

export const headers = () => secretHeaders;

export function loader({ url }: Route.LoaderArgs) {
  return { hasCode: (url.searchParams.get('code') ?? '') !== '' };
}

export async function action({ url, context }: Route.ActionArgs) {
  const newsletterConfirmationDto = { code: url.searchParams.get('code') ?? '' };
  const call = context.get(apiContext).call(confirmNewsletter, { newsletterConfirmationDto });
  return actionResult<NewsletterReply>(await newsletterAnswer(call));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepWithoutConnection(serverAction);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.confirmTitle, path: paths.newsletterConfirm(), isHiddenFromSearch: true });

export default function ConfirmNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      isUsable={loaderData.hasCode}
      reply={actionData}
      words={{ title: texts.confirmTitle, text: texts.confirmText, submit: texts.confirmSubmit }}
      done={{ title: texts.confirmedTitle, text: texts.confirmed }}
      broken={{ text: texts.confirmBroken, href: paths.newsletterOrder(), label: texts.orderSubmit }}
    />
  );
}
