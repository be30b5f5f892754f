import { paths } from '#contract/paths.ts';
import { linktreeTexts as texts } from '#texts/de/legal/linktree.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { qrPathOf } from './qr-path.ts';
import { pageContext } from '#web/api/api-context.ts';
import { RingPin } from '#web/shell/logo.parts.tsx';
import { canonical, pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/linktree.route.ts';
import './flyer.css';

export const handle = { isStatic: true };

export function loader({ context }: Route.LoaderArgs) {
  return { qr: qrPathOf(canonical(paths.linktree(), context.get(pageContext).publicUrl)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: paths.linktree() });

const links = [
  { href: paths.products(), icon: 'magnifying-glass', words: texts.search },
  { href: paths.editCategory(), icon: 'plus', words: texts.sell },
  { href: paths.map(), icon: 'map-trifold', words: texts.map },
  { href: paths.tools(), icon: 'ruler', words: texts.tools },
  { href: paths.blog(), icon: 'info', words: texts.knowledge },
] as const;

export default function Linktree({ loaderData: { qr } }: Route.ComponentProps) {
  return (
    <div className="wrap linktree grid grid-cols-[minmax(0,34rem)] gap-5">
      <RingPin className="h-16 justify-self-start" />
      <h1>{texts.title}</h1>
      <ul aria-label={texts.list}>
        {links.map(({ href, icon, words: [title, text] }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} className="size-6.5 text-spruce" />
              <span>
                <b className="stamp">{title}</b>
                <span>{text}</span>
              </span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <figure>
        <svg className="qr" viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={texts.qr}>
          <path d={qr.path} />
        </svg>
        <figcaption>{texts.share}</figcaption>
      </figure>
    </div>
  );
}
