import { Notice } from './notice.tsx';
import type { Story } from '#ui/story.ts';

const close = () => undefined;

export const stories: readonly Story[] = [
  {
    name: 'Fünf Arten',
    element: (
      <>
        <Notice kind="info" title="Neue Nachricht" onClose={close}>
          von Forsthof Steinbichl.
        </Notice>
        <Notice kind="success" title="Anzeige ist online." onClose={close}>
          Läuft bis 18. Februar.
        </Notice>
        <Notice kind="warning" title="Kein Netz." onClose={close}>
          Deine Anzeige liegt sicher am Gerät.
        </Notice>
        <Notice kind="error" title="Nicht gespeichert." onClose={close}>
          Dein Text ist noch da. <a href="#nochmals">Nochmals versuchen</a>
        </Notice>
        <Notice kind="access" title="Kein Zugriff.">
          Dafür braucht dein Konto die Firmenfreigabe.
        </Notice>
      </>
    ),
  },
];
