import type { PostSeed } from '../post'

export const tikalAndFlores: PostSeed = {
  slug: { en: 'tikal-flores-and-yaxha', es: 'tikal-flores-y-yaxha' },
  categories: ['places', 'outdoors'],
  author: 'jose-ic',
  picture: 'place-flores',
  publicationDate: -88,
  name: {
    en: 'Three days in Petén: Tikal, Flores and a quieter temple',
    es: 'Tres días en Petén: Tikal, Flores y un templo más callado',
  },
  shortDescription: {
    en: 'How to see Tikal without the crowd, why Yaxhá at sunset may move you more, and where to cool off around Lake Petén Itzá.',
    es: 'Cómo ver Tikal sin gentío, por qué Yaxhá al atardecer puede emocionar más y dónde refrescarse en el lago Petén Itzá.',
  },
  description: {
    en: `The howler monkeys begin before it is light. Visitors in their first night at El Remate believe that a jaguar is being murdered; it is a group of vegetarian animals of seven kilos telling another group where the figs are. Lie still and listen. In Petén the forest is not the background of the ruins. The ruins are the background of the forest.

## Day one: the lake

Fly from the capital in an hour, or take the night bus. **Flores** is an island of coloured houses, joined to the shore by a causeway, small enough to walk around in fifteen minutes. Leave your bags, hire a *lanchero* for an hour, and look at it from the water. Swim at Jorge’s rope swing or from a dock at San Miguel, across the strait. In the evening people sit on the wall of the malecón and eat tacos and *macal* cakes from the stalls.

Those who want trees instead of neighbours sleep in **El Remate**, half-way to Tikal, where the lake is clear as gin and Cerro Cahuí has a trail with toucans.

## Day two: Tikal

The park opens at six. Go with the first bus. For two hours you will have plazas of the size of a stadium almost for yourself, with coatis crossing in single file. Begin with the Great Plaza, but do not stay: walk to the *Mundo Perdido* and up to **Temple IV**, some sixty-five metres, the tallest. From its platform only the combs of four temples stick out of the green. If that looks familiar, it is: a space film used it as a rebel base.

A guide is worth the fee here. Not for the dates, but because he sees the spider monkey, the pit viper and the chewing-gum scars on the *chicozapote*. Bring three litres of water, cash for the ticket, and a shirt with sleeves. Sunrise tickets are sold separately; in many months sunrise is fog, lovely and white.

## Day three: Yaxhá

An hour and a half east lies a Maya city on a lagoon, with a tenth of the visitors. The plan is simple: arrive after two, walk the causeways between the acropolises, and climb Temple 216 at five. The sun sinks into the water, the monkeys comment on it, and the keeper waits patiently at the bottom. Crocodiles live in the lagoon. Swim elsewhere.

## Heat, and other facts

- November to February is pleasant. April reaches forty degrees; rain falls mainly from June to October, mostly late in the day.
- Repellent, and long trousers at dusk.
- There are cash machines in Flores and Santa Elena, not in the parks.
- Food you will not find elsewhere: *pescado blanco* from the lake, grilled, with lime.

For the truly stubborn there is **El Mirador**, five days on foot through mud and ticks to the largest pyramid of all. I have guided it eleven times. My advice to most people is a fourth night in El Remate.`,
    es: `Los saraguates empiezan antes de que aclare. Quien duerme por primera vez en El Remate cree que están matando a un jaguar; es una familia de monos vegetarianos de siete kilos que le avisa a otra dónde hay ramón. Quédese quieto y oiga. En Petén la selva no es el fondo de las ruinas. Las ruinas son el fondo de la selva.

## Primer día: el lago

De la capital se llega en una hora de avión o en el bus de la noche. **Flores** es una isla de casas de colores unida a tierra por un relleno; se le da la vuelta en quince minutos. Deje las maletas, contrate a un lanchero por una hora y mírela desde el agua. Para nadar están los muelles de San Miguel, enfrente. En la noche la gente se sienta en el malecón a comer tacos y dobladas.

Quien quiere árboles en vez de vecinos duerme en **El Remate**, a medio camino de Tikal, donde el agua es transparente y el cerro Cahuí tiene un sendero con tucanes.

## Segundo día: Tikal

El parque abre a las seis. Váyase en el primer bus. Durante dos horas tendrá casi para usted solo unas plazas del tamaño de un estadio, con pizotes que cruzan en fila. Empiece por la Gran Plaza, pero no se quede: camine al Mundo Perdido y suba al **Templo IV**, el más alto, de unos sesenta y cinco metros. Desde arriba sólo asoman del verde las crestas de los otros. Si le parece conocido, es porque salió en una película de naves espaciales.

Aquí el guía vale lo que cobra. No por las fechas, sino porque ve el mono araña, la barba amarilla y las cicatrices del chicle en el chicozapote. Lleve tres litros de agua, efectivo para la entrada —los guatemaltecos pagan mucho menos con DPI— y camisa de manga larga. El boleto de amanecer se compra aparte; en muchos meses el amanecer es niebla, blanca y preciosa.

## Tercer día: Yaxhá

Hora y media al oriente hay una ciudad maya frente a una laguna, con la décima parte de la gente. El plan es sencillo: llegar después de las dos, caminar las calzadas entre las acrópolis y a las cinco subir al Templo 216. El sol se mete en el agua, los monos lo comentan y el guardián espera abajo con paciencia. En la laguna hay lagartos. Nade en otro lado.

## Calor y otros datos

- De noviembre a febrero se está bien. Abril llega a cuarenta grados; llueve sobre todo de junio a octubre, más en la tarde.
- Repelente, y pantalón largo al anochecer.
- Cajeros hay en Flores y en Santa Elena, no en los parques.
- Pruebe el pescado blanco del lago, asado, con limón.

Para los muy tercos está **El Mirador**: cinco días a pie, entre lodo y garrapatas, hasta la pirámide más grande de todas. Lo he guiado once veces. A la mayoría le recomiendo mejor una cuarta noche en El Remate.`,
  },
}
