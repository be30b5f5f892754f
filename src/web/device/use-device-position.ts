import { useState } from 'react';

/** `DENIED`: the person or the browser refused; `FAILED`: the device does not know, or not within 15 seconds. */
export type PositionState = 'IDLE' | 'SEARCHING' | 'FOUND' | 'DENIED' | 'FAILED';

const PATIENCE_IN_MS = 15_000;

type Wish = {
  /** By satellite instead of by networks nearby: slower, and to a few metres. */
  isExact: boolean;
  /** A position that the device found at most so long ago will do. */
  oldestInMs: number;
  onFound: (coords: GeolocationCoordinates) => void;
};

/** Where the device is, asked for only when `find` is called. */
export function useDevicePosition({ isExact, oldestInMs, onFound }: Wish): { state: PositionState; find: () => void } {
  const [state, setState] = useState<PositionState>('IDLE');
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState('FAILED');
      return;
    }
    setState('SEARCHING');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('FOUND');
        onFound(coords);
      },
      (error) => setState(error.code === error.PERMISSION_DENIED ? 'DENIED' : 'FAILED'),
      { enableHighAccuracy: isExact, timeout: PATIENCE_IN_MS, maximumAge: oldestInMs },
    );
  };
  return { state, find };
}
