import { confirmNewsletter } from '#contract/newsletter/newsletter.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/newsletter-confirm.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { actionResult, secretHeaders } from '#web/forms/account-action.ts';
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

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.confirmTitle, path: mailPaths.newsletterConfirm(), isHiddenFromSearch: true });

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
