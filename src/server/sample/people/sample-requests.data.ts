import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { DryingStateCode } from '#domain/lookups/drying-states.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Handover } from '#domain/requests/request.ts';

export type SampleWish = {
  category: CategoryCode;
  /** Codes of wood types. */
  woods?: readonly string[];
  service?: string;
  title: string;
  quantity: number;
  unit: UnitCode;
  drying?: DryingStateCode;
  lengthInCm?: number;
  handover: Handover;
};

/** What people look for on the sample marketplace; each is posted from several places. */
export const SAMPLE_WISHES: readonly SampleWish[] = [
  {
    category: 'FIREWOOD',
    woods: ['BUCHE'],
    title: 'Trockene Buche für den Kaminofen',
    quantity: 6,
    unit: 'RM',
    drying: 'LUFTTROCKEN',
    lengthInCm: 33,
    handover: 'EITHER',
  },
  {
    category: 'FIREWOOD',
    woods: ['BUCHE', 'EICHE', 'ESCHE'],
    title: 'Hartholz in Meterscheitern',
    quantity: 20,
    unit: 'RM',
    lengthInCm: 100,
    handover: 'DELIVERY',
  },
  {
    category: 'FIREWOOD',
    woods: ['FICHTE', 'TANNE'],
    title: 'Weichholz zum Anheizen',
    quantity: 3,
    unit: 'RM',
    drying: 'LUFTTROCKEN',
    lengthInCm: 25,
    handover: 'PICKUP',
  },
  {
    category: 'FIREWOOD',
    woods: ['BIRKE'],
    title: 'Birke für den offenen Kamin',
    quantity: 4,
    unit: 'RM',
    drying: 'OFENFERTIG',
    lengthInCm: 33,
    handover: 'EITHER',
  },
  {
    category: 'FIREWOOD',
    title: 'Brennholz für den Scheitholzkessel',
    quantity: 25,
    unit: 'RM',
    lengthInCm: 50,
    handover: 'DELIVERY',
  },
  { category: 'PELLETS', title: 'Lose Pellets für den Winter', quantity: 5, unit: 'T', handover: 'DELIVERY' },
  { category: 'PELLETS', title: 'Sackware auf Palette', quantity: 2, unit: 'PAL', handover: 'EITHER' },
  { category: 'WOOD_CHIPS', title: 'Hackgut für eine kleine Heizung', quantity: 60, unit: 'SRM', handover: 'DELIVERY' },
  {
    category: 'SAWN_WOOD',
    woods: ['LAERCHE'],
    title: 'Lärchenbretter für eine Terrasse',
    quantity: 1.5,
    unit: 'M3',
    handover: 'EITHER',
  },
  {
    category: 'SAWN_WOOD',
    woods: ['FICHTE'],
    title: 'Kanthölzer für einen Carport',
    quantity: 2,
    unit: 'M3',
    handover: 'DELIVERY',
  },
  {
    category: 'LOGS',
    woods: ['EICHE'],
    title: 'Eichenbloche für den Lohnschnitt',
    quantity: 8,
    unit: 'FM',
    handover: 'PICKUP',
  },
  {
    category: 'LOGS',
    woods: ['FICHTE', 'TANNE'],
    title: 'Sägerundholz Fichte und Tanne',
    quantity: 30,
    unit: 'FM',
    handover: 'PICKUP',
  },
  {
    category: 'SERVICES',
    service: 'lohnschnitt',
    title: 'Mobiles Sägewerk für einen Tag',
    quantity: 8,
    unit: 'H',
    handover: 'EITHER',
  },
  {
    category: 'SERVICES',
    service: 'baumpflege',
    title: 'Baumpflege bei einer alten Linde',
    quantity: 4,
    unit: 'H',
    handover: 'EITHER',
  },
];
