/** So few adverts are paused without a question, whatever their share; product decision. */
const FEW = 5;

/** Says whether a full list pauses so many of the running adverts (more than half, and more than five) that its owner is asked. */
export const pausesMany = ({ missing, running }: { missing: number; running: number }): boolean =>
  missing > FEW && missing * 2 > running;
