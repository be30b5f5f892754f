import type { NewsItem } from '#contract/news.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { newsTexts as texts } from '#texts/de/news.ts';
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
            <a className="news-line" href={href} onClick={(event) => onFollow?.(event.currentTarget)}>
              <span className="news-words">{words}</span>
              <span className="news-when">
                {item.isUnseen && <b className="news-mark">{texts.isUnseen}</b>}
                <time dateTime={item.at}>{formatDateTime(item.at)}</time>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
