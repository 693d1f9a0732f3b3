import type { PostSeed } from '../post'

export const lakeAtitlanVillages: PostSeed = {
  slug: {
    en: 'which-village-of-lake-atitlan',
    es: 'que-pueblo-de-atitlan-escoger',
  },
  categories: ['places'],
  author: 'kevin-batz',
  picture: 'blog-lake-dawn',
  publicationDate: -18,
  name: {
    en: 'Lake Atitlán: which village is yours?',
    es: 'Atitlán: ¿cuál es su pueblo?',
  },
  shortDescription: {
    en: 'Panajachel, Santa Cruz, San Marcos, San Juan, San Pedro or Santiago: boats, prices, noise and who is happy where on the lake.',
    es: 'Panajachel, Santa Cruz, San Marcos, San Juan, San Pedro o Santiago: lanchas, precios, ruido y quién es feliz en cada uno.',
  },
  description: {
    en: `I was born in San Juan la Laguna, so you may call me partial. But I have carried guests’ suitcases up the paths of every village on this lake, and I know that nobody likes all of them. Atitlán is a drowned crater about eighteen kilometres long, with three volcanoes on its southern side, and each settlement on its shore looks at them differently.

## First, the boats

*Lanchas* are the buses of the lake. From Panajachel public boats run along the northern shore about every half hour from early morning until roughly half past five in the afternoon. They leave when they are full enough. After dark you charter one, and that costs many times as much. In the afternoon the *Xocomil* wind comes up and the ride gets wet: sit at the back, and travel in the morning when you can.

## Panajachel

The gate to the lake and the only village with many cash machines, a proper supermarket and shuttles to everywhere. Calle Santander is one long shop. Sleep in Jucanyá, across the river, and you have Pana’s comfort with birds instead of music.

## Santa Cruz and Jaibalito

Reached by boat only, or on foot. A dock, a steep path, a few houses with terraces hanging in the air. People come here to dive, to read, to swim off the dock. Bring groceries.

## San Marcos

Yoga, cacao ceremonies, vegan bread, and the nature reserve of Cerro Tzankujil with its jumping platform. If the words “sound bath” make you smile kindly, stay. If they make you laugh, stay elsewhere.

## San Juan

Weavers who dye with plants, painters, a street of umbrellas, the viewpoint at Kaqasiiwaan. It has become popular by day and falls asleep at seven. Most of the guiding and the weaving is organised by associations of the village itself, so what you pay stays.

## San Pedro

Language schools, cheap rooms, night life, and the trailhead for the San Pedro volcano. Its upper half is a Tz’utujil town that has nothing to do with the bars at the shore. Walk up there.

## Santiago Atitlán

The largest town, on the other side, between the volcanoes. Here lives Maximón, who moves to another house each year, smokes and receives visitors. The market on Fridays and Sundays is the most local on the lake. Few tourists sleep here, which is exactly the point.

## San Antonio and Santa Catarina Palopó

On the road side, east of Pana. Santa Catarina has painted its houses in blue patterns taken from its *huipil*. The villas with pools are here, and you can reach them by car.

## A rule of thumb

- With small children or a car: Panajachel or Santa Catarina.
- For silence: Jaibalito, Santa Cruz.
- To learn something: San Juan or San Pedro.
- To understand where you are: Santiago.

Three nights in one place are better than one night in three. The lake changes colour every hour, and you want to see all of it from the same chair.`,
    es: `Nací en San Juan la Laguna, así que tal vez no soy imparcial. Pero he cargado maletas por las veredas de todos los pueblos y sé que a nadie le gustan todos. Atitlán es un cráter hundido de unos dieciocho kilómetros de largo, con tres volcanes del lado sur, y cada pueblo de la orilla los mira de otra manera.

## Primero, las lanchas

Son las camionetas del lago. De Panajachel salen lanchas públicas por la orilla norte más o menos cada media hora, desde temprano hasta eso de las cinco y media de la tarde. Arrancan cuando ya hay suficiente gente. De noche hay que pagar viaje expreso y sale mucho más caro. En la tarde se levanta el Xocomil y uno llega mojado: siéntese atrás y, si puede, viaje de mañana.

## Panajachel

La puerta del lago y el único pueblo con varios cajeros, supermercado grande y transporte a todas partes. La calle Santander es una sola tienda. Duerma en Jucanyá, del otro lado del río: tendrá las comodidades de Pana y pájaros en vez de música.

## Santa Cruz y Jaibalito

Sólo se llega en lancha o a pie. Un muelle, una vereda empinada y unas cuantas casas con terrazas en el aire. Aquí se viene a bucear, a leer y a nadar desde el muelle. Traiga compras.

## San Marcos

Yoga, ceremonias de cacao, pan vegano y la reserva del cerro Tzankujil, con su trampolín. Si las palabras “baño de sonido” le dan ternura, quédese. Si le dan risa, mejor en otro pueblo.

## San Juan

Tejedoras que tiñen con plantas, pintores, la calle de las sombrillas y el mirador Kaqasiiwaan. De día se ha llenado de visitas y a las siete ya está dormido. Las guías y el tejido los organizan asociaciones del mismo pueblo: lo que usted paga se queda.

## San Pedro

Escuelas de español, cuartos baratos, vida nocturna y el sendero del volcán San Pedro. La mitad de arriba es un pueblo tz’utujil que no tiene nada que ver con los bares de la orilla. Suba a conocerlo.

## Santiago Atitlán

El más grande, enfrente, entre los volcanes. Ahí vive Maximón, que cada año se muda de casa, fuma y recibe visitas. El mercado de viernes y domingo es el más auténtico del lago. Casi ningún turista duerme aquí, y ésa es la gracia.

## San Antonio y Santa Catarina Palopó

Por la carretera, al oriente de Pana. Santa Catarina pintó sus casas de azul con los dibujos de su huipil. Aquí están las villas con piscina, y se llega en carro.

## En resumen

- Con niños pequeños o con carro: Panajachel o Santa Catarina.
- Para el silencio: Jaibalito, Santa Cruz.
- Para aprender algo: San Juan o San Pedro.
- Para entender dónde está uno: Santiago.

Es mejor quedarse tres noches en un pueblo que una en tres. El lago cambia de color cada hora y lo bonito es verlo todo desde la misma silla.`,
  },
}
