import { useMemo } from 'react';
import { data, redirect, useRouteLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import { proofPaths } from '#contract/proofs/proof-paths.ts';
import { profileTexts as texts } from '#texts/de/users/profile.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { LeavingBanner } from '#web/accounts/leaving-banner.parts.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { SellerMark } from './seller-mark.parts.tsx';
import { publishOutcome, useFormMessages } from '#web/forms/sending/form-messages.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { UnsavedGuard } from '#web/forms/unsaved-guard.tsx';
import type { Route } from './+types/profile.route.ts';
import { AccountSection } from './sections/account-section.tsx';
import { answerProfileForm } from './answer-profile-form.ts';
import { CompanySection } from './sections/company-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { DisclosureSection } from './sections/disclosure-section.tsx';
import { DisplaySection } from './sections/display-section.tsx';
import { INTENT_FIELD, SCRIPT_FIELD, isChecked } from '#web/forms/form-data.ts';
import { InvoiceSection } from './sections/invoice-section.tsx';
import { loadProfile } from './load-profile.ts';
import type { OwnAccount, Profile } from './load-profile.ts';
import { NewsletterSection } from './sections/newsletter-section.tsx';
import { NotificationsSection } from './sections/notifications-section.tsx';
import { PefcSection } from './sections/pefc-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';
import type { SectionId } from './profile-forms.ts';
import { intentOf, PROFILE_FORMS, SECTION_IDS } from './profile-forms.ts';
import { ProfilePageContext } from './profile-page-context.ts';
import { SectionLink } from './sections/section-link.tsx';
import { SectionNav } from './sections/section-nav.tsx';
import { useShownSection } from './sections/use-shown-section.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SubscriptionSection } from './sections/subscription-section.tsx';
import { useUnsavedForms } from './unsaved-forms.ts';
import { VoucherSection } from './sections/voucher-section.tsx';
import './profile.css';

const SAVED = 'gespeichert';
const EXPORT = 'export';
const VOUCHER = 'gutschein';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const { display, publicUrl } = context.get(pageContext);
  return {
    profile: await loadProfile(context.get(apiContext), { now: Date.now(), ownUrl: publicUrl }),
    display,
    saved: intentOf(url.searchParams.get(SAVED)),
    exportRefusal: url.searchParams.get(EXPORT),
    voucherCode: url.searchParams.get(VOUCHER)?.trim().slice(0, 40) ?? '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = intentOf(form.get(INTENT_FIELD));
  if (intent === null) throw data(null, { status: 400 });
  const { reply, status } = await answerProfileForm(context.get(apiContext), intent, form);
  // What is shown only once has to be on this very page; everything else is loaded again after a redirect.
  const isShownOnce = reply.setup !== undefined || reply.recoveryCodes !== undefined;
  if (reply.isDone && !isShownOnce && !isChecked(form, SCRIPT_FIELD)) {
    throw redirect(`${paths.profileSettings()}?${SAVED}=${intent}#${PROFILE_FORMS[intent].section}`, 303);
  }
  return data(reply, { status });
}

export async function clientAction(sent: Route.ClientActionArgs) {
  const outcome = await keepWithoutConnection(sent, texts.form.offline);
  if ('isDone' in outcome) publishOutcome(outcome);
  return outcome;
}

/** The answer to a form can carry secrets that are shown once. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.profileSettings(), isHiddenFromSearch: true });

export default function ProfileSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, saved, exportRefusal, voucherCode, display } = loaderData;
  const { account } = profile;
  const { names, setUnsaved } = useUnsavedForms();
  useFormMessages();
  const { shown, isHydrated } = useShownSection();
  const sent = actionData ?? null;
  const page = useMemo(
    () => ({ sent, saved, hasPassword: account.hasPassword, mail: account.mail, setUnsaved, shown }),
    [sent, saved, account.hasPassword, account.mail, setUnsaved, shown],
  );
  const sections = SECTION_IDS.filter((id) => id !== 'anbieter' || profile.disclosure !== null);
  const next = sections[sections.indexOf(shown) + 1];
  return (
    <ProfilePageContext value={page}>
      <div className="wrap profile-page pt-6 pb-12">
        <Head account={account} />
        <div className="flex flex-col gap-4 @[55rem]:flex-row @[55rem]:items-start @[55rem]:gap-10">
          <SectionNav needAttention={sectionsToFix(profile)} sections={sections} />
          <div
            data-live={isHydrated || undefined}
            className="profile-sections grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 @[55rem]:max-w-[46rem] @[55rem]:flex-1"
          >
            <AccountSection account={account} />
            {profile.disclosure !== null && <DisclosureSection disclosure={profile.disclosure} />}
            <SecuritySection
              secondFactor={profile.secondFactor}
              sessions={profile.sessions}
              mailIsConfirmed={account.mailIsConfirmed}
            />
            <ContactSection contact={profile.contact} />
            <InvoiceSection invoice={profile.invoice} contact={profile.contact} />
            <SubscriptionSection subscriptions={profile.subscriptions} orders={profile.orders} />
            <VoucherSection code={voucherCode} />
            <CompanySection account={account} />
            <PefcSection account={account} />
            <NewsletterSection account={account} />
            <NotificationsSection notifications={profile.notifications} devices={profile.devices} account={account} />
            <DisplaySection settings={display} />
            <PrivacySection account={account} exportRefusal={exportRefusal} />
            {next !== undefined && (
              <p className="noscript:hidden @[55rem]:hidden" data-shown="">
                <SectionLink id={next} className="button button-edge">
                  {texts.nav.next(texts.sections[next])}
                </SectionLink>
              </p>
            )}
          </div>
        </div>
        {names.length > 0 && <UnsavedGuard names={names} />}
      </div>
    </ProfilePageContext>
  );
}

function Head({ account }: { account: OwnAccount }) {
  const root = useRouteLoaderData<{ viewer: { displayName: string } | null }>('root');
  const name = root?.viewer?.displayName ?? '';
  return (
    <header className="profile-head grid grid-cols-[auto_minmax(0,1fr)] items-center gap-y-3 gap-x-4 mb-5">
      <SellerMark id={account.id} />
      <div className="grid gap-1 min-w-0 [&_b]:text-ink">
        <h1>{texts.title}</h1>
        <p className="flex flex-wrap gap-x-2 gap-y-0.5 text-ink-soft text-sm">
          {texts.signedInAs} <b className="break-all">{name === '' ? account.mail : name}</b>
          <a href={paths.seller(account.id)} className="reach">
            {texts.seenByOthers}
          </a>{' '}
          <a href={proofPaths.ownProofs()} className="reach">
            {texts.toProofs}
          </a>
        </p>
      </div>
      {account.endsAt !== null && (
        <div className="col-span-full">
          <LeavingBanner endsAt={account.endsAt} />
        </div>
      )}
      {account.publishingNeeds.length > 0 && (
        <div className="col-span-full">
          <Notice kind="info" title={texts.needs.title}>
            <SectionLink id="konto">
              {account.publishingNeeds.map((need) => texts.needs.of[need]).join(', ')}
            </SectionLink>
          </Notice>
        </div>
      )}
    </header>
  );
}

/** Sections that wait for something the account's owner can do. */
function sectionsToFix({ account, disclosure, secondFactor }: Profile): ReadonlySet<SectionId> {
  const sections = new Set<SectionId>();
  if (account.publishingNeeds.length > 0) sections.add('konto');
  if (disclosure !== null && disclosure.missing.length > 0) sections.add('anbieter');
  if (secondFactor.restingPermissions.length > 0) sections.add('sicherheit');
  if (account.newsletter === 'pending') sections.add('newsletter');
  if (account.endsAt !== null) sections.add('datenschutz');
  return sections;
}
