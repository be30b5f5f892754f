import { shareTexts as texts } from '#texts/de/adverts/share.ts';

/** Addresses that hand an advert on: plain links, nothing of another company is loaded before one is followed. */
export function shareLinks(title: string, url: string): { mail: string; whatsapp: string; telegram: string } {
  const part = (text: string) => encodeURIComponent(text.toWellFormed());
  return {
    mail: `mailto:?subject=${part(title)}&body=${part(texts.message(title, url))}`,
    whatsapp: `https://wa.me/?text=${part(texts.message(title, url))}`,
    telegram: `https://t.me/share/url?url=${part(url)}&text=${part(title)}`,
  };
}
