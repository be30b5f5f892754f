import { useEffect, useRef, useState } from 'react';
import type { Agreement, AgreementVersion } from '#contract/agreements/agreements.schemas.ts';
import {
  acceptAgreement,
  agreementPdfPath,
  changeAgreement,
  declineAgreement,
  getAgreement,
  lowerAdvertQuantity,
  withdrawAgreement,
} from '#contract/agreements/agreements.ts';
import type { Api } from '#contract/api.ts';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDateTime, formatTime } from '#domain/format/dates.ts';
import { formatQuantity } from '#domain/format/numbers.ts';
import { agreementCardTexts as texts } from '#texts/de/agreements/agreement-card.ts';
import { agreementLines, changedLines } from '#texts/de/agreements/agreement-lines.ts';
import { agreementTexts } from '#texts/de/agreements/agreements.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { chatPartnerName } from '#texts/de/chats/chat-partner.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import type { BadgeTone } from '#ui/marks/badge.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { draftOfTerms } from './agreement-draft.ts';
import { AgreementForm } from './agreement-form.tsx';
import { frameOf } from './agreement-start.ts';
import { refusalSentence } from '#web/api/refused-call.ts';
import './agreement.css';

type ToolProps = { chat: Chat; api: Api };

type AgreementMessageProps = ToolProps & {
  message: Message;
  isOwn: boolean;
  /** The latest message about this agreement shows the card, earlier ones only a line. */
  isLatest: boolean;
};

/** A message about a step of an agreement. */
export function AgreementMessage({ message, isOwn, isLatest, chat, api }: AgreementMessageProps) {
  const line = (
    <p className="self-center text-ink-soft text-xs text-center wrap-anywhere">
      {texts.step(isOwn ? texts.stepOwn : chatPartnerName(chat), message.text, formatTime(message.timestamp))}
    </p>
  );
  if (!isLatest || message.agreementId === undefined) return line;
  return (
    <>
      {line}
      <AgreementCard chat={chat} api={api} agreementId={message.agreementId} newsId={message.id} />
    </>
  );
}

type Loaded = { agreement: Agreement | null; hasFailed: boolean };

