import { useState } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from './button.tsx';

type ShareButtonProps = { title: string; url: string };

/** The system's share sheet where there is one, otherwise the address goes to the clipboard. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const share = async () => {
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    await copyText(url);
    setIsCopied(true);
  };
  return (
    <>
      <Button variant="text" icon={isCopied ? 'check' : 'share-network'} onClick={share}>
        {isCopied ? uiTexts.actions.copied : uiTexts.actions.share}
      </Button>
      <span className="only-read" role="status">
        {isCopied && uiTexts.actions.copied}
      </span>
    </>
  );
}

/** Copies a text and says so on its own face. */
export function CopyButton({ text, label = uiTexts.actions.copy }: { text: string; label?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      variant="text"
      icon={isCopied ? 'check' : 'copy'}
      onClick={async () => {
        await copyText(text);
        setIsCopied(true);
      }}
    >
      <span role="status">{isCopied ? uiTexts.actions.copied : label}</span>
    </Button>
  );
}

/** The clipboard is missing on plain http outside localhost; a selected text field does the same there. */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
