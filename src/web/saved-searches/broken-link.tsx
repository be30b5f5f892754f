import { paths } from '#contract/paths.ts';
import { savedSearchTexts as texts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';

/** A link that leads nowhere, and where to go instead. */
export function BrokenLink({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap py-6">
      <Stack gap={4} className="justify-items-start">
        <h1>{title}</h1>
        <p className="max-w-[68ch]">{text}</p>
        <LinkButton variant="main" href={paths.products()}>
          {texts.toListing}
        </LinkButton>
      </Stack>
    </div>
  );
}