function useAgreement({
  api,
  chatId,
  agreementId,
  newsId,
}: {
  api: Api;
  chatId: string;
  agreementId: string;
  newsId: string;
}) {
  const [{ agreement, hasFailed }, setLoaded] = useState<Loaded>({ agreement: null, hasFailed: false });
  const [turn, setTurn] = useState(0);
  const take = (next: Agreement) => setLoaded({ agreement: next, hasFailed: false });
  useEffect(() => {
    let isWanted = true;
    const settle = (change: Partial<Loaded>) => {
      if (isWanted) setLoaded((before) => ({ ...before, ...change }));
    };
    api.call(getAgreement, { chatId, agreementId }).then(
      (next) => settle({ agreement: next, hasFailed: false }),
      () => settle({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
    // A newer message about the agreement means that it has changed.
  }, [api, chatId, agreementId, newsId, turn]);
  const load = () => setTurn((before) => before + 1);
  return { agreement, hasFailed, take, load };
}

type CardProps = ToolProps & { agreementId: string; newsId: string };

/** An agreement: its terms, what was changed, and the available actions. */
function AgreementCard({ chat, api, agreementId, newsId }: CardProps) {
  const { agreement, hasFailed, take, load } = useAgreement({ api, chatId: chat.id, agreementId, newsId });
  const latest = agreement?.versions.at(-1);
  if (!agreement || !latest) {
    return (
      <div className="agreement-card self-center w-[min(560px,100%)] border border-edge border-t-6 border-t-sapwood rounded-sawn bg-snow text-sm grid justify-items-center gap-2.5 py-6 px-4 text-ink-soft">
        {hasFailed ? texts.failed : texts.loading}
        {/* Without script nothing is loaded here. */}
        <a href={paths.myAgreement(agreementId)}>{texts.see}</a>
        {hasFailed && <Button onClick={load}>{uiTexts.actions.retry}</Button>}
      </div>
    );
  }
  const { state } = agreement;
  return (
    <article
      className="agreement-card self-center w-[min(560px,100%)] border border-edge border-t-6 border-t-sapwood rounded-sawn bg-snow text-sm"
      aria-label={texts.title(agreement.version)}
    >
      <header>
        <Icon name="file-text" />
        <b>{texts.title(agreement.version)}</b>
        <span className="flex ml-auto">
          <Badge tone={TONES[state]} icon={state === 'AGREED' ? 'check' : undefined}>
            {agreementTexts.states[state]}
          </Badge>
        </span>
      </header>
      {state === 'OPEN' && (
        <p className="px-4 pt-2.5 pb-0 text-ink-soft">
          {latest.author === agreement.role ? texts.waitingOwn : texts.waitingOther(chatPartnerName(chat))}
        </p>
      )}
      <Terms version={latest} before={state === 'OPEN' ? agreement.versions.at(-2) : undefined} />
      <History agreement={agreement} chat={chat} />
      <Steps agreement={agreement} latest={latest} chat={chat} api={api} onChange={take} onStale={load} />
    </article>
  );
}

const TONES: Record<Agreement['state'], BadgeTone> = {
  OPEN: 'info',
  AGREED: 'checked',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
};

type Changed = { version: AgreementVersion; before: AgreementVersion | undefined };

function Terms({ version, before }: Changed) {
  const changes = before ? changedLines(before.terms, version.terms) : [];
  return (
    <dl className="agreement-terms py-1.5 px-4 [&_dt]:text-ink-soft max-sm:[&>div]:grid-cols-1">
      {agreementLines(version.terms).map(({ label, text }) => {
        const change = changes.find((one) => one.label === label);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {text}
              {change && (
                <span className="block mt-0.5 text-ink-soft font-normal">
                  <Badge tone="mark">{texts.changed}</Badge> {texts.was(change.before || texts.none)}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function History({ agreement, chat }: { agreement: Agreement; chat: Chat }) {
  const { versions, role } = agreement;
  if (versions.length < 2) return null;
  return (
    <details className="group px-4 pt-0 pb-2">
      <summary className="cursor-pointer list-[disclosure-closed] list-inside py-2 text-spruce group-open:list-[disclosure-open]">
        {texts.history(versions.length)}
      </summary>
      <ol className="grid gap-2 wrap-anywhere">
        {versions.map((version, index) => {
          const before = versions[index - 1];
          const who = version.author === role ? texts.you : chatPartnerName(chat);
          return (
            <li key={version.version}>
              {texts.proposedBy(version.version, who, formatDateTime(version.createdAt))}
              {before && (
                <ul className="list-disc pl-4 text-ink-soft">
                  {changedLines(before.terms, version.terms).map(({ label, before: old, after }) => (
                    <li key={label}>
                      {label}: {after || texts.none} ({texts.was(old || texts.none)})
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

type StepsProps = ToolProps & {
  agreement: Agreement;
  latest: AgreementVersion;
  onChange: (agreement: Agreement) => void;
  onStale: () => void;
};

/** Buttons for what the viewer can do now. */
function Steps({ agreement, latest, chat, api, onChange, onStale }: StepsProps) {
  const { notify } = useNotifications();
  const [asks, setAsks] = useState<'ACCEPT' | 'CHANGE' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const at = { chatId: chat.id, agreementId: agreement.id };
  const about = { ...at, agreementVersionDto: { version: agreement.version } };
  const close = () => setAsks(null);
  const frame = frameOf({ chat, advert: null });
  // Two taps before the next drawing are one.
  const isUnderWay = useRef(false);

  const run = async (call: () => Promise<Agreement>, done?: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      onChange(await call());
      if (done !== undefined) notify({ kind: 'success', text: done });
    } catch (error) {
      notify({ kind: 'error', text: refusalSentence(error, chatPageTexts) });
      onStale();
    } finally {
      close();
      isUnderWay.current = false;
      setIsBusy(false);
    }
  };
  const { steps, lowering } = agreement;
  const can = (step: (typeof steps)[number]) => steps.includes(step);
  return (
    <footer>
      {can('ACCEPT') && (
        <Button variant="main" icon="check" onClick={() => setAsks('ACCEPT')}>
          {texts.accept(agreement.version)}
        </Button>
      )}
      {can('CHANGE') && <Button onClick={() => setAsks('CHANGE')}>{texts.change}</Button>}
      {can('DECLINE') && (
        <Button variant="text" onClick={() => void run(() => api.call(declineAgreement, about))}>
          {texts.decline}
        </Button>
      )}
      {can('WITHDRAW') && (
        <Button variant="text" onClick={() => void run(() => api.call(withdrawAgreement, about))}>
          {texts.withdraw}
        </Button>
      )}
      {agreement.state === 'AGREED' && (
        <LinkButton href={agreementPdfPath(at)} icon="file-text" data-native download>
          {texts.paper}
        </LinkButton>
      )}
      {agreement.state === 'AGREED' && <LinkButton href={paths.myAgreement(agreement.id)}>{texts.measure}</LinkButton>}
      {lowering && (
        <Button onClick={() => void run(() => api.call(lowerAdvertQuantity, at), texts.lowered)}>
          {lowering.remaining === 0
            ? texts.lowerToNone
            : texts.lower(formatQuantity(lowering.remaining, lowering.unit))}
        </Button>
      )}
      {agreement.quantityLoweredAt !== null && agreement.role === 'SELLER' && (
        <span className="text-ink-soft">{texts.lowered}</span>
      )}
      <Dialog
        isOpen={asks === 'ACCEPT'}
        onClose={close}
        title={texts.acceptTitle}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="main"
              aria-disabled={isBusy || undefined}
              onClick={() => void run(() => api.call(acceptAgreement, about), texts.acceptDone)}
            >
              {texts.accept(agreement.version)}
            </Button>
          </>
        }
      >
        <p>{texts.acceptText}</p>
      </Dialog>
      <Dialog isOpen={asks === 'CHANGE'} onClose={close} title={texts.form.titleChange}>
        <AgreementForm
          start={draftOfTerms(latest.terms, frame.seller)}
          frame={frame}
          onCancel={close}
          onSend={async (terms) => {
            const { version } = agreement;
            onChange(await api.call(changeAgreement, { ...at, changeAgreementDto: { version, terms } }));
            close();
          }}
        />
      </Dialog>
    </footer>
  );
}
