import type { FormEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { paths } from '#contract/paths.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { chatEntryTexts as chatTexts } from '#texts/de/chats/chat-entry.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { CopyButton } from '#ui/actions/share-button.tsx';
import type { AdvertReply, RevealReply } from './advert-forms.ts';
import { FORM_INTENTS } from './advert-forms.ts';
import type { ContactOffer } from './load-advert.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { trackEvent } from '#web/events/events.parts.tsx';
import './advert.css';

const { contact: texts } = advertPageTexts;

/** Id of the form in which a visitor writes the first message. */
export const MESSAGE_FORM = 'nachricht';

/** How far the visitor is with the contact; box and bar show the same. */
export type Reveal = {
  fetcher: FetcherWithComponents<AdvertReply>;
  reply: RevealReply | null;
  isLoading: boolean;
  /** What is shown is counted, so the form goes out once. */
  sendOnce: (event: FormEvent) => void;
  advertId: string;
};

type ContactBoxProps = { offer: ContactOffer; reveal: Reveal; title: string; sellerName: string | null };

/** Phone number and e-mail address behind a button that is counted; the numbers are not on the page before. */
export function ContactBox({ offer, reveal, title, sellerName }: ContactBoxProps) {
  const contact = reveal.reply?.contact ?? null;
  const heading = useFocusAfterReveal(reveal);
  if (!offer.mayBeShown) return <p className="text-xs text-ink-soft">{texts.notPublic}</p>;
  const isEmpty = offer.isOwn === true || (!offer.hasPhoneNumber && !offer.hasEmail);
  return (
    <section className="contact" aria-label={texts.title}>
      {offer.note && <Notice kind="info">{offer.note}</Notice>}
      {offer.messagePath !== undefined ? (
        <GuestMessage messagePath={offer.messagePath} offer={offer} sellerName={sellerName} />
      ) : (
        <MessageLink advertId={reveal.advertId} isOwn={offer.isOwn === true} />
      )}
      {!isEmpty && contact === null && <RevealForm offer={offer} reveal={reveal} />}
      {contact !== null && (
        <div className="contact-shown box" ref={heading} tabIndex={-1}>
          {contact.phoneNumber !== null && <PhoneNumber number={contact.phoneNumber} />}
          {contact.email !== null && <EmailAddress address={contact.email} subject={texts.subject(title)} />}
        </div>
      )}
      {reveal.reply !== null && reveal.reply.message !== null && (
        <Notice kind="warning" isLive>
          {reveal.reply.message}
        </Notice>
      )}
      {offer.shopLink !== null && (
        <LinkButton
          href={offer.shopLink}
          icon="arrow-square-out"
          rel="nofollow ugc noopener"
          target="_blank"
          isFull
          onClick={() => trackEvent({ type: 'CONTACT_SHOP_CLICKED', publicItemId: reveal.advertId })}
        >
          {texts.website}
        </LinkButton>
      )}
      {!isEmpty && contact === null && <p className="text-xs text-ink-soft">{texts.counted}</p>}
    </section>
  );
}

type GuestMessageProps = { messagePath: string; offer: ContactOffer; sellerName: string | null };

/** The first message of a visitor, written before signing in. Sent by the browser itself, so that going back finds the text. */
function GuestMessage({ messagePath, offer, sellerName }: GuestMessageProps) {
  return (
    <form method="post" action={messagePath} className="grid gap-2.5 scroll-mt-20" id={MESSAGE_FORM} noValidate>
      <TextArea label={texts.message(sellerName)} name="text" rows={3} required />
      {offer.place !== undefined && (
        <TextField
          label={offer.place.label}
          name="ort"
          autoComplete="postal-code"
          defaultValue={offer.place.known}
          required
        />
      )}
      <Button type="submit" variant="main" size="large" icon="chat-text">
        {texts.sendMessage}
      </Button>
      <p className="text-xs text-ink-soft">{texts.messageHint}</p>
    </form>
  );
}

/** The way to the first message; for the owner to what others wrote. */
function MessageLink({ advertId, isOwn }: { advertId: string; isOwn: boolean }) {
  if (isOwn)
    return (
      <LinkButton icon="chat-text" href={paths.chatsAbout(advertId)}>
        {chatTexts.yours}
      </LinkButton>
    );
  return (
    <LinkButton
      variant="main"
      size="large"
      icon="chat-text"
      className="max-md:hidden"
      href={paths.newChat(advertId)}
      rel="nofollow"
    >
      {chatTexts.write}
    </LinkButton>
  );
}

function RevealForm({ offer, reveal }: { offer: ContactOffer; reveal: Reveal }) {
  const { fetcher, isLoading, sendOnce, advertId } = reveal;
  const both = offer.hasPhoneNumber && offer.hasEmail;
  return (
    <fetcher.Form method="post" className="grid gap-2.5" onSubmit={sendOnce}>
      <RevealFields advertId={advertId} />
      <Button
        type="submit"
        size="large"
        className="max-md:hidden"
        icon={offer.hasPhoneNumber ? 'phone' : 'envelope-simple'}
        aria-disabled={isLoading || undefined}
      >
        {isLoading ? texts.loading : offer.hasPhoneNumber ? texts.showNumber : texts.showEmail}
      </Button>
      {both && (
        <Button type="submit" size="large" icon="envelope-simple" aria-disabled={isLoading || undefined}>
          {texts.showEmail}
        </Button>
      )}
    </fetcher.Form>
  );
}

export function RevealFields({ advertId }: { advertId: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={FORM_INTENTS.reveal} />
      <input type="hidden" name="anzeige" value={advertId} />
    </>
  );
}

/** Returns a phone number as a link dials it. */
export const dialled = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;

/** A phone number to call or to copy. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <Cluster gap={1.5}>
      <p className="contact-number contact-value stamp w-full font-semibold wrap-anywhere">{number}</p>
      <LinkButton variant="main" icon="phone" href={dialled(number)} aria-label={texts.callRead(number)}>
        {texts.call}
      </LinkButton>
      {useHydrated() && <CopyButton text={number} label={texts.copyNumber} />}
    </Cluster>
  );
}

/** An e-mail address to write to or to copy. */
export function EmailAddress({ address, subject }: { address: string; subject: string }) {
  const href = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  return (
    <Cluster gap={1.5}>
      <p className="contact-value w-full font-semibold wrap-anywhere">{address}</p>
      <LinkButton href={href} aria-label={texts.writeRead(address)}>
        {texts.write}
      </LinkButton>
      {useHydrated() && <CopyButton text={address} label={texts.copyEmail} />}
    </Cluster>
  );
}

/** The pressed button is gone once the contact is there: focus goes on to the contact, which is read out. */
function useFocusAfterReveal({ reply, fetcher }: Reveal) {
  const target = useRef<HTMLDivElement>(null);
  const isShown = reply !== null && reply.contact !== null && fetcher.data !== undefined;
  useEffect(() => {
    if (isShown && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isShown]);
  return target;
}
