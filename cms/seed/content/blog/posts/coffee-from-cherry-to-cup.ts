import type { PostSeed } from '../post'

export const coffeeFromCherryToCup: PostSeed = {
  slug: {
    en: 'coffee-from-cherry-to-cup',
    es: 'el-cafe-de-la-mata-a-la-taza',
  },
  categories: ['food', 'culture'],
  author: 'kevin-batz',
  picture: 'blog-coffee-finca',
  publicationDate: -25,
  name: {
    en: 'From cherry to cup: how to visit a coffee farm',
    es: 'De la mata a la taza: cómo visitar una finca de café',
  },
  shortDescription: {
    en: 'When coffee flowers and ripens around Antigua, what wet and dry mills do, and how to choose a farm visit that pays the people who pick.',
    es: 'Cuándo florea y madura el café, qué hacen los beneficios y cómo escoger una visita que le pague a quien corta.',
  },
  description: {
    en: `A coffee cherry tastes of watermelon and rose, not of coffee. Most visitors learn it with a red one between the teeth on a slope near San Miguel Dueñas, and they look betrayed. Everything that we call coffee happens afterwards, and in Antigua you can follow each step within an hour’s ride.

## The year of a tree

The first hard rain, usually in April or May, makes the trees flower all at once: white, for three days, with a scent of jasmine. Then the fruit takes its time. Around Antigua, at 1,500 to 1,700 metres, picking begins about December and ends in March. In Huehuetenango and around Cobán it may last into April. Between June and November there is little to see on the branch but green beads, and farm visits are quieter and greener for it.

Above the coffee you will notice tall silvery trees. That is *gravilea*, planted for shade, because Antigua’s coffee grows under a roof of leaves that protects it from frost and sun alike.

## From the basket to the patio

1. **Picking.** By hand, only the red ones, three or four passes a tree. A full basket weighs about a hundred pounds when it becomes a sack.
2. **Pulping.** On the same day a machine squeezes the two beans out of the cherry.
3. **Fermenting and washing.** A night or two in tanks loosens the honey that sticks to the bean; water takes it away. Most Guatemalan coffee is washed, and this is why it tastes clean. Some farms leave the honey on, for a sweeter cup.
4. **Drying.** On patios, raked every half hour, eight to fifteen days. Seen from a volcano they look like blankets.
5. **The dry mill** takes off the last skin, the parchment, and sorts beans by size, weight and colour.
6. **Roasting**, at last: twelve minutes that can ruin a year.

## Eight regions

Anacafé, the growers’ association, describes eight: Antigua, Acatenango, Atitlán, Cobán, Fraijanes, Huehuetenango, Oriente and San Marcos. Put simply: volcano soils give chocolate and sweetness, Huehuetenango gives fruit and acidity, and Cobán’s endless drizzle gives something light and almost floral.

## How to choose a visit

The large estates near Antigua have museums, English guides and good shops. A small cooperative offers something else: in San Miguel Escobar, for instance, farmers take you to their own few rows, let you pick, and roast with you on a clay *comal* in the kitchen. Ask two things before you book. *Who guides?* should be answered with a name. *Who is paid?* should be answered with the same one.

## What to take home

Whole beans, roasted within the last two weeks, with the farm’s name on the bag. Ground coffee from the airport is older than your visa. And do not be surprised that many homes here drink instant coffee or a thin, sweet brew: for more than a century the best left in ships. That good coffee stays in the country is new, and every cup you order in Antigua helps it stay.`,
    es: `Una cereza de café sabe a sandía y a rosas, no a café. Casi todos lo descubren con una colorada entre los dientes, en una ladera de San Miguel Dueñas, y ponen cara de engañados. Lo que llamamos café pasa después, y en Antigua se puede seguir cada paso sin manejar más de una hora.

## El año de la mata

El primer aguacero fuerte, por abril o mayo, hace florear todo a la vez: blanco, tres días, con olor a jazmín. Después el fruto se toma su tiempo. En Antigua, entre 1,500 y 1,700 metros, el corte empieza por diciembre y termina en marzo. En Huehuetenango y en Cobán puede llegar hasta abril. De junio a noviembre en la rama sólo hay bolitas verdes; a cambio, las visitas son más tranquilas y el monte está más verde.

Encima del café hay árboles altos y plateados. Son gravileas, sembradas para dar sombra: el café de Antigua crece bajo un techo de hojas que lo protege del hielo y del sol.

## Del canasto al patio

1. **El corte.** A mano, sólo lo maduro, en tres o cuatro pasadas por mata. Un costal lleno anda por las cien libras.
2. **El despulpado.** El mismo día, una máquina saca los dos granos de la cereza.
3. **La fermentación y el lavado.** Una o dos noches en pilas aflojan la miel que queda pegada; el agua se la lleva. Casi todo el café de Guatemala es lavado y por eso sabe limpio. Algunas fincas dejan la miel y la taza sale más dulce.
4. **El secado.** En patios, rastrillando cada media hora, de ocho a quince días. Desde el volcán parecen ponchos tendidos.
5. **El beneficio seco** quita la última cáscara, el pergamino, y separa por tamaño, peso y color.
6. **El tueste**, por fin: doce minutos que pueden arruinar un año.

## Ocho regiones

Anacafé reconoce ocho: Antigua, Acatenango, Atitlán, Cobán, Fraijanes, Huehuetenango, Oriente y San Marcos. Dicho en sencillo: la tierra de volcán da chocolate y dulzura, Huehuetenango da fruta y acidez, y el chipichipi de Cobán da algo liviano, casi floral.

## Cómo escoger la visita

Las fincas grandes de Antigua tienen museo, guías y buenas tiendas. Una cooperativa pequeña ofrece otra cosa: en San Miguel Escobar, por ejemplo, los caficultores lo llevan a sus propios surcos, lo dejan cortar y tuestan con usted en un comal de barro, en su cocina. Antes de apartar, pregunte dos cosas. *¿Quién guía?* debe contestarse con un nombre. *¿A quién se le paga?*, con el mismo.

## Qué llevarse

Café en grano, tostado hace menos de dos semanas y con el nombre de la finca en la bolsa. El molido del aeropuerto es más viejo que sus vacaciones. Y no se extrañe si en muchas casas le dan café instantáneo o uno ralito y dulce: por más de un siglo lo mejor se fue en barco. Que el buen café se quede aquí es nuevo, y cada taza que usted pide ayuda a que se siga quedando.`,
  },
}
