import { useEffect, useEffectEvent, useState } from 'react';
import { type Fix, WALK, walked } from '#domain/origin/walk.ts';
import { outlineText, readOutlineText } from '#domain/origin/outline-text.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { outlineTexts } from '#texts/de/origin/outline.ts';
import { deviceStorage } from '#web/device/device-storage.ts';

const { walk: texts } = outlineTexts;

export type Walk = {
  state: 'OFF' | 'ON' | 'PAUSED';
  /** How accurate the last position was; null before the first one. */
  accuracyInMetres: number | null;
  trouble: string | null;
  /** A line of an earlier visit that was not saved. */
  hasKept: boolean;
  start: () => void;
  pause: () => void;
  finish: () => void;
};

/** Walks an outline by the positions of the device; the line so far survives the page, until it is finished. */
export function useWalk(key: string, onLine: (line: readonly Coordinates[]) => void): Walk {
  const [state, setState] = useState<Walk['state']>('OFF');
  const [accuracyInMetres, setAccuracy] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [line, setLine] = useState<readonly Coordinates[]>(() => keptLine(key));

  const take = useEffectEvent((fix: Fix) => {
    setAccuracy(fix.accuracyInMetres);
    setTrouble(fix.accuracyInMetres > WALK.worstAccuracyInMetres ? texts.tooInaccurate : null);
    const longer = walked(line, fix);
    if (longer === line) return;
    setLine(longer);
    keep(key, longer);
    onLine(longer);
  });

  useEffect(() => {
    if (state !== 'ON') return;
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => take({ latitude, longitude, accuracyInMetres: accuracy }),
      ({ code, PERMISSION_DENIED }) => {
        setTrouble(code === PERMISSION_DENIED ? texts.denied : texts.unavailable);
        if (code === PERMISSION_DENIED) setState('PAUSED');
      },
      { enableHighAccuracy: true, maximumAge: 1000 },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [state]);

  return {
    state,
    accuracyInMetres,
    trouble,
    hasKept: state === 'OFF' && line.length > 0,
    start: () => {
      setTrouble(null);
      setState('ON');
      if (line.length > 0) onLine(line);
    },
    pause: () => setState('PAUSED'),
    finish: () => {
      setState('OFF');
      setAccuracy(null);
      setLine([]);
      keep(key, []);
    },
  };
}

function keptLine(key: string): readonly Coordinates[] {
  const read = readOutlineText(deviceStorage.read(key) ?? '');
  return 'rings' in read ? (read.rings[0] ?? []) : [];
}

function keep(key: string, line: readonly Coordinates[]): void {
  if (line.length === 0) deviceStorage.remove(key);
  else deviceStorage.write(key, outlineText([line]));
}
