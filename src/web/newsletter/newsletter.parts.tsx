import { paths } from '#contract/paths.ts';
import { footerTexts } from '#texts/de/shell/footer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';

/** Orders the newsletter from any page, with or without script: the page of the newsletter answers. */
export function NewsletterForm() {
  return (
    <Stack as="form" gap={1.5} method="post" action={paths.newsletterOrder()} className="max-w-[26rem] mt-4 text-sm">
      <label htmlFor="newsletter-in-foot">{footerTexts.newsletter}</label>
      <div className="flex flex-wrap gap-2">
        <span className="input-frame flex-[1_1_11rem]">
          <input
            className="input"
            id="newsletter-in-foot"
            name="email"
            type="email"
            autoComplete="email"
            placeholder={footerTexts.newsletterExample}
            required
          />
        </span>
        <Button type="submit" className="flex-none">
          {footerTexts.newsletterSubmit}
        </Button>
      </div>
    </Stack>
  );
}
