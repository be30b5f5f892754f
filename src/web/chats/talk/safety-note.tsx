import { isFraudSign, isFraudWarning } from '#domain/chats/fraud-warning.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { askPath } from './questions.ts';
import { useOwnNavigation } from '#web/chats/use-own-navigation.ts';

const { safety: texts } = chatPageTexts;

const MOST_REASONS = 2;

/** Warns the recipient of a message that carries patterns of fraud, and says which. */
export function SafetyNote({ signs, chatId }: { signs: readonly string[]; chatId: string }) {
  const go = useOwnNavigation();
  if (!isFraudWarning(signs)) return null;
  const reasons = signs.filter(isFraudSign).slice(0, MOST_REASONS);
  const title = reasons.length === 0 ? texts.otherwise : reasons.map((sign) => texts.signs[sign]).join(' ');
  return (
    <div className="notice-measured">
      <Notice kind="warning" title={title}>
        {texts.advice}{' '}
        <a href={askPath(chatId, 'melden')} data-native onClick={go}>
          {texts.report}
        </a>
        {' · '}
        <a href={askPath(chatId, 'sicher')} data-native onClick={go}>
          {texts.more}
        </a>
      </Notice>
    </div>
  );
}
