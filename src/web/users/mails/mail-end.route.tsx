import { endNotificationMails } from '#contract/users/own-data.ts';
import { mailPaths } from '#contract/mail-paths.ts';
import { paths } from '#contract/paths.ts';
import { occasionOfToken } from '#domain/users/notifications.ts';
import { mailEndTexts as texts } from '#texts/de/mail/mail-end.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { apiContext } from '#web/api/api-context.ts';
import { MailLinkPage, mailLinkResult } from '#web/forms/sending/mail-link-page.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import type { Route } from './+types/mail-end.route.ts';

const tokenOf = (url: URL): string => url.searchParams.get('token') ?? '';

/** GET changes nothing: mail scanners open every link. */
export function loader({ url }: Route.LoaderArgs) {
  const event = occasionOfToken(tokenOf(url));
  return { occasion: event === null ? null : profileTexts.notifications.events[event].title };
}

export const action = ({ url, context }: Route.ActionArgs) =>
  mailLinkResult(context.get(apiContext).call(endNotificationMails, { token: tokenOf(url) || '-' }));

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: mailPaths.mailEnd(), isHiddenFromSearch: true });

export default function EndMails({ loaderData: { occasion }, actionData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      outcome={actionData?.outcome ?? (occasion === null ? 'BROKEN' : 'OPEN')}
      texts={{ ...texts, done: texts.done(occasion ?? '') }}
      question={texts.text(occasion ?? '')}
      next={{ href: `${paths.profileSettings()}#benachrichtigungen`, label: texts.profile }}
    />
  );
}
