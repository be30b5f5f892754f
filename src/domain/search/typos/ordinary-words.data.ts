/**
 * Common German words and makes of machines that are no mistake although a word of the trade is near ("hell" and "Heli",
 * "füllen" and "fällen", "Stihl" and "Stiel"). In any of their forms they are never corrected.
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
sortiment sonne mond stern himmel wolke regen schnee eis wind nebel sommer winter frühling herbst tag nacht woche monat jahr stunde minute
hilfe arbeit auftrag angebot anfrage preis kosten geld rechnung menge stück teil rest hälfte viertel anfang ende mitte seite
ecke rand kante spitze loch lücke fläche raum ort stelle richtung entfernung zeit grund zweck idee frage antwort problem fehler
kunst handwerk hobby sport spiel fest feier geschenk zubehör werkzeug gerät maschine material ware sorte marke größe gewicht
gras heu stroh hafer gerste weizen grube gefälle jacke hose helm schuh handschuh pilz pappe klammer schall grippe frosch furche
butter käse windel wüste lack harz keil beil welle dichten erst gären ausgabe ausmaß blume
abgelenkt abgemacht abgesagt abhalten abhängen abhauen ablegen ablenken abstellen abzuhalten anders anfängt anfassen anfühlt
angehen angehört angestellt angetan anhören anlügen anrufen anruft anschauen anstellen anwenden anwesend anziehen arme atika
aufgemacht aufgewacht aufhalten auflegen aufmachen aufpassen aufräumen aufstehen ausflippen ausführen ausgedacht ausgehen
auslösen ausmachen ausmacht ausnutzen ausreden ausrichten ausruhen aussagen aussehen aussteigen aussuchen ausziehen badewanne
balkenmäher ballon bankkonto baut beachten becken beeilen beenden beere befahl befreit beginnt beiseite bekam bekannten belasten
benannt bereit berichten beschlossen beschreiben beschrieben beschweren bestanden bestehen besuchen betäubt bitten bittet blazer
blech blicken blieben blöden bluse bluten bodenfliesen bodenfräse bohnen bolzen böse brennnessel bringst brutal buchung burger
dachte dachtest dachziegel dackel dein denen denken dich dienen drachen dran drauf drehstuhl drinnen drüber drunter dünger
durchaus duschen eber ehren eierkocher eimer eingebaut eingehen eingeladen eingestellt einladen einlassen einmischen eins einsam
einschalten einschlafen einsetzen endet enthält entlassen entsafter entscheiden enttäuschen erbsen erdbeere ergeben erhalten
erholen ernsthaft erreiche erschaffen ersticken ertrinken erweisen erwischt eule fahrschule fährst falter fanden fangen feige
felgen fernseher fette feuerlöscher fiat fiel findet fingen fleck fliegt fliehen fliesen flüchten foltern fordert fragten freien
fressen freue frostschutz fühle fuhr führst führte fürchte gaben gardena geändert gebetet gebissen gebracht gebrauchen gebt
gedacht gedauert gedient gedrückt gefangen gefasst gefragt gefressen gefreut gefüllt gefunden gegangen gegessen gegrüßt geguckt
gehalten gehängt gehasst geheilt geistig gekämpft gekannt gekauft geklappt gekocht geküsst gelacht gelähmt gelandet gelassen
gelegen gelesen geliebt gelogen gelöscht gemacht gemälde gemocht genießen genießt genossen genutzt gepackt geradezu geraucht
gerecht geredet geregelt gereist gerichtet gerissen gerührt geschafft geschah geschaut geschlafen geschützt gesessen gesichtet
gespielt gestanden gesteckt gestehen gestiegen geteilt gewaschen geweckt gewesen gewinne gewinnt gewissen geworden gewusst
gezogen gibst gilt gleicht glocke gorilla grausam greifen gründlich gucken guckt gürtel gutmachen hähne häkeln halsband handelt
handwagen hantel hark hast haut heckenschere heckscheibe heilen heim heimlich heiraten hergestellt herrschen hielten hierher
hinkriegen hoffen holzmann hörst hörte hotel husten irre isst jagen kamera kärcher kaum kennt kerze klang klappen klavier kleid
klingen komplett kostete kranz kratzen kriechen kümmern kupfer kuppel küssen lächerlich lachst lacht ladewagen laken landen laser
läuft lautet lebst lebt lego legst legte leier leine leise leitet leitung lenken leuchte liebe liebt liegst liest lindner liter
live lohnt löschen löst löwe lügst lügt lurch lustig machte maler manchen mandel mantel meinten milch mistel moderne mohn munter
muschel müssten nenne nennst nest netter öffnet packen packt pass pastete perücke pfeffer pfeift platzt polster porsche rächen
rasen raten ratte reden regeln regt reich reicht reist rennt retten richten riechen riefen rohre roller rosen rüber rückwärts
ruder ruhen runter sachte sagtest sähe sandale satt sauer sauger schade schadet schaffen schaffte schalten schaltung schämen
schaufel schaute scheibe scheinen scheinst scheint schenkt schere schickt schiene schlang schlauer schlimmen schlitz schlucken
schlüssel schminke schnappen schneeketten schreibt schreist schreit schrieben schrott schüchtern schuld schützt schwein schwitzen
schwöre seide seien serviert siegen sieh sieht silo soeben solange solche sollten spachtel spannend spargel spazieren spenden
spielt spüren stand starb starren starrst starten startet stechen stecker stehlen steif stellte steuern stiefel stiehlt stier
stihl still stimmen stimmt stoppen stören strumpf studieren stürzt stute suchte tandem tanzen tapfer tasche tasse taten taube
tauchen teilt tolle traf trat trauben traue träumen träumte treten treu trimmer trösten trüffel tust typisch übel übergeben
übernachten umsehen unteren veranstalten verbrennt vereinen vereint vergessen vergiss vergleichen verhandeln verleihen verletzen
verletzt verlieben verliebt verliert verließ vermeiden vermissen verrückt versaut verschaffen verschoben verschonen verschwenden
versetzen verspreche versteh versuche verteilen verteilt vertrauen vertraust vertraut vertrieben verwechselt verzeihen vorgehen
vorhaben vorwärts wahr wanne warnen wartest watte wechselt wecken wehren weinen welch wenden wertvoll wespe weste weswegen wiegt
wild wirf wirken woran worden wundern wünschen wünschst wünschte würd wurdest würdet würstel zahn zange zeigst zeigten ziegel
zielen zipper zittern zucker zuerst zugeben zusehen zwiebel
`;
