import { paths } from '#contract/paths.ts';
import type { BankCredit } from '#contract/payment.schemas.ts';
import { formatEuro, formatFixed } from '#domain/format/numbers.ts';
import { MAX_STATEMENT_BYTES } from '#domain/upload-sizes.ts';
import { paymentsAdminTexts } from '#texts/de/payments-admin.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileField } from '#ui/file-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { AdminForm } from './admin-form.tsx';
import { AdminFrame } from './admin-frame.tsx';
import type { ReplyTo } from './refused.ts';
import { replyAbout } from './refused.ts';

const { bank: texts } = paymentsAdminTexts;

/** What the forms of the page ask for; the value of their buttons. */
export const BANK_INTENTS = { upload: 'einlesen', assign: 'zuordnen', setAside: 'beiseite' } as const;
/** What a reply to the upload is about. */
export const UPLOAD = 'datei';

type OpenOrder = { id: string; reference: string; name: string; amount: number };
type BankPageProps = {
  shown: { credits: readonly BankCredit[]; orders: readonly OpenOrder[]; done: string | null };
  report: { credits: number; isNew: number; matched: number; reversed: number } | null;
  reply: ReplyTo | null;
};

/** A statement is read, and what fits no order is sorted by hand. */
export function BankPage({ shown: { credits, orders, done }, report, reply }: BankPageProps) {
  return (
    <AdminFrame page="bank" title={texts.title} intro={texts.intro}>
      {done !== null && reply === null && report === null && (
        <Notice kind="success" isLive>
          {done === 'beiseite' ? texts.isSetAside : texts.assigned}
        </Notice>
      )}
      <section className="box admin-part" aria-labelledby="hochladen">
        <h2 id="hochladen">{texts.upload}</h2>
        {report !== null && (
          <Notice kind="success" title={`${texts.report}:`} isLive>
            {reportOf(report).join(', ')}.
          </Notice>
        )}
        <UploadForm reply={reply} />
      </section>
      <section className="admin-part" aria-labelledby="offen">
        <h2 id="offen">{texts.open}</h2>
        {credits.length === 0 ? (
          <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
        ) : (
          <>
            <p className="text-ink-soft">{texts.openIntro}</p>
            <ul className="admin-list">
              {credits.map((credit) => (
                <li key={credit.id} className="box admin-row">
                  <Credit credit={credit} orders={orders} reply={reply} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </AdminFrame>
  );
}

const reportOf = ({ credits, isNew, matched, reversed }: NonNullable<BankPageProps['report']>): string[] => [
  texts.credits(credits),
  texts.isNew(isNew),
  texts.matched(matched),
  ...(reversed > 0 ? [texts.reversed(reversed)] : []),
];

function UploadForm({ reply }: { reply: ReplyTo | null }) {
  const own = replyAbout(reply, UPLOAD);
  const fileError = own?.errors['file'];
  return (
    <AdminForm reply={fileError === undefined || own === null ? own : { ...own, message: null }} hasFile>
      {(isBusy) => (
        <>
          <FileField
            label={texts.file}
            help={texts.fileHelp}
            error={fileError}
            name="file"
            accept=".xml,.camt,application/xml,text/xml"
            mostBytes={MAX_STATEMENT_BYTES}
          />
          <div>
            <Button
              type="submit"
              variant="main"
              icon="arrow-up"
              name="was"
              value={BANK_INTENTS.upload}
              aria-disabled={isBusy || undefined}
            >
              {texts.submit}
            </Button>
          </div>
        </>
      )}
    </AdminForm>
  );
}

function amountOf({ amount, currency, reverses }: BankCredit): string {
  const words = currency === 'EUR' ? formatEuro(amount) : texts.foreign(formatFixed(amount / 100, 2), currency);
  return reverses === 'CREDIT' ? `−${words}` : words;
}

type CreditProps = { credit: BankCredit; orders: readonly OpenOrder[]; reply: ReplyTo | null };

function Credit({ credit, orders, reply }: CreditProps) {
  const own = replyAbout(reply, credit.id);
  const { reverses = null, orderReference = null } = credit;
  const payer = credit.payer === '' ? texts.noPayer : credit.payer;
  // What the bank took back pays for nothing.
  const fitting = (reverses === null ? [...orders] : []).toSorted(
    (one, other) => Number(other.amount === credit.amount) - Number(one.amount === credit.amount),
  );
  return (
    <article className="admin-order">
      <div className="admin-order-head">
        <h3>{payer}</h3>
        {reverses === null ? (
          <Badge tone={credit.state === 'UNKNOWN' ? 'neutral' : 'warning'}>{texts.states[credit.state]}</Badge>
        ) : (
          <Badge tone="error">{texts.reverses[reverses]}</Badge>
        )}
        <b className="admin-amount">{amountOf(credit)}</b>
      </div>
      <p className="text-sm text-ink-soft">
        {texts.bookedOn(credit.bookedOn)} · {texts.purpose}:{' '}
        <span className="admin-purpose">{credit.purpose === '' ? texts.noPurpose : credit.purpose}</span>
      </p>
      {reverses !== null && (
        <p>
          {texts.reversesText[reverses]}{' '}
          {orderReference !== null && (
            <a href={`${paths.adminOrders()}?suche=${encodeURIComponent(orderReference)}`}>
              {texts.toOrder(orderReference)}
            </a>
          )}
        </p>
      )}
      <AdminForm reply={own} className="admin-assign">
        {(isBusy) => (
          <>
            <input type="hidden" name="gutschrift" value={credit.id} />
            {fitting.length > 0 && (
              <SelectField
                label={texts.order}
                name="orderId"
                defaultValue={own?.values['orderId'] ?? credit.orderId ?? ''}
                error={own?.errors['orderId']}
                choices={[
                  { value: '', label: texts.orderNone },
                  ...fitting.map(({ id, reference, name, amount }) => ({
                    value: id,
                    label: texts.orderChoice(reference, name, formatEuro(amount)),
                  })),
                ]}
              />
            )}
            <div className="admin-actions">
              {fitting.length > 0 && (
                <Button
                  type="submit"
                  variant="main"
                  name="was"
                  value={BANK_INTENTS.assign}
                  aria-label={texts.assignLabel(payer)}
                  aria-disabled={isBusy || undefined}
                >
                  {texts.assign}
                </Button>
              )}
              <Button
                type="submit"
                name="was"
                value={BANK_INTENTS.setAside}
                aria-label={reverses === null ? texts.setAsideLabel(payer) : texts.seenLabel(payer)}
                aria-disabled={isBusy || undefined}
              >
                {reverses === null ? texts.setAside : texts.seen}
              </Button>
            </div>
          </>
        )}
      </AdminForm>
    </article>
  );
}
