import { Icon } from '#ui/marks/icon.tsx';
import type { OrderView } from './order-view.parts.ts';

/** Downloads of the PDFs of an order, if it has any. */
export function DocumentLinks({ documents }: Pick<OrderView, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {documents.map(({ href, label }) => (
        <li key={href}>
          <a href={href} download className="inline-flex min-h-11 items-center gap-2">
            <Icon name="file-text" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
