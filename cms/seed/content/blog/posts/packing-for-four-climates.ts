import type { PostSeed } from '../post'

export const packingForFourClimates: PostSeed = {
  slug: { en: 'what-to-pack-for-guatemala', es: 'que-traer-en-la-maleta' },
  categories: ['tips'],
  author: 'lucia-xicay',
  picture: 'blog-bedroom-highland',
  publicationDate: -53,
  name: {
    en: 'One suitcase, four climates',
    es: 'Una maleta para cuatro climas',
  },
  shortDescription: {
    en: 'Frost in Xela, thirty-five degrees in Petén and rain at three in the afternoon: what to pack for Guatemala, and what you can buy here.',
    es: 'Helada en Xela, treinta y cinco grados en Petén y aguacero a las tres: qué traer y qué mejor comprar aquí.',
  },
  description: {
    en: `“The land of eternal spring” is printed on many posters, and it is true of Antigua and the lake. It is not true of Xela in January, when the puddles freeze, nor of Flores in April, when the sensible lie in hammocks until five. A week’s trip may cross all of it. So pack for height, not for month.

## The rule of altitude

- **Above 2,200 m** (Xela, Tecpán, the camp on Acatenango): cold nights all year, frost from December to February. A real jacket, a hat.
- **1,400 to 1,700 m** (Antigua, Atitlán, Guatemala City, Cobán): days of 22 to 27 degrees, nights of 10 to 15. A sweater, closed shoes, long trousers for the evening.
- **Below 500 m** (Petén, Río Dulce, the Pacific): hot and damp. Linen or thin cotton, sandals, long sleeves against mosquitoes at dusk.

Cobán has its own rule: there it drizzles. The drizzle even has a name, *chipichipi*.

## Rain

From May to October mornings are usually bright and the rain comes in the afternoon, hard, for an hour or two. An umbrella beats a poncho in towns, where one walks under eaves. For boats on Atitlán and Río Dulce bring a light waterproof all the same; the spray does not read calendars.

## Shoes

Cobblestones eat heels and wheels. A suitcase with small wheels will be carried, by you. One pair of shoes with a good sole does for everything but the volcano; for the volcano bring boots you know.

## Things that are better brought

- Sunscreen and insect repellent: both cost twice as much here.
- Your medicines in their packages, and a copy of the prescription.
- A plug: sockets are the North American kind, 120 volts, often without the third hole.
- A head torch. Power cuts are short, but they choose bath time.
- A pair of thin cotton trousers that may get dirty.

## Things that are better bought

- A *cuxín* bag or a woven blanket: then you are warm and have a present.
- Swimming towels in every market.
- A SIM card: there are Tigo and Claro booths in the airport, a few dollars with data for a week.
- Soap, shampoo, coffee. Our houses have them.

## What to wear where

Nobody expects you to dress up. People do dress carefully, though, and in villages bare shoulders and short shorts look like underwear. In churches cover your knees. Please do not wear a huipil as a costume; if you have bought one and someone asks which village it is from, know the answer, and you will have made a friend.

## And leave room

You will take home coffee, chocolate, a tablecloth you did not plan, and possibly a mask. Pack the suitcase two thirds full. If it is still too heavy, tell us: many of our houses have a washing machine, so three shirts are plenty.`,
    es: `“El país de la eterna primavera” es cierto en Antigua y en el lago. No lo es en Xela en enero, cuando se congelan los charcos, ni en Flores en abril, cuando la gente con juicio se queda en la hamaca hasta las cinco. En una semana de paseo se puede pasar por todo. Haga la maleta según la altura, no según el mes.

## La regla de la altura

- **Arriba de 2,200 m** (Xela, Tecpán, el campamento del Acatenango): noches frías todo el año y heladas de diciembre a febrero. Chumpa de verdad y gorro.
- **De 1,400 a 1,700 m** (Antigua, Atitlán, la capital, Cobán): días de 22 a 27 grados y noches de 10 a 15. Suéter, zapato cerrado y pantalón largo para la noche.
- **Abajo de 500 m** (Petén, Río Dulce, la costa): calor y humedad. Lino o algodón delgado, sandalias y manga larga contra los zancudos al atardecer.

Cobán tiene su propia regla: llovizna. Hasta nombre tiene, el chipichipi.

## La lluvia

De mayo a octubre la mañana suele ser clara y el agua cae en la tarde, fuerte, una o dos horas. En los pueblos gana la sombrilla, porque se camina bajo los aleros. Para las lanchas de Atitlán y Río Dulce traiga de todos modos un impermeable liviano: la lancha salpica en cualquier mes.

## Los zapatos

El empedrado se come los tacones y las ruedas. La maleta de rueditas chiquitas la va a cargar usted. Un par con buena suela sirve para todo menos para el volcán; para el volcán, botas ya conocidas.

## Lo que conviene traer

- Bloqueador y repelente, sobre todo si usa una marca en particular.
- Sus medicinas en su caja, con copia de la receta.
- Una linterna de cabeza. Los apagones son cortos, pero escogen la hora del baño.
- Un pantalón delgado que se pueda ensuciar.
- Una bolsa de tela: muchos mercados y tiendas ya no dan de plástico.

## Lo que conviene comprar en el camino

- Un poncho de Momostenango o un chal: se abriga y ya tiene el regalo.
- Toallas y sombreros, en cualquier mercado de la costa.
- Fruta, pan, café. En nuestras casas hay jabón y champú.

## Cómo vestirse

Nadie espera que venga elegante. Pero en los pueblos la gente se viste con esmero, y un short muy corto parece ropa interior. En las iglesias, rodillas cubiertas. Y el huipil no es disfraz: si compró uno y le preguntan de qué pueblo es, sepa contestar, y habrá hecho una amistad.

## Y deje espacio

De regreso lleva café, chocolate, un mantel que no pensaba comprar y tal vez una máscara. Llene la maleta dos tercios. Si aun así pesa mucho, pregúntenos: muchas de nuestras casas tienen lavadora, y con tres camisas alcanza.`,
  },
}
