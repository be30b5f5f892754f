/** What buyers and sellers of the sample marketplace say of each other. */
export const SAMPLE_BUYER_TEXTS = [
  'Alles wie ausgemacht, sauber geschlichtet.',
  'Pünktlich da, beim Abladen geholfen.',
  'Gutes Holz, Zufahrt war kein Problem.',
  'Ein paar Scheiter länger als 33 cm, sonst bestens.',
  '',
  '',
] as const;

export const SAMPLE_SHORT_TEXTS = [
  'Es war etwas weniger als vereinbart, der Preis wurde angepasst.',
  'Gemessen 5,6 statt 6 rm.',
] as const;

export const SAMPLE_SELLER_TEXTS = ['Kam zur ausgemachten Zeit und hat gleich bezahlt.', 'Unkompliziert.', ''] as const;

export const SAMPLE_ANSWERS = [
  'Danke, die fehlende Menge kommt beim nächsten Mal dazu.',
  'Danke, gerne wieder.',
] as const;
