import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from './dialog.tsx';
import type { Story } from '#ui/story.ts';

function Draft({ shape }: { shape: 'dialog' | 'sheet' }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{shape === 'sheet' ? 'Blatt öffnen' : 'Dialog öffnen'}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        shape={shape}
        title="Entwurf behalten?"
        actions={
          <>
            <Button variant="text" onClick={close}>
              Verwerfen
            </Button>
            <Button onClick={close}>Weiter bearbeiten</Button>
            <Button variant="main" onClick={close}>
              Speichern
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">Titel, Menge und 3 Fotos sind noch nicht veröffentlicht.</p>
      </Dialog>
    </>
  );
}

export const stories: readonly Story[] = [
  { name: 'Dialog', element: <Draft shape="dialog" /> },
  { name: 'Blatt von unten', element: <Draft shape="sheet" /> },
];
