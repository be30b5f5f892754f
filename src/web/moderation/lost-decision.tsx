import { moderationTexts } from '#texts/de/moderation.ts';
import { Notice } from '#ui/notice.tsx';
import type { CaseReply } from './case-form.ts';

const { decisions: texts } = moderationTexts;

const WORDS = ['fact', 'groundText', 'note', 'content'] as const;

/** What was typed for a decision that somebody else was quicker with, and that is not offered any more. */
export function LostDecision({ sent }: { sent: { reply: CaseReply } | null }) {
  if (sent === null) return null;
  const typed = WORDS.map((name) => sent.reply.values[name] ?? '').filter((words) => words !== '');
  return (
    <Notice kind="warning" isLive>
      {sent.reply.message}
      {typed.length > 0 && (
        <span className="case-lost">
          <b>{texts.typed}</b>
          {typed.map((words) => (
            <span key={words} className="case-words">
              {words}
            </span>
          ))}
        </span>
      )}
    </Notice>
  );
}
