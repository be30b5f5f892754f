import { FileField } from './file-field.tsx';
import type { Story } from '#ui/story.ts';

const common = { name: 'file', accept: 'image/jpeg,image/png', mostBytes: 15 * 1024 * 1024 };

export const stories: readonly Story[] = [
  {
    name: 'Datei mit Hilfe',
    element: <FileField label="Logo" help="JPEG, PNG oder WebP bis 15 MB." {...common} />,
  },
  {
    name: 'Abgelehnt',
    element: <FileField label="Logo" error="Das Bild ist größer als 15 MB." {...common} />,
  },
];
