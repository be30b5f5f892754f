import type { GoodsPage } from '#contract/sitemap/sitemap-pages.ts';
import { buyChimneyWood, sellChimneyWood } from './chimney-wood.ts';
import { buyFurnaceWood, sellFurnaceWood } from './furnace-wood.ts';
import type { LandingContent } from './landing-content.ts';
import { buyLogWood, sellLogWood } from './log-wood.ts';
import { buyPellets, sellPellets } from './pellets.ts';
import { buyRoundWood, sellRoundWood } from './round-wood.ts';
import { buyWood, sellWood } from './wood.ts';

export const LANDING_CONTENTS: Readonly<Record<GoodsPage, LandingContent>> = {
  buychimneywood: buyChimneyWood,
  buyfurnacewood: buyFurnaceWood,
  buylogwood: buyLogWood,
  buypellets: buyPellets,
  buyroundwood: buyRoundWood,
  buywood: buyWood,
  sellchimneywood: sellChimneyWood,
  sellfurnacewood: sellFurnaceWood,
  selllogwood: sellLogWood,
  sellpellets: sellPellets,
  sellroundwood: sellRoundWood,
  sellwood: sellWood,
};
