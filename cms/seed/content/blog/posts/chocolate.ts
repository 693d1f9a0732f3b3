import type { PostSeed } from '../post'

export const chocolate: PostSeed = {
  slug: { en: 'chocolate-where-it-was-money', es: 'el-chocolate-donde-fue-moneda' },
  categories: ['food', 'culture'],
  author: 'kevin-batz',
  picture: 'blog-dining',
  publicationDate: 12,
  name: {
    en: 'Chocolate, in the country where it was money',
    es: 'El chocolate, en el país donde fue moneda',
  },
  shortDescription: {
    en: 'From a cacao pod in Suchitepéquez to a cup in San Juan del Obispo: how Guatemala drinks, grinds and sells its chocolate.',
    es: 'De la mazorca de Suchitepéquez a la taza de San Juan del Obispo: cómo se toma, se muele y se vende aquí el chocolate.',
  },
  description: {
    en: `In the museum there is a clay pot from Petén with a screw lid, fifteen hundred years old, and inside it chemists found chocolate. On its outside is written, in glyphs, what it held: *kakaw*. The word has changed less than most. Beans were coins as well: the Spaniards wrote down that a rabbit cost ten, and that people forged them by filling shells with clay.

## The tree

Cacao needs shade, warmth and patience. It grows on the southern coast, in **Suchitepéquez** and **Retalhuleu**, and in the hot valleys of **Alta Verapaz**, where families keep a few dozen trees behind the house. Flowers spring straight from the trunk, no larger than a fingernail; pods follow, yellow or wine-red, the size of a papaya. Break one and you find a white pulp that tastes of lychee. In the middle are the bitter seeds. Ferment them under banana leaves for five or six days, dry them a week in the sun, and they begin to smell like what you know.

## How it is drunk here

Most Guatemalans do not eat chocolate, they drink it: a tablet of ground cacao with sugar and cinnamon, dissolved in hot water, not milk, beaten until there is foam. It belongs to wakes, weddings and sweet bread. In Alta Verapaz it is served unsweetened after the planting of maize. Older still is *batido*, thick and lukewarm, from a gourd, with *achiote* and flowers; you find it in Cobán’s market and nowhere on a menu.

## San Juan del Obispo

On the slope of Agua above Antigua, a village of medlars and bishops’ palaces, several families grind chocolate in their front rooms. You hear the mill from the street. They sell round tablets with almond, cardamom or chilli in brown paper and let you taste warm paste from the stone. Go by tuk-tuk in the morning, walk down afterwards: forty minutes, all downhill, volcano at your back.

## The bars

Since about 2010 there have been makers who produce fine bars from the bean, in Antigua, the capital and at the lake. Good ones name the place (Lachuá, Cahabón, San Antonio Suchitepéquez), the year and the share that the growers received. A bar with 70 percent from Cahabón tastes of dried plum and tobacco, one from the coast of nuts. They melt in a suitcase: buy on the last day.

## A workshop

Two hours, for children from five on and for grown-ups without dignity. You roast beans on a *comal* until they crackle, peel them while they burn your fingers, and grind them on a warm stone. Then three drinks are made of the paste: the Maya one, the Spanish one with sugar, the one of your childhood. Opinions differ. Nobody leaves anything.

## At home

Ask the keeper of your house for a *batidor*, the earthen jug, and a *molinillo*, the wooden whisk you roll between your palms. Two tablets, a litre of water, a stick of cinnamon. Beat until it foams, pour from high up, serve with *champurradas*. Outside it should rain.`,
    es: `En el museo hay una olla de barro de Petén, con tapa de rosca, de hace mil quinientos años, y adentro los químicos encontraron chocolate. Por fuera dice en glifos qué contenía: *kakaw*. Pocas palabras han cambiado tan poco. Los granos también eran moneda: los españoles apuntaron que un conejo valía diez, y que había quien los falsificaba rellenando la cáscara con barro.

## El árbol

El cacao quiere sombra, calor y paciencia. Se da en la bocacosta, en **Suchitepéquez** y **Retalhuleu**, y en los valles calientes de **Alta Verapaz**, donde las familias tienen unas decenas de matas detrás de la casa. La flor sale directo del tronco, del tamaño de una uña; después la mazorca, amarilla o tinta, como una papaya. Por dentro hay una pulpa blanca que sabe a lichi, y en medio las semillas amargas. Se fermentan cinco o seis días bajo hoja de plátano, se secan una semana al sol y entonces empiezan a oler a lo que usted conoce.

## Cómo se toma aquí

En casa el chocolate no se come: se toma. Una tablilla molida con azúcar y canela, en agua caliente y no en leche, batida hasta que haga espuma. Es de velorios, de bodas y de pan dulce. En Alta Verapaz se sirve sin azúcar cuando se termina la siembra. Más viejo todavía es el batido, espeso y tibio, en guacal, con achiote y flores: está en el mercado de Cobán y en ningún menú.

## San Juan del Obispo

En la falda del volcán de Agua, arriba de Antigua, en un pueblo de nísperos y palacio episcopal, varias familias muelen chocolate en la sala. El molino se oye desde la calle. Venden tablillas redondas con almendra, cardamomo o chile, en papel café, y dan a probar la pasta tibia de la piedra. Suba en tuc-tuc en la mañana y baje caminando: cuarenta minutos, todo en bajada y con el volcán a la espalda.

## Las barras

Desde más o menos 2010 hay quien hace barra fina desde el grano, en Antigua, en la capital y en el lago. Las buenas dicen el lugar —Lachuá, Cahabón, San Antonio Suchitepéquez—, el año y cuánto recibió quien lo cosechó. Una de Cahabón al setenta por ciento sabe a ciruela pasa y a tabaco; una de la costa, a nuez. En la maleta se derriten: cómprelas el último día.

## Un taller

Dos horas, para niños desde los cinco años y para adultos sin vergüenza. Se tuesta el grano en comal hasta que truena, se pela quemándose los dedos y se muele en piedra caliente. De la pasta salen tres bebidas: la maya, la española con azúcar y la de su infancia. Hay discusión. Nadie deja nada.

## En casa

Pídale al guardián un batidor de barro y un molinillo. Dos tablillas, un litro de agua, una raja de canela. Se bate hasta que espume, se sirve desde alto y se acompaña con champurradas. Afuera, de preferencia, que esté lloviendo.`,
  },
}
