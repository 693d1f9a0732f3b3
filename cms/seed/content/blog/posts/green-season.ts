import type { PostSeed } from '../post'

export const greenSeason: PostSeed = {
  slug: { en: 'in-praise-of-the-rainy-season', es: 'elogio-del-invierno' },
  categories: ['tips', 'outdoors'],
  author: 'lucia-xicay',
  picture: 'blog-rain-garden',
  publicationDate: -123,
  name: {
    en: 'In praise of the rainy season',
    es: 'Elogio del invierno',
  },
  shortDescription: {
    en: 'From May to October it rains in the afternoon. Why prices fall, volcanoes turn green and the mornings may be the best of the year.',
    es: 'De mayo a octubre llueve en la tarde. Por qué bajan los precios, reverdecen los volcanes y las mañanas son las mejores.',
  },
  description: {
    en: `The first rain comes with a smell. After five months of dust a cloud pushes up behind Agua one afternoon in May, the dogs go inside, and drops as big as coins fall on hot tiles. People step into the doorways to look. Within a week the hills are green; within two, the coffee is in flower. We call this winter, *invierno*, and it is the warm half of the year.

## What the rain is really like

It keeps hours. On most days the morning is washed and blue until noon, clouds gather during lunch, and between two and four it pours for an hour or two. Evenings are often dry, with frogs. June and September are the wettest months. Around the end of July there is usually a dry pause of two or three weeks that every grandmother knows, the *canícula*.

Now and then, most likely in September or October, a storm system from the Pacific or the Caribbean settles over the country and it rains for three days without a break. Then roads slide. It happens once or twice a season, and nobody can tell you in March whether it will be your week.

## What gets better

- **Prices.** From May to mid-June, and in September and October, our houses cost up to a quarter less, and those which are full in January have a Saturday free.
- **Views.** In the dry months haze and smoke lie over the valley. After rain the volcanoes stand as if cut out.
- **Water.** Waterfalls fall, Siete Altares has seven pools again, rivers are fit for rafting.
- **Markets.** Mangoes, *jocotes*, mushrooms from the pine woods of Tecpán (the orange *anacate* among them), *güisquil*, fresh maize in August.
- **Tikal.** Empty, green, steaming, with toucans that nobody frightens.
- **The coast.** Turtles come ashore from July on.

## What gets worse

Semuc Champey can turn brown. Acatenango may show you fog for the price of a view. Unpaved roads to some houses need four-wheel drive; we tell you which. Laundry takes three days. The electricity blinks.

## How to plan a day

Do what is outdoors before one. Eat long. Be at home at three, with coffee, bread and a covered corridor, and listen. Go out again at six, when the cobblestones shine. It is the rhythm of everybody who lives here, and after two days you will find that it is a good one.

## What to ask us

Ask for a house with a corridor rather than just a garden; with a fireplace above 1,700 metres; with a cistern that the rain fills. And bring shoes that may get wet. The best umbrella is sold at every corner the moment the first drop falls, from nowhere, by the same man who sold you sunglasses in the morning.`,
    es: `El primer aguacero se anuncia por el olor. Después de cinco meses de polvo, una tarde de mayo asoma una nube detrás del volcán de Agua, los chuchos se meten y caen gotas del tamaño de una moneda sobre la teja caliente. La gente sale a la puerta a verlo. En una semana los cerros están verdes; en dos, el café en flor. Le decimos invierno y es la mitad cálida del año.

## Cómo llueve de verdad

Llueve con horario. Casi todos los días la mañana amanece lavada y azul, a la hora de almuerzo se juntan las nubes y entre dos y cuatro cae un aguacero de una o dos horas. La noche muchas veces ya está seca y con ranas. Junio y septiembre son los meses más mojados. A finales de julio suele haber dos o tres semanas de pausa que toda abuela conoce: la canícula.

De vez en cuando, sobre todo en septiembre u octubre, se queda un temporal y llueve tres días sin parar. Entonces hay derrumbes. Pasa una o dos veces por temporada, y nadie puede decirle en marzo si le va a tocar.

## Lo que mejora

- **Los precios.** De mayo a mediados de junio y en septiembre y octubre nuestras casas cuestan hasta la cuarta parte menos, y las que en enero están llenas tienen libre algún sábado.
- **Las vistas.** En verano hay bruma y humo de rozas. Después de la lluvia los volcanes se ven como recortados.
- **El agua.** Hay cataratas, Siete Altares vuelve a tener siete y los ríos sirven para navegar.
- **El mercado.** Mango, jocote, hongos de los pinares de Tecpán —el anacate, entre ellos—, güisquil y, en agosto, elotes.
- **Tikal.** Vacío, verde, humeante y con tucanes a los que nadie asusta.
- **La costa.** De julio en adelante salen las parlamas.

## Lo que empeora

Semuc puede ponerse café. El Acatenango a veces cobra por ver neblina. Para llegar a algunas casas por terracería hace falta doble tracción; le decimos a cuáles. La ropa tarda tres días en secar. La luz parpadea.

## Cómo organizar el día

Lo de afuera, antes de la una. Almuerzo largo. A las tres ya en casa, con café, pan y un corredor techado, a oír. A las seis se sale otra vez, cuando el empedrado brilla. Es el ritmo de todos los que vivimos aquí, y en dos días uno descubre que es bueno.

## Qué pedirnos

Una casa con corredor y no sólo con jardín; con chimenea, si está arriba de 1,700 metros; y con una cisterna que se llene del techo. Traiga zapatos que se puedan mojar. La mejor sombrilla la venden en cada esquina en cuanto cae la primera gota: aparece de la nada, y la trae el mismo señor que en la mañana le vendió lentes de sol.`,
  },
}
