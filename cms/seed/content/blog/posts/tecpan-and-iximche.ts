import type { PostSeed } from '../post'

export const tecpanAndIximche: PostSeed = {
  slug: { en: 'tecpan-and-iximche', es: 'tecpan-e-iximche' },
  categories: ['places', 'food'],
  author: 'kevin-batz',
  picture: 'blog-highland-house',
  publicationDate: -200,
  name: {
    en: 'Tecpán: breakfast, pine woods and a lost capital',
    es: 'Tecpán: desayuno, pinares y una capital perdida',
  },
  shortDescription: {
    en: 'Everybody stops here for breakfast on the way to the lake. Why it is worth two nights: Iximché, mushrooms, fireplaces and cold stars.',
    es: 'Todos paran aquí a desayunar rumbo al lago. Por qué vale dos noches: Iximché, hongos, chimenea y estrellas frías.',
  },
  description: {
    en: `At kilometre 80 or so of the Inter-American Highway it begins to smell of sausages. Buses brake, families climb out in sweaters, and everyone eats the same: eggs, beans, cream, *longaniza* from the grill, and chocolate in a mug that warms both hands. Then they drive on to the lake. I have done so two hundred times. It took a puncture to make me stay, and I was ashamed that I had not done it before.

## The capital that lasted fifty years

Five kilometres outside lies **Iximché**, “maize tree”. The Kaqchikel founded it about 1470 on a tongue of land with ravines on three sides, after they had broken with the K’iche’, and ruled from here until the Spaniards came. For a few months in 1524 it was the first capital of the new colony. Then the demands for gold became unbearable, the Kaqchikel left their own city by night and fought from the hills for six years. It was burnt.

What remains are plazas, ball courts and low temples among pine trees, wide lawns, crows, a small museum. There are no crowds. At the far end, under the trees, stands an altar where fires burn on most days. *Ajq’ijab’*, keepers of the days, come with families, candles of five colours, incense, sugar, and a question. You may watch from a distance, silently. It is a church in use.

## Walks

- **Astillero municipal**, the town’s own forest, with paths and a spring.
- **Finca La Chácara** and other farms with trails, zip lines and a lagoon for children.
- For birds, the pine and oak woods at 2,500 metres: there are pink-headed warblers, which live nowhere else than here and in Chiapas.

## Mushrooms

From June to September women sit at the highway with baskets of *anacates* (chanterelles), blue *xara* and *hongo de San Juan*, red as a traffic light and, prepared properly, delicious. Buy from people who eat them, not with the help of a book. Fry with garlic and *chile guaque*. With tortillas from blue maize it is the best dinner of the year.

## Market

Thursday is the big day: wool, pots, seedlings, blankets. The huipil of Tecpán comes in brown native cotton, *cuyuscate*, and is one of the quietest and finest of all.

## The cold

The town lies at 2,300 metres. In December grass is white in the morning, and our house there has two fireplaces and a cord of wood under the roof. At night there is no light for kilometres. Orion stands so high at Christmas that you have to lie down for him, on the terrace, under three blankets.

## How to combine

Antigua to Tecpán takes an hour and a half. Stay two nights and go on to the lake (an hour and a half), to Chichicastenango on a Thursday or Sunday (fifty minutes), or to Xela. And do have breakfast, by all means. Only, this time, let the others drive on.`,
    es: `Por el kilómetro ochenta de la Interamericana empieza a oler a longaniza. Frenan los buses, se bajan familias con suéter y todos comen lo mismo: huevos, frijoles, crema, longaniza del asador y un chocolate en pocillo que calienta las dos manos. Y siguen para el lago. Yo lo hice doscientas veces. Hizo falta un pinchazo para quedarme, y me dio pena no haberlo hecho antes.

## La capital que duró cincuenta años

A cinco kilómetros está **Iximché**, “palo de maíz”. Los kaqchikeles la fundaron hacia 1470 en una lengua de tierra con barrancos por tres lados, cuando rompieron con los k’iche’s, y desde ahí gobernaron hasta que llegaron los españoles. En 1524 fue por unos meses la primera capital de la colonia. Después las exigencias de oro se volvieron insoportables; los kaqchikeles abandonaron de noche su propia ciudad y pelearon seis años desde los cerros. La quemaron.

Quedan plazas, juegos de pelota y templos bajos entre pinos, grama ancha y un museo pequeño. No hay gentío. Al fondo, bajo los árboles, está el altar donde casi todos los días arde fuego. Los *ajq’ijab’* llegan con familias, candelas de cinco colores, pom, azúcar y una pregunta. Se puede ver de lejos y en silencio. Es una iglesia en uso.

## Caminatas

- El **astillero municipal**, bosque del pueblo, con veredas y nacimiento de agua.
- **Finca La Chácara** y otras granjas con senderos, cables y laguna para los niños.
- Para pájaros, los pinares y encinales a 2,500 metros: ahí vive el chipe de cabeza rosada, que no existe más que aquí y en Chiapas.

## Los hongos

De junio a septiembre hay señoras a la orilla de la carretera con canastos de anacates, de *xara* azul y de hongo de San Juan, colorado como semáforo y, bien preparado, delicioso. Cómpreselos a quien los come, no con ayuda de un libro. Con ajo y chile guaque, y tortillas de maíz negro: la mejor cena del año.

## La plaza

El día grande es el jueves: lana, ollas, pilones y ponchos. El huipil de Tecpán se teje con cuyuscate, el algodón café de aquí, y es de los más callados y más finos.

## El frío

El pueblo está a 2,300 metros. En diciembre la grama amanece blanca, y nuestra casa tiene dos chimeneas y una carga de leña bajo techo. De noche no hay una luz en kilómetros. Por Navidad, Orión queda tan alto que para verlo hay que acostarse en la terraza, con tres ponchos.

## Con qué juntarlo

De Antigua son hora y media. Quédese dos noches y siga para el lago (hora y media), para Chichicastenango un jueves o domingo (cincuenta minutos), o para Xela. Y desayune, por supuesto. Sólo que esta vez deje que los demás sigan.`,
  },
}
