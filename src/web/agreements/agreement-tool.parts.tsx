import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { getAdvert } from '#contract/adverts/adverts.ts';
import { proposeAgreement } from '#contract/agreements/agreements.ts';
import type { Api } from '#contract/api.ts';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { formatQuantity } from '#domain/format/numbers.ts';
import { agreementCardTexts as texts } from '#texts/de/agreements/agreement-card.ts';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { LoadingNote, Skeleton } from '#ui/surfaces/skeleton.tsx';
import { readWish } from '#web/adverts/buyer-wish.parts.ts';
import { AgreementForm } from './agreement-form.tsx';
import type { AgreementDraft } from './agreement-draft.ts';
import { frameOf, startingDraft } from './agreement-start.ts';
import { dropProposal, keepProposal, readProposal } from './kept-proposal.ts';
import './agreement.css';

type ToolProps = { chat: Chat; api: Api; messages: readonly Message[] };

/** The advert as the form starts from it: still on its way, or null where there is none to read. */
type Read = 'CLOSED' | 'READING' | { advert: Advert | null; kept: AgreementDraft | null };

/** Opens the form of a first proposal. Shown among the suggestions for the next message. */
export function AgreementTool({ chat, api, messages }: ToolProps) {
  const [read, setRead] = useState<Read>('CLOSED');
  const close = () => setRead('CLOSED');
  const open = () => {
    if (read !== 'CLOSED') return;
    setRead('READING');
    const settle = (advert: Advert | null) =>
      setRead((before) => (before === 'READING' ? { advert, kept: readProposal(chat) } : before));
    api.call(getAdvert, { advertId: chat.publicItemId }).then(settle, () => settle(null));
  };
  const { household } = chat;
  if (household?.left === 0) {
    const maximum = formatQuantity(household.maximum, household.unit);
    return <p className="flex-none self-center text-sm text-ink-soft">{texts.form.householdFull(maximum)}</p>;
  }
  return (
    <>
      <button type="button" className="chip border-spruce font-[650] text-spruce" onClick={open}>
        <Icon name="file-text" />
        {texts.form.open}
      </button>
      {read !== 'CLOSED' &&
        // The button is inside the form of the next message, and forms cannot be nested.
        createPortal(
          <Dialog isOpen onClose={close} title={texts.form.titleNew}>
            {read === 'READING' ? (
              <>
                <LoadingNote />
                <Skeleton className="w-[min(420px,70%)] h-16" />
              </>
            ) : (
              <AgreementForm
                start={read.kept ?? startingDraft({ chat, advert: read.advert, ...wantedIn(chat, messages) })}
                isKept={read.kept !== null}
                onTyped={(draft) => keepProposal(chat, draft)}
                frame={frameOf({ chat, advert: read.advert })}
                onCancel={() => {
                  dropProposal(chat);
                  close();
                }}
                onSend={async (terms) => {
                  await api.call(proposeAgreement, { chatId: chat.id, proposeAgreementDto: { terms } });
                  dropProposal(chat);
                  close();
                }}
              />
            )}
          </Dialog>,
          document.body,
        )}
    </>
  );
}

const wantedIn = ({ role, publicItemId, buyerUserId }: Chat, messages: readonly Message[]) => ({
  wish: role === 'SELLER' ? null : readWish(publicItemId),
  said: messages.flatMap(({ kind, senderId, text }) =>
    kind !== 'AGREEMENT' && senderId === buyerUserId ? [text] : [],
  ),
});
