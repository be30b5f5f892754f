import type { NewsItem } from '#contract/news/news.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { newsTexts as texts } from '#texts/de/news/news.ts';
import { newsLine } from './news-words.ts';
import './news.css';

type NewsListProps = { items: readonly NewsItem[]; onFollow?: ((link: HTMLElement) => void) | undefined };

/** What is new, behind the bell as on its own page; each line leads to what it is about. */
export function NewsList({ items, onFollow }: NewsListProps) {
  return (
    <ul className="news-list">
      {items.map((item) => {
        const { words, href } = newsLine(item);
        return (
          <li key={`${item.kind} ${item.subjectId} ${item.at}`}>
            <a
              className="grid gap-0.5 min-h-11 py-2.5 px-2 rounded-sawn text-ink no-underline hover:bg-lichen"
              href={href}
              onClick={(event) => onFollow?.(event.currentTarget)}
            >
              <span className="wrap-anywhere">{words}</span>
              <span className="flex items-baseline gap-2 text-ink-soft text-xs">
                {item.isUnseen && (
                  <b className="py-0 px-1.5 rounded-full bg-orange text-on-orange [font:700_0.75rem/18px_var(--font-stamp)]">
                    {texts.isUnseen}
                  </b>
                )}
                <time dateTime={item.at}>{formatDateTime(item.at)}</time>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
