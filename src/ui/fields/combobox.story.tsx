import { useState } from 'react';
import { Combobox } from './combobox.tsx';
import type { Story } from '#ui/story.ts';

const places = [
  { value: '4560', label: '4560 Kirchdorf', note: 'Oberösterreich' },
  { value: '4591', label: '4591 Molln', note: 'Oberösterreich' },
  { value: '4582', label: '4582 Spital am Pyhrn', note: 'Oberösterreich' },
];

function PlaceField() {
  const [text, setText] = useState('');
  const found = places.filter((place) => text !== '' && place.label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      label="Postleitzahl oder Ort"
      icon="map-pin"
      value={text}
      onChange={setText}
      suggestions={found}
      onSelect={(place) => setText(place.label)}
    />
  );
}

export const stories: readonly Story[] = [{ name: 'Orte', element: <PlaceField /> }];
