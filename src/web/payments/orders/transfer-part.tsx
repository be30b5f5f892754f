import type { Order } from '#contract/payments/payment.schemas.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { resultTexts as texts } from '#texts/de/payments/orders.ts';
import { Button } from '#ui/actions/button.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';

type Transfer = NonNullable<Order['transfer']>;

/** Account, reference and amount to copy, and the code for a banking app. */
export function TransferPart({ transfer, amount }: { transfer: Transfer; amount: number }) {
  const { recipient, iban, bic, reference, codeSvg } = transfer;
  return (
    <section className="box orders-box" aria-labelledby="ueberweisen">
      <h2 id="ueberweisen">{texts.transferTitle}</h2>
      <p>{texts.transferText}</p>
      <div className="transfer flex flex-wrap gap-y-6 gap-x-8">
        <dl className="transfer-facts grid flex-[1_1_18rem] content-start min-w-0 [&_dt]:text-ink-soft [&_dt]:text-xs">
          <Copied term={texts.recipient} value={recipient} />
          <Copied term={texts.iban} value={grouped(iban)} copy={iban} />
          {bic !== null && <Copied term={texts.bic} value={bic} />}
          <Copied term={texts.amount} value={formatEuro(amount)} copy={(amount / 100).toFixed(2).replace('.', ',')} />
          <Copied term={texts.reference} value={reference} isMain />
        </dl>
        {codeSvg !== undefined && (
          <figure className="transfer-code grid gap-2 w-52 max-w-full">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(codeSvg)}`}
              alt={texts.codeAlt}
              width={208}
              height={208}
            />
            <figcaption>
              <b>{texts.codeTitle}</b>
              <span>{texts.codeText}</span>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

/** In groups of four, as on a bank card. */
const grouped = (iban: string): string => iban.replaceAll(' ', '').replaceAll(/(.{4})(?=.)/g, '$1 ');

type CopiedProps = {
  term: string;
  value: string;
  /** What is copied where it differs from what is read. */
  copy?: string;
  isMain?: boolean;
};

function Copied({ term, value, copy = value, isMain = false }: CopiedProps) {
  const isHydrated = useHydrated();
  const { notify } = useNotifications();
  const toClipboard = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copy);
      notify({ kind: 'success', text: texts.copied(term) });
    } catch {
      notify({ kind: 'warning', text: texts.copyFailed });
    }
  };
  return (
    <div className={isMain ? 'transfer-main [&_dt]:text-heartwood' : undefined}>
      <dt>{term}</dt>
      <dd>
        <span className="transfer-value">{value}</span>
        {isHydrated && (
          <Button variant="text" icon="copy" aria-label={texts.copyLabel(term)} onClick={() => void toClipboard()}>
            <span className="transfer-copy">{texts.copy}</span>
          </Button>
        )}
      </dd>
    </div>
  );
}
