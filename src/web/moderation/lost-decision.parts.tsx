import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';

const { decisions: texts } = moderationTexts;

const WORDS = ['fact', 'groundText', 'note', 'content', 'reason'] as const;

/** What was typed for a decision that another moderator has made meanwhile. */
export function LostDecision({ sent }: { sent: FormReply | null }) {
  if (sent === null) return null;
  const typed = WORDS.map((name) => sent.values[name] ?? '').filter((words) => words !== '');
  return (
    <Notice kind="warning" isLive>
      {sent.message}
      {typed.length > 0 && (
        <span className="grid gap-1.5 mt-2">
          <b>{texts.typed}</b>
          {typed.map((words) => (
            <span key={words} className="wrap-anywhere whitespace-pre-line">
              {words}
            </span>
          ))}
        </span>
      )}
    </Notice>
  );
}
