import type { PostSeed } from '../post'

export const quetzalsOfTheVerapaces: PostSeed = {
  slug: { en: 'quetzals-of-the-verapaces', es: 'el-quetzal-y-las-verapaces' },
  categories: ['outdoors', 'places'],
  author: 'jose-ic',
  picture: 'blog-cloud-forest',
  publicationDate: -179,
  name: {
    en: 'How to see a quetzal (and what to do until it comes)',
    es: 'Cómo ver un quetzal (y qué hacer mientras llega)',
  },
  shortDescription: {
    en: 'Months, hours and trees: where quetzals feed in the cloud forest of the Verapaces, with orchids, cardamom and drizzle on the way.',
    es: 'Meses, horas y árboles: dónde come el quetzal en el bosque nuboso de las Verapaces, con orquídeas, cardamomo y chipichipi.',
  },
  description: {
    en: `In ten years as a guide I have learnt that a quetzal is not found. It is waited for. You stand under an *aguacatillo* at half past five with a thermos, it drips from everywhere, and nothing happens. At ten to six something the size of a pigeon falls out of the fog, turns in the air with a metre of green ribbon behind it, picks a fruit and is back on the branch. Then nobody speaks for a while.

## When

From **February to June** they nest and do not travel; March and April are best. Males grow their long tail feathers for it. In the second half of the year they follow the fruit up and down the mountain, and it is a matter of luck. In the day there are two good hours: dawn, and about four.

## Where

The road from the capital to Cobán climbs at kilometre 160 into cloud forest. There lies the **Biotopo Mario Dary Rivera**, reserve of the university, with two marked trails of two and nearly four kilometres among ferns as tall as houses. Curiously, the birds are often seen not inside but along the road, around lodges that have planted their favourite trees. Ask the owner at dinner; he knows at which tree they fed this morning.

Higher and wilder is **Chelemhá**, near Tucurú, and there are private reserves around San Pedro Carchá. A local guide is worth every cent: he hears the bird long before you think of looking up.

## Rules of the wait

Green or grey clothes. No flash, no recordings to lure them, no step off the path. Binoculars beat any telephone. If you hear a whine like a puppy’s, look for a pair.

## Cobán, meanwhile

The town is green and rained on, and was half German a hundred years ago, which explains the coffee cellars and the surnames. See **Orquigonia**, a sanctuary in which orchids seized from traffickers recover, among them the white nun, our national flower. Its smallest is no larger than a pinhead; they give you a lens. Eat **kak’ik**. Buy cardamom: Guatemala exports more of it than any other country, nearly all to the Arab world, and here in the hills you smell it drying.

In **San Juan Chamelco** women weave *picbil*, white on white. In **Carchá** the pools of Las Islas are full of families on Sundays.

## Three days

1. Capital to Purulhá, lodge by noon, first trail, early bed.
2. Dawn at the tree; then on to Cobán, orchids, kak’ik.
3. A coffee or cardamom farm, or Semuc Champey if you have two nights more.

## Clothes

Waterproof, warm, and patient. In our house in the cloud forest there is a fireplace, a shelf with field guides and a notebook in which guests write date and hour. The last entry as I write: “*5:52, male, complete. My wife cried. I had dust in my eye.*”`,
    es: `En diez años de guía aprendí que el quetzal no se encuentra. Se espera. Está uno debajo de un aguacatillo a las cinco y media, con su termo, chorreando por todos lados, y no pasa nada. A las seis menos diez cae de la neblina algo del tamaño de una paloma, da vuelta en el aire con un metro de cinta verde detrás, corta un fruto y ya está otra vez en la rama. Después nadie habla un rato.

## Cuándo

De **febrero a junio** anida y no se mueve; lo mejor es marzo y abril. Para eso les crecen a los machos las plumas largas. En la segunda mitad del año sube y baja por la montaña detrás de la fruta, y ya es cuestión de suerte. En el día hay dos horas buenas: el amanecer y como las cuatro.

## Dónde

En el kilómetro 160 la carretera a Cobán entra al bosque nuboso. Ahí está el **Biotopo Mario Dary Rivera**, de la Universidad de San Carlos, con dos senderos, de dos y de casi cuatro kilómetros, entre chipes del alto de una casa. Lo curioso es que muchas veces no se ven adentro sino a la orilla de la carretera, en las posadas que sembraron sus árboles. Pregúntele al dueño en la cena: sabe en cuál comieron hoy.

Más alto y más salvaje es **Chelemhá**, por Tucurú, y hay reservas privadas en San Pedro Carchá. El guía del lugar vale cada centavo: lo oye mucho antes de que a usted se le ocurra ver para arriba.

## Reglas de la espera

Ropa verde o gris. Sin flash, sin grabaciones para llamarlo y sin salirse de la vereda. Unos binoculares le ganan a cualquier teléfono. Si oye un quejido como de perrito, busque una pareja.

## Mientras tanto, Cobán

La ciudad es verde y llovida, y hace cien años era medio alemana; de ahí los beneficios de café y los apellidos. Vaya a **Orquigonia**, donde se recuperan las orquídeas decomisadas al contrabando, entre ellas la monja blanca. La más chiquita es como la cabeza de un alfiler; le prestan lupa. Coma **kak’ik**. Y compre cardamomo: Guatemala exporta más que ningún otro país, casi todo al mundo árabe, y en estos cerros se huele cuando se está secando.

En **San Juan Chamelco** las señoras tejen *picbil*, blanco sobre blanco. En **Carchá**, el balneario Las Islas se llena de familias los domingos.

## Tres días

1. De la capital a Purulhá, posada al mediodía, primer sendero y a la cama temprano.
2. Amanecer bajo el árbol; después a Cobán, orquídeas y kak’ik.
3. Una finca de café o de cardamomo; o Semuc, si tiene dos noches más.

## Qué ponerse

Impermeable, abrigo y paciencia. En nuestra casa del bosque nuboso hay chimenea, un estante de guías de aves y un cuaderno en el que los huéspedes anotan día y hora. La última entrada, hoy que escribo: “*5:52, macho, completo. Mi esposa lloró. A mí me entró basura en el ojo*”.`,
  },
}
