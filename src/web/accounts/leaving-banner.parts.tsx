import { paths } from '#contract/paths.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { leavingAccountTexts as texts } from '#texts/de/accounts/leaving-account.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import './leaving-banner.css';

/** Says on the account's own pages that it is about to end, and takes that back; with or without the page's script. */
export function LeavingBanner({ endsAt }: { endsAt: string | null }) {
  if (endsAt === null) return null;
  return (
    <aside className="[&_form]:mt-2.5" aria-label={texts.title(formatDateLong(endsAt))}>
      <Notice kind="warning" title={texts.title(formatDateLong(endsAt))}>
        {texts.text}
        <form method="post" action={paths.profileSettings()}>
          <input type="hidden" name="intent" value="behalten" />
          <Button type="submit">{texts.keep}</Button>
        </form>
      </Notice>
    </aside>
  );
}
