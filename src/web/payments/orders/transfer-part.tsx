import type { Order } from '#contract/payments/payment.schemas.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { resultTexts as texts } from '#texts/de/payments/orders.ts';
import { classNames } from '#ui/class-names.ts';
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
        <dl className="transfer-facts grid flex-[1_1_18rem] content-start min-w-0 [&_dt]:text-xs">
          <Copied term={texts.recipient} value={recipient} />
          <Copied term={texts.iban} value={grouped(iban)} copy={iban} />
          {bic !== null && <Copied term={texts.bic} value={bic} />}
          <Copied term={texts.amount} value={formatEuro(amount)} copy={(amount / 100).toFixed(2).replace('.', ',')} />
          <Copied term={texts.reference} value={reference} isMain />
        </dl>
        {codeSvg !== undefined && (
          <figure className="grid gap-2 w-52 max-w-full">
            <img
              src={`data:image/svg+xml,${encodeURIComponent(codeSvg)}`}
              alt={texts.codeAlt}
              width={208}
              height={208}
              className="h-auto w-full border border-seam bg-[#fff] forced-color-adjust-none"
            />
            <figcaption className="grid text-sm">
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
    <div
      className={
        isMain
          ? 'mt-2 border border-heartwood bg-sapwood px-3 py-2 text-on-sapwood [&_.button]:text-heartwood'
          : 'border-b border-seam py-1.5'
      }
    >
      <dt className={isMain ? 'text-heartwood' : 'text-ink-soft'}>{term}</dt>
      <dd className="flex min-h-9 items-center justify-between gap-2">
        <span
          className={classNames(
            'min-w-0 [font-variant-numeric:tabular-nums] wrap-anywhere select-all',
            isMain ? 'font-stamp text-lg font-bold tracking-[0.02em]' : 'font-semibold',
          )}
        >
          {value}
        </span>
        {isHydrated && (
          <Button
            variant="text"
            className="-my-1 -mr-2 min-w-11 flex-none"
            icon="copy"
            aria-label={texts.copyLabel(term)}
            onClick={() => void toClipboard()}
          >
            <span className="@max-[24rem]:hidden">{texts.copy}</span>
          </Button>
        )}
      </dd>
    </div>
  );
}
