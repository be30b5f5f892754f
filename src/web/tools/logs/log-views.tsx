import { paths } from '#contract/paths.ts';
import { logTexts as words } from '#texts/de/tools/tools-log.ts';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';

/** One log or many: the two pages about logs lead to each other. */
export function LogViews({ current }: { current: 'one' | 'many' }) {
  return (
    <SegmentedLinks
      label={words.views}
      current={current}
      links={[
        { value: 'one', label: words.one, href: paths.logCalculator() },
        { value: 'many', label: words.many, href: paths.logListCalculator() },
      ]}
    />
  );
}
