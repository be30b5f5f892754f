import type { Order } from '#contract/payment.schemas.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { resultTexts as texts } from '#texts/de/orders.ts';
import { Button } from '#ui/button.tsx';
import { useNotifications } from '#ui/notifications.tsx';
import { useHydrated } from '#web/shell/use-hydrated.ts';

type Transfer = NonNullable<Order['transfer']>;

/** Account, reference and amount to copy, and the code for a banking app. */
export function TransferPart({ transfer, amount }: { transfer: Transfer; amount: number }) {
  const { recipient, iban, bic, reference, codeSvg } = transfer;
  return (
    <section className="box orders-box" aria-labelledby="ueberweisen">
      <h2 id="ueberweisen">{texts.transferTitle}</h2>
      <p>{texts.transferText}</p>
      <div className="transfer">
        <dl className="transfer-facts">
          <Copied term={texts.recipient} value={recipient} />
          <Copied term={texts.iban} value={grouped(iban)} copy={iban} />
          {bic !== null && <Copied term={texts.bic} value={bic} />}
          <Copied term={texts.amount} value={formatEuro(amount)} copy={(amount / 100).toFixed(2).replace('.', ',')} />
          <Copied term={texts.reference} value={reference} isMain />
        </dl>
        {codeSvg !== undefined && (
          <figure className="transfer-code">
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

/** In groups of four, as it stands on a bank card. */
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
    <div className={isMain ? 'transfer-main' : undefined}>
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
