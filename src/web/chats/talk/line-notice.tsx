import { useLocation } from 'react-router';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import type { StreamState } from '#web/chats/store/chat-stream.ts';

/** Explains why messages are not sent or received at the moment; empty while connected. */
export function LineNotice({
  isOffline,
  stream,
  isSignedOut,
  isNewChat,
}: {
  isOffline: boolean;
  stream: StreamState;
  isSignedOut: boolean;
  /** The first message is not queued: the chat does not exist yet. */
  isNewChat: boolean;
}) {
  const { pathname } = useLocation();
  if (isSignedOut) {
    return (
      <div className="notice-line">
        <Notice kind="access" isLive>
          {texts.signedOut} <a href={signInPath(pathname)}>{texts.signIn}</a>
        </Notice>
      </div>
    );
  }
  const words = isOffline
    ? isNewChat
      ? texts.offlineNew
      : texts.offline
    : stream === 'TOO_MANY'
      ? texts.tooManyTabs
      : stream === 'LOST'
        ? texts.reconnecting
        : null;
  return (
    <div className="notice-line" role="status">
      {words !== null && <Notice kind="warning">{words}</Notice>}
    </div>
  );
}
