import { Icon } from '#ui/marks/icon.tsx';
import type { SellerRecord } from './seller-record.parts.ts';

const LINE = 'flex items-start gap-2';

/** How many deals a seller made here, and how inquiries are answered. */
export function SellerRecordLines({ record }: { record: SellerRecord | null }) {
  if (record === null) return null;
  return (
    <ul className="grid gap-1 text-sm [&_svg]:size-5 [&_svg]:flex-none">
      {record.agreements !== null && (
        <li className={LINE}>
          <Icon name="seal-check" />
          {record.agreements}
        </li>
      )}
      {record.answers !== null && (
        <li className={LINE}>
          <Icon name="clock" />
          <span>
            {record.answers} <span className="text-xs text-ink-soft">({record.answersOf})</span>
          </span>
        </li>
      )}
    </ul>
  );
}
