import type { PostSeed } from '../post'

export const holyWeekCarpets: PostSeed = {
  slug: {
    en: 'holy-week-carpets-in-antigua',
    es: 'alfombras-de-semana-santa-en-antigua',
  },
  categories: ['culture', 'places'],
  author: 'lucia-xicay',
  picture: 'blog-carpet-street',
  publicationDate: -4,
  name: {
    en: 'A street carpet that lasts four hours',
    es: 'Una alfombra que dura cuatro horas',
  },
  shortDescription: {
    en: 'How Antigua makes its Holy Week carpets of sawdust, pine and flowers, when to see them, and how to be a good guest while the street is at work.',
    es: 'Cómo se hacen las alfombras de aserrín, pino y flores, a qué hora verlas y cómo portarse mientras la cuadra trabaja.',
  },
  description: {
    en: `At two in the morning on Good Friday the street outside my parents’ house smells of wet sawdust. Somebody has brought a ladder to hang a lamp from, my uncle is on his knees with a sieve full of purple, and a neighbour is handing round sweet bread and coffee. By five the carpet must be finished. Before nine it will be gone, because that is what it is for.

## What they are made of

The base is a layer of plain sawdust or sand that evens out the cobblestones. It is dampened so that the wind cannot take it. On top go the colours: sawdust from the sawmill, dyed weeks before and dried in the sun, sifted through cardboard or wooden stencils one colour at a time. Other families work without dye: pine needles, bougainvillea, *corozo* palm whose scent is for many of us the smell of the whole season, fruit, vegetables, bread.

Planning begins after Christmas. A carpet of twenty metres needs a drawing, thirty sacks of sawdust and as many hands as the block can lend. Most are gifts: a promise kept, thanks for an illness overcome, or simply what this house has always done.

## Why they are destroyed

The procession walks over them. Dozens of bearers in purple (in black once Christ has died, on Friday at three) carry a float that may weigh several tons, and only they may step on the flowers. Behind the band comes the cleaning crew with brooms and a tractor, and the street is grey again. Nobody in Antigua finds that sad. It is the offering that counts.

## When to look

- **Lent** has a procession nearly every Sunday, each from another church, with fewer people than in the last week.
- **Palm Sunday** brings out the great float of La Merced.
- **Holy Thursday, late evening**, and **Good Friday before dawn** are when most carpets are being made. Walk between one and five in the morning: it is the loveliest night of the year.
- The routes and hours are printed each year; they are sold on the street and hang in every shop.

## How to be a good guest

Ask before you photograph faces. Never step over a carpet to take a shorter way. If a family hands you a sieve, take it; that is a real invitation. Stand on the pavement when the float comes, and take off your hat.

## Where to sleep

Houses inside the grid are asked for months ahead, and many require four or five nights. If you want sleep as well as carpets, look at San Pedro las Huertas or Jocotenango and walk in. Cars hardly move in the centre from Wednesday on, so arrive by Tuesday, stock the kitchen, and leave the car where it is until Easter Sunday.`,
    es: `A las dos de la mañana del Viernes Santo, frente a la casa de mis papás huele a aserrín mojado. Alguien trajo una escalera para colgar un foco, mi tío está hincado con un colador lleno de morado y una vecina reparte pan dulce con café. A las cinco la alfombra tiene que estar lista. Antes de las nueve ya no va a existir, y para eso se hizo.

## De qué están hechas

La base es aserrín sin color o arena, para emparejar el empedrado. Se humedece para que no se la lleve el viento. Encima van los colores: aserrín teñido con semanas de anticipación y secado al sol, que se cierne sobre moldes de cartón o de madera, un color a la vez. Otras familias no usan anilina: ponen pino, buganvilia, corozo —cuyo olor es, para muchos de nosotros, el de toda la temporada—, frutas, verduras y hasta pan.

Se empieza a planear después de Navidad. Una alfombra de veinte metros pide un dibujo, treinta costales de aserrín y todas las manos que preste la cuadra. Casi todas son un regalo: una promesa cumplida, las gracias por una enfermedad que se curó o, sencillamente, lo que en esa casa se ha hecho siempre.

## Por qué se destruyen

La procesión les pasa encima. Decenas de cucuruchos de morado (de negro, desde las tres de la tarde del viernes) cargan un anda que puede pesar varias toneladas, y sólo ellos pisan las flores. Detrás de la banda viene la cuadrilla de limpieza con escobas y un tractor, y la calle vuelve a quedar gris. A nadie le da tristeza. Lo que vale es la ofrenda.

## Cuándo verlas

- En **Cuaresma** hay procesión casi todos los domingos, cada uno de otra iglesia y con menos gente.
- El **Domingo de Ramos** sale la gran anda de La Merced.
- La noche del **Jueves Santo** y la madrugada del **Viernes Santo** es cuando se hacen más alfombras. Camine entre la una y las cinco: es la noche más bonita del año.
- Los recorridos y las horas salen impresos cada año; se venden en la calle y están pegados en todas las tiendas.

## Cómo portarse

Pida permiso antes de retratar a alguien. No cruce por encima de una alfombra para acortar camino. Si una familia le pasa el colador, recíbalo: la invitación es de verdad. Cuando venga el anda, quédese en la banqueta y quítese el sombrero.

## Dónde dormir

Las casas del casco se apartan con meses de anticipación y muchas piden cuatro o cinco noches. Si además de alfombras quiere dormir, busque en San Pedro las Huertas o en Jocotenango y llegue caminando. Desde el miércoles casi no circulan carros en el centro: venga a más tardar el martes, deje surtida la cocina y no mueva el carro hasta el Domingo de Resurrección.`,
  },
}
