import { paths } from '#contract/paths.ts';
import { addSavedSearch, orderSavedSearch } from '#contract/saved-searches/saved-searches.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { actionResult } from '#web/forms/account-action.ts';
import { EmailField } from '#web/forms/email-field.tsx';
import { emailError } from '#web/forms/form-checks.ts';
import { typed, typedValues } from '#web/forms/form-data.ts';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedFields } from '#web/forms/sending/refusals.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/new-saved-search.route.ts';
import { BrokenLink } from './broken-link.tsx';
import { loadSearchToSave } from './load-search-to-save.ts';
import { SavedSearchFields } from './saved-search-fields.tsx';
import { readSearchForm, searchRefusedBy } from './saved-search-form.ts';

const { add: texts, fields: fieldTexts } = savedSearchTexts;

/** `sentTo`: the address that gets a mail. */
type Reply = FormReply & { sentTo?: string };

const addressOf = (url: URL): string => url.searchParams.get('von') ?? '';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const search = await loadSearchToSave({ address: addressOf(url), api: context.get(apiContext), page });
  return { search, isSignedIn: page.viewer !== null, signInHref: paths.signIn(url.pathname + url.search) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const isSignedIn = context.get(pageContext).viewer !== null;
  return actionResult(
    await answer(context.get(apiContext), await request.formData(), { address: addressOf(url), isSignedIn }),
  );
}

type Given = { address: string; isSignedIn: boolean };

async function answer(
  api: Parameters<typeof readSearchForm>[0],
  form: FormData,
  { address, isSignedIn }: Given,
): Promise<Answered<Reply>> {
  const values = typedValues(form);
  const email = typed(form, 'email');
  const { dto, errors, rows } = await readSearchForm(api, form);
  const gaps = refusedFields({ ...errors, ...(isSignedIn ? {} : emailError(email)) }, values);
  if (gaps !== null) return gaps;
  try {
    if (isSignedIn) {
      await api.call(addSavedSearch, { newSavedSearchDto: { address, ...dto } });
      return { goTo: `${paths.savedSearches()}?neu=ja` };
    }
    const { name, frequency, places } = dto;
    await api.call(orderSavedSearch, { savedSearchOrderDto: { email, address, name, frequency, places } });
    return { reply: { message: null, errors: {}, values: {}, sentTo: email }, status: 200 };
  } catch (error) {
    return searchRefusedBy(error, { values, rows });
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.newSavedSearch(''), isHiddenFromSearch: true });

export default function NewSavedSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { search, isSignedIn, signInHref } = loaderData;
  const reply: Reply | undefined = actionData;
  if (search === null) return <BrokenLink title={texts.unknown} text={texts.unknownText} />;
  if (reply?.sentTo !== undefined) {
    return (
      <div className="wrap py-6">
        <Stack gap={4} className="justify-items-start max-w-[36rem]">
          <h1>{texts.sentTitle}</h1>
          <DoneNotice>{texts.sent(reply.sentTo)}</DoneNotice>
          <p className="text-sm text-ink-soft">{texts.sentHint}</p>
          <LinkButton href={search.address}>{savedSearchTexts.listing}</LinkButton>
        </Stack>
      </div>
    );
  }
  return (
    <div className="wrap py-6">
      <Stack gap={4} className="max-w-[36rem]">
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
        <section className="box p-4 grid gap-1" aria-label={texts.search}>
          <a className="reach font-semibold [overflow-wrap:anywhere]" href={search.address}>
            {search.heading}
          </a>
          {search.filters.length > 0 && (
            <p className="text-sm [overflow-wrap:anywhere]">{search.filters.join(' · ')}</p>
          )}
          {search.count !== null && <p className="text-sm text-ink-soft">{search.count}</p>}
        </section>
        {search.notices.length > 0 && <Notice kind="info">{search.notices.join(' ')}</Notice>}
        <PageForm className="grid gap-4" reply={reply} submit={isSignedIn ? texts.submit : texts.order}>
          {(fields) => (
            <>
              {!isSignedIn && (
                <>
                  <p>{texts.guest}</p>
                  <EmailField label={fieldTexts.email} required {...fields.text('email')} />
                </>
              )}
              <SavedSearchFields fields={fields} stored={search.suggested} hasChannels={isSignedIn} />
            </>
          )}
        </PageForm>
        {!isSignedIn && (
          <p className="text-sm text-ink-soft">
            {texts.signIn} <a href={signInHref}>{texts.toSignIn}</a>. {texts.privacy}{' '}
            <a href={paths.privacy()}>{texts.privacyLink}</a>.
          </p>
        )}
      </Stack>
    </div>
  );
}
