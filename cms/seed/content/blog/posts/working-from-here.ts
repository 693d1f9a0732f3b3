import type { PostSeed } from '../post'

export const workingFromHere: PostSeed = {
  slug: { en: 'working-remotely-from-guatemala', es: 'trabajar-a-distancia-desde-guatemala' },
  categories: ['living', 'tips'],
  author: 'paola-giron',
  picture: 'blog-desk-window',
  publicationDate: -158,
  name: {
    en: 'Working remotely from Guatemala, soberly',
    es: 'Trabajar a distancia desde un pueblo, sin romanticismo',
  },
  shortDescription: {
    en: 'Internet, power cuts, visas, time zones and neighbours with roosters: what it takes to work from a house in Guatemala.',
    es: 'Internet, apagones, contratos y gallos: qué hace falta para trabajar desde una casa en Antigua, el lago o Xela.',
  },
  description: {
    en: `The photograph shows a laptop, a coffee and a volcano. What it does not show is the sun on the screen, the neighbour who welds, and the moment in which the router goes out while the client is speaking. One can work very well from Guatemala. Several of our tenants have done so for years. They are the ones who prepared for the boring things.

## The line

Fibre is normal in Antigua, in the capital, Xela, Cobán and the centre of Panajachel: 50 to 300 megabits for thirty to sixty dollars a month. In villages at the lake it depends on the lane, and on the coast on the operator’s mood. So:

1. Ask for a **speed test made at the desk**, not at the router, in the evening. We make one for each house with the tag “fast Wi-Fi”.
2. Have a **second line**: a phone with data. A package of several gigabytes costs little.
3. Where the line is the reason for your stay, ask about satellite. Some houses outside have it.

## Power

Cuts are short but come with every thunderstorm, and thunderstorms come at three in the afternoon from May to October. A laptop does not mind. The router does: a small battery for it costs about forty dollars and is the single best thing you can buy. Sensitive screens want a surge protector.

## The clock

Guatemala is six hours behind UTC and never changes its clocks. In winter that is Chicago; in summer, Denver. Colleagues in Madrid are seven hours ahead, eight in summer, so your meetings are over at noon and the afternoon belongs to you. Remember: you stay, they move.

## How long may I stay?

Citizens of most European and American countries receive ninety days on arrival, without a visa. The stamp counts for four countries together, Guatemala, El Salvador, Honduras and Nicaragua, so a weekend in Copán does not start it again. It can be extended once at the immigration institute in the capital. Longer stays go through residence, and there is a permit for people with income from abroad; ask a lawyer, not the bar.

## Where to put the desk

- **Antigua**: cowork spaces with day passes, cafés that tolerate you until eleven.
- **Panajachel and San Marcos**: company, views, a line that sometimes dreams.
- **Xela**: serious, cheap, a blanket over the knees.
- **Zona 4 or 10** in the capital: as anywhere in the world, with a balcony.

## The house itself

Check where the desk stands. You want a chair with a back, a window at your side, a door to shut, and a wall between you and the street. Ask who lives next door: a rooster works from four, a school from half past seven, an evangelical choir from six on Wednesdays. We know, because we have sat there.

Come for two weeks, take a furnished house for a month, and sign for longer only when you have had your first real power cut in it. Then you will know.`,
    es: `La foto muestra una computadora, un café y un volcán. No muestra el sol en la pantalla, al vecino que suelda ni el momento en que se va el internet mientras habla el cliente. Se puede trabajar muy bien lejos de la oficina, y muchos capitalinos ya lo hacen desde Antigua, Panajachel o Xela. A los que les funciona son los que resolvieron primero lo aburrido.

## La conexión

La fibra es normal en Antigua, en la capital, en Xela, en Cobán y en el centro de Panajachel: de 50 a 300 megas por unos doscientos cincuenta a quinientos quetzales al mes. En los pueblos del lago depende del callejón, y en la costa, del humor de la empresa. Entonces:

1. Pida una **prueba de velocidad hecha en el escritorio**, no junto al módem, y de noche. Nosotros la hacemos en cada casa que lleva la etiqueta “internet rápido”.
2. Tenga una **segunda línea**: un teléfono con datos. Un paquete de varios gigas cuesta poco.
3. Si de la conexión depende todo, pregunte por satélite. Algunas casas de afuera ya lo tienen.

## La luz

Los apagones son cortos, pero llegan con cada tormenta, y las tormentas llegan a las tres de la tarde, de mayo a octubre. A la computadora no le importa. Al módem sí: una batería pequeña para él cuesta unos trescientos quetzales y es la mejor compra del año. Para las pantallas, regleta con protección.

## La hora

Guatemala está a seis horas de UTC y nunca cambia el reloj. Sus colegas de Chicago, en verano, van una hora adelante; los de Madrid, siete u ocho. Las reuniones con Europa terminan a mediodía y la tarde es suya. Quienes se mueven son ellos.

## Papeles

Si lo contrata una empresa de afuera, factúrele desde aquí: inscríbase en la SAT, pregunte a su contador por la exportación de servicios y guarde los comprobantes del banco. Si el extranjero es usted, la visa de noventa días vale para cuatro países juntos —Guatemala, El Salvador, Honduras y Nicaragua— y se prorroga una vez. Para más tiempo hay residencia; pregúntele a un abogado, no en el bar.

## Dónde poner el escritorio

- **Antigua**: oficinas compartidas por día y cafés que lo aguantan hasta las once.
- **Panajachel y San Marcos**: compañía, vista y una línea que a veces sueña.
- **Xela**: seria, barata y con poncho en las rodillas.
- **Zona 4 o 10**: como en cualquier parte del mundo, con balcón.

## La casa

Fíjese dónde está el escritorio. Necesita una silla con respaldo, una ventana de lado, una puerta que cierre y una pared entre usted y la calle. Pregunte quién vive a la par: el gallo trabaja desde las cuatro, la escuela desde las siete y media, y el culto, los miércoles a las seis. Lo sabemos porque ya nos sentamos ahí.

Venga dos semanas, tome una casa amueblada por un mes y firme por más tiempo cuando ya le haya tocado ahí el primer apagón de verdad. Entonces sí va a saber.`,
  },
}
