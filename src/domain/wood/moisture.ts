/** Returns the wood moisture u (water per dry mass, fraction) of a water content w (water per total mass, 0 ≤ w < 1). */
export const woodMoistureFromWaterContent = (waterContent: number): number => waterContent / (1 - waterContent);

/** Returns the water content w (water per total mass, fraction) of a wood moisture u (water per dry mass, u ≥ 0). */
export const waterContentFromWoodMoisture = (woodMoisture: number): number => woodMoisture / (1 + woodMoisture);
