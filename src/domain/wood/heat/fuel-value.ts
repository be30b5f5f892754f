/** Heat that evaporates 1 kg of water: 2.443 MJ/kg in kWh. */
const EVAPORATION_IN_KWH_PER_KG = 0.68;

/** Heating oil in kWh per litre. Source: kaminholz-stein.de (LWF). */
const HEATING_OIL_IN_KWH_PER_LITRE = 10;

/** Pellets: assumed heat in kWh/kg (proPellets Austria, krone.at 4035462), bulk density in kg per loose cubic metre. */
export const PELLETS = { calorificValueInKwhPerKg: 4.8, bulkDensityInKgPerLooseCubicMetre: 650 } as const;

/**
 * Returns the net calorific value (Heizwert) in kWh per kg of wood including its water, at a water content w of 0 to
 * below 1 and a dry value H0 in kWh/kg (see DRY_CALORIFIC_VALUE_IN_KWH_PER_KG): H0·(1−w) − 0.68·w. Source: LWF formula.
 */
export const netCalorificValueInKwhPerKg = (waterContent: number, calorificValueDryInKwhPerKg: number): number =>
  calorificValueDryInKwhPerKg * (1 - waterContent) - EVAPORATION_IN_KWH_PER_KG * waterContent;

/** Wood as fuel: oven-dry mass per fresh solid cubic metre in kg, dry net calorific value in kWh/kg. */
export type FuelWood = { densityInKgPerSolidCubicMetre: number; calorificValueDryInKwhPerKg: number };

/** Returns the mass in kg of a solid cubic metre with its water, at a water content w of 0 to below 1. */
export const massPerSolidCubicMetreInKg = (densityInKgPerSolidCubicMetre: number, waterContent: number): number =>
  densityInKgPerSolidCubicMetre / (1 - waterContent);

/** Returns the heat in kWh of a solid cubic metre at a water content w of 0 to below 1; shrinkage is left out. */
export const energyPerSolidCubicMetreInKwh = (wood: FuelWood, waterContent: number): number =>
  massPerSolidCubicMetreInKg(wood.densityInKgPerSolidCubicMetre, waterContent) *
  netCalorificValueInKwhPerKg(waterContent, wood.calorificValueDryInKwhPerKg);

/** Returns the litres of heating oil that hold the same heat as an energy in kWh. */
export const oilEquivalentInLitres = (energyInKwh: number): number => energyInKwh / HEATING_OIL_IN_KWH_PER_LITRE;

/** Returns the plain mean of several woods, or the fallback where none is given. */
export const meanFuelWood = (woods: readonly FuelWood[], fallback: FuelWood): FuelWood => {
  if (woods.length === 0) return fallback;
  const meanOf = (figureOf: (wood: FuelWood) => number): number =>
    woods.reduce((sum, wood) => sum + figureOf(wood), 0) / woods.length;
  return {
    densityInKgPerSolidCubicMetre: meanOf((wood) => wood.densityInKgPerSolidCubicMetre),
    calorificValueDryInKwhPerKg: meanOf((wood) => wood.calorificValueDryInKwhPerKg),
  };
};
