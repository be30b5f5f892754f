import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Company } from '#contract/companies/companies.schemas.ts';
import { companyPageTexts as texts } from '#texts/de/companies/companies.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { EmailAddress, PhoneNumber } from '#web/adverts/page/contact-box.parts.tsx';
import { useSendOnce } from '#web/forms/sending/use-send-once.ts';
import type { ContactReply } from './answer-contact.ts';

type ContactBoxProps = { company: Company; sent: ContactReply | null };

/** Phone number and e-mail address behind a button that is counted; neither is on the page before. */
export function ContactBox({ company, sent }: ContactBoxProps) {
  const fetcher = useFetcher<ContactReply>();
  const reply = fetcher.data ?? sent;
  const isLoading = fetcher.state !== 'idle';
  const sendOnce = useSendOnce(isLoading);
  const contact = reply?.contact ?? null;
  const target = useRef<HTMLDivElement>(null);
  const isShownNow = contact !== null && fetcher.data !== undefined;
  // The pressed button is gone once the contact is there.
  useEffect(() => {
    if (isShownNow && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isShownNow]);
  const isEmpty = company.hasEmail !== true && company.hasPhoneNumber !== true;
  return (
    <section className="box company-box" aria-labelledby="kontakt">
      <h2 id="kontakt">{texts.contact}</h2>
      {isEmpty && <p className="text-ink-soft">{texts.noContact}</p>}
      {!isEmpty && contact === null && (
        <fetcher.Form method="post" className="grid gap-2" onSubmit={sendOnce}>
          <Button
            type="submit"
            variant="main"
            size="large"
            isFull
            icon={company.hasPhoneNumber === true ? 'phone' : 'envelope-simple'}
            aria-disabled={isLoading || undefined}
          >
            {isLoading ? texts.loading : texts.show}
          </Button>
          <p className="text-xs text-ink-soft">{texts.counted}</p>
        </fetcher.Form>
      )}
      {contact !== null && (
        <div ref={target} tabIndex={-1} className="contact-shown">
          {contact.phoneNumber !== null && <PhoneNumber number={contact.phoneNumber} />}
          {contact.email !== null && <EmailAddress address={contact.email} subject={texts.subject(company.name)} />}
        </div>
      )}
      {reply?.message && (
        <Notice kind="warning" isLive>
          {reply.message}
        </Notice>
      )}
      {company.websiteUrl !== null && (
        <LinkButton
          href={company.websiteUrl}
          icon="arrow-square-out"
          rel="nofollow noopener ugc"
          target="_blank"
          isFull
        >
          {texts.website}
        </LinkButton>
      )}
    </section>
  );
}
