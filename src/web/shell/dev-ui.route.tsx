import type { Story } from '#ui/story.ts';
import { pageContext } from '#web/api/api-context.ts';
import type { Route } from './+types/dev-ui.route.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';

const files = import.meta.glob<{ stories: readonly Story[] }>('/src/{ui,web}/**/*.story.tsx', { eager: true });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Bauteile', isHiddenFromSearch: true });

export function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(pageContext).isProduction) throw pageNotFound(url);
  return null;
}

/** Every part with its states on one page, for eyes and for browser tests. */
export default function DevUi() {
  return (
    <div className="wrap py-6">
      <h1 className="mb-6">Bauteile</h1>
      <div className="grid gap-4 @lg:grid-cols-2">
        {Object.entries(files).map(([file, { stories }]) => (
          <section key={file} className="box grid grid-cols-[minmax(0,1fr)] content-start gap-4" aria-label={file}>
            <h2 className="text-lg">{file.replace(/^.*\/|\.story\.tsx$/g, '')}</h2>
            {stories.map((story) => (
              <div key={story.name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
                <h3 className="text-xs text-ink-soft">{story.name}</h3>
                {story.element}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
