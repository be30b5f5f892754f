import { useEffect, useRef } from 'react';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Button } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';

const { security: texts } = profileTexts;

/** Shown this once: copied, printed, or written down. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const isHydrated = useHydrated();
  const { notify } = useNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify({ kind: 'success', text: texts.copied });
    } catch {
      notify({ kind: 'warning', text: texts.copyFailed });
    }
  };
  return (
    <Stack gap={3} className="p-4 border border-heartwood rounded-sawn bg-sapwood text-on-sapwood" data-recovery-codes>
      <h4 ref={heading} tabIndex={-1}>
        {texts.codesTitle}
      </h4>
      <p className="text-sm">{texts.codesText}</p>
      <ul
        className="grid grid-cols-[repeat(auto-fill,minmax(min(14.5rem,100%),1fr))] gap-x-6 gap-y-1"
        aria-label={texts.codesLabel}
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-[1.0625rem] tracking-[0.04em]">{code}</code>
          </li>
        ))}
      </ul>
      {isHydrated && (
        <Cluster gap={3} rowGap={2} data-print="hidden">
          <Button variant="main" icon="copy" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button variant="text" className="text-heartwood" onClick={onKept}>
            {texts.codesKept}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
