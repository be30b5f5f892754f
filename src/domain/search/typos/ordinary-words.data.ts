/**
 * Common German words that are no mistake although a word of the trade is a letter or two away ("hell" and "Heli", "füllen"
 * and "fällen", "drehen" and "Drohne"). In any of their forms they are never corrected.
 */
export const ORDINARY_WORDS = `
alle alles jeder etwas nichts stütze stützen hell dunkel hart zart fest lose locker schwer leicht groß klein kurz lang breit schmal hoch tief flach rund eckig gerade krumm
glatt rau grob fein dünn dick voll leer neu alt jung frisch reif roh sauber schmutzig schön hässlich gut schlecht besser beste
teuer billig günstig gratis stark schwach warm heiß kalt kühl trocken nass feucht weich ganz halb doppelt einfach mehrfach
schnell langsam früh spät sofort bald gleich heute morgen gestern jetzt immer nie oft selten manchmal täglich wöchentlich
jährlich dringend eilig rasch echt falsch richtig genau ungefähr sicher unsicher gefährlich harmlos giftig gesund krank lebendig
offen zu geschlossen innen außen oben unten vorne hinten links rechts mitten daneben darüber darunter nah fern weit eng
bunt weiß schwarz grau braun rot gelb grün blau rosa matt glänzend farbig gemischt rein pur natur natürlich künstlich
einzeln zusammen gemeinsam allein extra speziell normal besonders üblich fremd eigen eigene privat öffentlich gewerblich
füllen auffüllen befüllen ausfüllen drehen drehbar heben senken ziehen schieben drücken tragen halten legen stellen stehen sitzen
liegen hängen fallen laufen gehen fahren fliegen schwimmen springen rennen kommen bleiben bringen holen nehmen geben machen tun
lassen wollen sollen können müssen dürfen mögen haben sein werden wissen kennen finden suchen sehen schauen hören lesen schreiben
sprechen sagen fragen antworten rufen zeigen helfen brauchen benutzen verwenden nutzen kaufen verkaufen tauschen austauschen
wechseln mieten leihen borgen schenken verschenken zahlen kosten sparen bestellen liefern senden schicken abholen mitnehmen
öffnen schließen binden lösen kleben nageln schrauben leimen malen streichen lackieren ölen wachsen schleifen polieren bohren
feilen hämmern klopfen schlagen schnitzen formen gießen kochen backen braten grillen essen trinken feiern spielen basteln
bauen umbauen anbauen ausbauen einbauen aufbauen abbauen renovieren reparieren putzen waschen wischen kehren fegen räumen
ordnen sortieren lagern stapeln decken abdecken zudecken schützen sichern sperren messen wiegen zählen rechnen planen teilen
trennen verbinden mischen rühren schütteln brechen reißen biegen dehnen rosten faulen schimmeln wachsen blühen welken sterben
leben wohnen schlafen sitzen arbeiten lernen lehren üben beginnen anfangen enden aufhören dauern warten
mensch mann frau kind kinder baby familie freund nachbar chef kunde gast leute person tier hund katze hase huhn henne hühner ente gans
ziege schaf kuh pferd vogel biene fisch haus wohnung zimmer küche bad keller dachboden dach wand mauer boden decke tür tor fenster
treppe stiege balkon terrasse garten hof wiese feld berg tal fluss bach see teich ufer brücke straße weg platz dorf stadt schule
kirche friedhof bahnhof hafen markt laden büro werkstatt halle lager garage hütte zelt bett tisch stuhl sessel bank kasten regal
lampe spiegel bild rahmen vase schüssel teller becher löffel gabel messer topf pfanne kanne flasche kiste korb sack beutel dose
auto anhänger traktor motor rad reifen fahrrad schiff boot flugzeug bus zug kugel würfel ring kette seil schnur faden draht nadel
stift kugelschreiber bleistift pinsel farbe papier buch heft brief karte foto musik gitarre geige flöte trommel
feuer flamme rauch asche kohle gas strom wasser luft erde sand stein lehm glas eisen stahl gold silber leder wolle stoff plastik
sonne mond stern himmel wolke regen schnee eis wind nebel sommer winter frühling herbst tag nacht woche monat jahr stunde minute
hilfe arbeit auftrag angebot anfrage preis kosten geld rechnung menge stück teil rest hälfte viertel anfang ende mitte seite
ecke rand kante spitze loch lücke fläche raum ort stelle richtung entfernung zeit grund zweck idee frage antwort problem fehler
kunst handwerk hobby sport spiel fest feier geschenk zubehör werkzeug gerät maschine material ware sorte marke größe gewicht
gras heu stroh hafer gerste weizen grube gefälle jacke hose helm schuh handschuh pilz pappe klammer schall grippe frosch furche
butter käse windel wüste lack harz keil beil welle dichten erst gären ausgabe ausmaß blume
`;
