import { paths } from '#contract/paths.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { Notice } from '#ui/surfaces/notice.tsx';

type PlanNoticeProps = {
  message: string;
  /** The server has the draft: choosing a plan loses nothing. */
  isKept: boolean;
  isLive?: boolean;
};

/** What a plan is needed for, with the way to it. */
export function PlanNotice({ message, isKept, isLive }: PlanNoticeProps) {
  return (
    <Notice kind="access" isLive={isLive}>
      {message} {isKept && <>{pelletTexts.draftIsKept} </>}
      <a href={paths.plans()}>{pelletTexts.toPlans}</a>
    </Notice>
  );
}
