import { useEffect, useState } from 'react';
import { pushOfferTexts as texts } from '#texts/de/push/push.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { createHttpApi } from '#web/api/http-api.ts';
import { deviceStorage } from '#web/device/device-storage.ts';
import type { PushAnswer, PushState } from './push-client.ts';
import { allowPush, endPush, readPushState, renewPush } from './push-client.ts';

type PushOfferProps = {
  viewerId: string;
  /** After this device was noted or forgotten. */
  onChange?: () => void;
};

/** Whether this device gets pushes, with a switch; rendered once the browser's support is known. */
export function PushOffer({ viewerId, onChange }: PushOfferProps) {
  const { state, isBusy, wasDismissed, allow, end } = usePush(viewerId, onChange);
  if (state === null) return null;
  return (
    <div className="grid justify-items-start gap-2.5 border-t border-seam pt-4">
      <Cluster gap={3} rowGap={1}>
        <h3>{texts.title}</h3>
        {state === 'ON' && (
          <Badge tone="checked" icon="check">
            {texts.allowed}
          </Badge>
        )}
      </Cluster>
      <p role="status">{wasDismissed ? texts.dismissed : wordsOf(state)}</p>
      {state === 'OFF' && (
        <Button icon="bell" onClick={allow} aria-disabled={isBusy || undefined}>
          {isBusy ? texts.busy : texts.allow}
        </Button>
      )}
      {state === 'ON' && (
        <Button onClick={end} aria-disabled={isBusy || undefined}>
          {isBusy ? texts.busy : texts.end}
        </Button>
      )}
    </div>
  );
}

const DISMISSED_KEY = 'stammplatz:push-nicht-jetzt';

/** One line beside the chats for people without pushes; stays away once dismissed. */
export function PushHint({ viewerId }: { viewerId: string }) {
  const { state, isBusy, allow } = usePush(viewerId);
  const [isAway, setIsAway] = useState(wasPutAway);
  if (state !== 'OFF' || isAway) return null;
  const putAway = () => {
    setIsAway(true);
    deviceStorage.write(DISMISSED_KEY, 'ja');
  };
  return (
    <Notice kind="info" title={texts.hintTitle} onClose={putAway}>
      <span className="grid justify-items-start gap-2.5">
        {texts.hint}
        <Button icon="bell" onClick={allow} aria-disabled={isBusy || undefined}>
          {isBusy ? texts.busy : texts.allow}
        </Button>
      </span>
    </Notice>
  );
}

const wasPutAway = (): boolean => deviceStorage.read(DISMISSED_KEY) !== null;

function wordsOf(state: PushState): string {
  switch (state) {
    case 'ON':
      return texts.on;
    case 'OFF':
      return texts.off;
    case 'DENIED':
      return texts.denied;
    case 'NEEDS_INSTALL':
      return texts.needsInstall;
    case 'UNSUPPORTED':
      return texts.unsupported;
  }
}

/** State null: the browser has not said yet. */
function usePush(viewerId: string, onChange?: () => void) {
  const { notify } = useNotifications();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wasDismissed, setWasDismissed] = useState(false);

  useEffect(() => {
    let isLeft = false;
    readPushState(viewerId)
      .catch((): PushState => 'UNSUPPORTED')
      .then(async (read) => {
        if (isLeft) return;
        setState(read);
        // What fails here is tried again with the next visit.
        await renewPush(createHttpApi(), viewerId).catch(() => undefined);
      });
    return () => {
      isLeft = true;
    };
  }, [viewerId]);

  const change = async (act: () => Promise<PushAnswer>, done: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await act();
      setWasDismissed(answer === 'DISMISSED');
      if (answer !== 'DISMISSED') setState(answer);
      if (answer === 'ON' || answer === 'OFF') {
        notify({ kind: 'success', text: done });
        onChange?.();
      }
    } catch {
      notify({ kind: 'error', text: texts.failed });
    } finally {
      setIsBusy(false);
    }
  };
  return {
    state,
    isBusy,
    wasDismissed,
    allow: () => void change(() => allowPush(createHttpApi(), viewerId), texts.allowed),
    end: () => void change(() => endPush(createHttpApi()), texts.ended),
  };
}
