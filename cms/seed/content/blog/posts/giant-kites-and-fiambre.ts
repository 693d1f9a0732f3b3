import type { PostSeed } from '../post'

export const giantKitesAndFiambre: PostSeed = {
  slug: { en: 'giant-kites-and-fiambre', es: 'barriletes-gigantes-y-fiambre' },
  categories: ['culture', 'food'],
  author: 'kevin-batz',
  picture: 'blog-sky-overlook',
  publicationDate: -20,
  name: {
    en: 'The first of November: kites as large as houses',
    es: 'Primero de noviembre: barriletes del tamaño de una casa',
  },
  shortDescription: {
    en: 'On All Saints’ Day Sumpango and Santiago Sacatepéquez raise giant kites among the graves. How to go, what to eat, how to behave.',
    es: 'El Día de Todos los Santos, Sumpango y Santiago levantan barriletes gigantes. Cómo ir, qué comer y cómo portarse.',
  },
  description: {
    en: `A kite fifteen metres wide does not fly. It stands. Forty young men lift it with bamboo poles and ropes until it hangs upright against the wind, a wheel of tissue paper with a portrait, a protest or a maize plant in its centre. It trembles. Everybody holds their breath. Sometimes it tears, with a sound like rain, and the crew that worked on it for four months laughs and cries at the same time.

## Where and when

It happens on the first of November, All Saints’, in two towns of Kaqchikel speakers half an hour from Antigua. In **Sumpango** the giants stand on the football field, with a grandstand and a competition: the larger kites, the larger crowd. In **Santiago Sacatepéquez** smaller ones, up to six metres, really do fly, from the roofs of the tombs in the cemetery itself. UNESCO added the technique to its list of living heritage in 2024.

Be there before nine. The great ones are raised about noon, when wind comes, and by five all is paper again.

## Why kites

Old people say that the rustling paper frightens off bad spirits on the day when the good ones visit. Others say that the string is a telephone. The young crews, men and more and more women, say that it is the one place in the country where they can say what they think in letters three metres high. All are right. Only paper, glue and bamboo are used, every pattern is cut and pasted by hand, and one giant takes the evenings of twenty people from June.

## In the cemetery

Families clean the graves, paint them turquoise and pink, strew pine needles and the orange flower of the dead. They bring marimba, children, food, and sit down with the departed. Visitors are welcome. Walk around mounds of earth, not across them. Ask with your eyes before you raise a camera. If you are offered something, eat it.

## Fiambre

At home waits the dish of the day, cold, purple or pale according to whether the family believes in beetroot. It contains about fifty things: vegetables in vinegar, sausages, ham, chicken, cheese, capers, baby corn, and a *caldillo* that is a secret in every house. It began, they say, when families brought all the favourite foods of their dead to the graves and mixed what was left. It needs two days and all the aunts. Restaurants in Antigua sell it in the last days of October; order ahead. With it go *ayote en dulce*, squash cooked in brown sugar, and *jocotes* in honey.

## How to get there

The highway jams by eight. Leave Antigua at six by shuttle or with a driver who waits at the edge of the town. Bring a hat, water, small notes, and shoes for mud. In the evening you will want to sit on a quiet terrace. Ask us early: that week we are nearly as full as at Easter.`,
    es: `Un barrilete de quince metros no vuela. Se para. Cuarenta muchachos lo levantan con cañas y lazos hasta que queda derecho contra el viento: una rueda de papel de china con un retrato, una protesta o una mata de maíz en el centro. Tiembla. Todos contienen el aire. A veces se rasga, con un ruido como de lluvia, y los que trabajaron cuatro meses ríen y lloran al mismo tiempo.

## Dónde y cuándo

Es el primero de noviembre, Día de Todos los Santos, en dos pueblos kaqchikeles a media hora de Antigua. En **Sumpango** los gigantes se levantan en el campo de fútbol, con graderío y concurso: barriletes más grandes, más gente. En **Santiago Sacatepéquez** los de hasta seis metros sí vuelan, desde el mismo cementerio. En 2024 la UNESCO inscribió la técnica como patrimonio vivo.

Llegue antes de las nueve. Los grandes se levantan al mediodía, cuando entra el viento, y a las cinco todo es otra vez papel.

## Por qué barriletes

Los abuelos dicen que el zumbido del papel espanta a los malos espíritus el día en que vienen de visita los buenos. Otros dicen que la pita es un teléfono. Los grupos de jóvenes, hombres y cada vez más mujeres, dicen que es el único lugar donde pueden decir lo que piensan con letras de tres metros. Todos tienen razón. Sólo se usa papel, pegamento y caña; cada dibujo se corta y se pega a mano, y un gigante se lleva las noches de veinte personas desde junio.

## En el cementerio

Las familias limpian las tumbas, las pintan de turquesa y rosado, riegan pino y flor de muerto. Llevan marimba, niños y comida, y se sientan con los suyos. La visita es bienvenida. Rodee los montículos, no los pise. Pida permiso con los ojos antes de levantar la cámara. Si le ofrecen algo, cómaselo.

## El fiambre

En la casa espera el plato del día, frío, rojo o blanco según lo que la familia opine de la remolacha. Lleva unas cincuenta cosas: curtido, embutidos, jamón, pollo, quesos, alcaparras, elotitos y un caldillo que en cada casa es secreto. Cuentan que empezó cuando la gente llevaba a las tumbas lo que más le gustaba a cada difunto y luego juntaba lo que sobraba. Pide dos días y a todas las tías. En Antigua los restaurantes lo venden a finales de octubre; encárguelo. Lo acompañan el ayote en dulce y los jocotes en miel.

## Cómo llegar

A las ocho la carretera ya está parada. Salga de Antigua a las seis, en shuttle o con un piloto que lo espere a la orilla del pueblo. Lleve gorra, agua, sencillo y zapatos para el lodo. En la tarde va a querer una terraza callada. Pídala con tiempo: esa semana estamos casi tan llenos como en Semana Santa.`,
  },
}
