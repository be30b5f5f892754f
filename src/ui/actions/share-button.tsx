import { useState } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from './button.tsx';

type ShareButtonProps = { title: string; url: string };

/** What copying led to; null before. */
type Outcome = 'copied' | 'refused' | null;

const words = { copied: uiTexts.actions.copied, refused: uiTexts.errorPage.failedTitle } as const;

/** The system's share sheet where there is one, otherwise the address goes to the clipboard. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  const share = async () => {
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    setOutcome(await copyText(url));
  };
  const said = outcome && words[outcome];
  return (
    <>
      <Button variant="text" icon={outcome === 'copied' ? 'check' : 'share-network'} onClick={share}>
        {said ?? uiTexts.actions.share}
      </Button>
      <span className="only-read" role="status">
        {said}
      </span>
    </>
  );
}

/** Copies a text and says so on its own face. */
export function CopyButton({ text, label = uiTexts.actions.copy }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  return (
    <Button
      variant="text"
      icon={outcome === 'copied' ? 'check' : 'copy'}
      onClick={async () => setOutcome(await copyText(text))}
    >
      <span role="status">{outcome === null ? label : words[outcome]}</span>
    </Button>
  );
}

/** The clipboard is missing on plain http outside localhost, or refused; a selected text field may still do the same. */
async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied ? 'copied' : 'refused';
  }
}
