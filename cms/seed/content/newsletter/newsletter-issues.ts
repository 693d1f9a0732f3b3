import type { BorrowedPicture } from '../../pictures/plan-borrowed'
import type { SeedDay, Words } from '../types'

type NewsletterSeed = {
  slug: Words
  sentOn: SeedDay
  picture: BorrowedPicture
  title: Words
  /** Also what search engines show: 155 signs at most. */
  intro: Words
  /** Markdown. */
  body: Words
}

const may: NewsletterSeed = {
  slug: { en: 'the-first-rain', es: 'la-primera-lluvia' },
  sentOn: -20,
  picture: 'blog-rain-garden',
  title: { en: 'The first rain', es: 'La primera lluvia' },
  intro: {
    en: 'The hills turn green, prices go down by up to a quarter, and a neighbour tells what the frogs announce.',
    es: 'Reverdecen los cerros, los precios bajan hasta la cuarta parte y un vecino cuenta qué anuncian las ranas.',
  },
  body: {
    en: `Dear friends,

Last Tuesday at three it came: drops like coins, hot tiles that smoke, and everybody in the doorways. The dry months are over.

## What is new

We have visited four houses this month and taken three. The fourth had a view of the lake and no hot water; its owner promises both by September.

## Free and cheaper

- Weekdays in the hills, up to a quarter less until the middle of June
- The lake, from Sunday to Thursday, with breakfast at some houses
- A month in Antigua: ask us, most owners say yes in the green season

## A story from the road

Don Chepe keeps the gate of a coffee farm above Ciudad Vieja. He does not look at the sky. "When the frogs are silent at five," he says, "you have an hour." We waited with him, on a bench, with bread. At six it poured.

Until next month!`,
    es: `Queridos amigos:

El martes a las tres llegó: gotas como monedas, tejas calientes que humean y todo el mundo en la puerta. Se acabó el verano.

## Lo nuevo

Este mes visitamos cuatro casas y nos quedamos con tres. La cuarta tenía vista al lago y no tenía agua caliente; el dueño promete las dos cosas para septiembre.

## Libre y más barato

- Entre semana en la montaña, hasta la cuarta parte menos hasta mediados de junio
- El lago, de domingo a jueves, con desayuno en algunas casas
- Un mes en Antigua: pregúntenos, en invierno casi todos los dueños dicen que sí

## Una historia del camino

Don Chepe cuida el portón de una finca de café arriba de Ciudad Vieja. Al cielo no lo mira. «Cuando las ranas se callan a las cinco», dice, «le queda una hora». Esperamos con él en una banca, con pan. A las seis cayó el aguacero.

¡Hasta el otro mes!`,
  },
}

const lake: NewsletterSeed = {
  slug: { en: 'mornings-on-the-lake', es: 'mananas-en-el-lago' },
  sentOn: -51,
  picture: 'blog-lake-dawn',
  title: { en: 'Mornings on the lake', es: 'Mañanas en el lago' },
  intro: {
    en: 'Before the wind comes at noon the water is a mirror. Which villages to wake up in, and how to cross.',
    es: 'Antes de que llegue el viento del mediodía, el agua es un espejo. En qué pueblos amanecer y cómo cruzar.',
  },
  body: {
    en: `Dear friends,

At noon the *xocomil* comes up the lake and nobody crosses for pleasure any more. So everything good happens before: swimming, the first boat, coffee on a jetty.

## Where to wake up

Santa Cruz for silence, San Juan for weavers and painters, San Marcos for bare feet. Our houses there have boats that call at the jetty; tell us when you arrive and somebody will stand there with a lamp.

> The lake has another face each hour. You have to have breakfast with it.

## Free in the coming weeks

Two houses in Santa Cruz, midweek. One in San Juan with a loom that works.

Until next month!`,
    es: `Queridos amigos:

A mediodía sube el xocomil y ya nadie cruza por gusto. Por eso todo lo bueno pasa antes: nadar, la primera lancha, el café en el muelle.

## Dónde amanecer

Santa Cruz para el silencio, San Juan para tejedoras y pintores, San Marcos para andar descalzo. Nuestras casas de allá tienen lancha que pasa por el muelle; avísenos a qué hora llega y alguien lo espera con una lámpara.

> El lago tiene otra cara cada hora. Hay que desayunar con él.

## Libre en las próximas semanas

Dos casas en Santa Cruz, entre semana. Una en San Juan con un telar que sí funciona.

¡Hasta el otro mes!`,
  },
}

const market: NewsletterSeed = {
  slug: { en: 'what-the-market-has-now', es: 'lo-que-hay-en-el-mercado' },
  sentOn: -82,
  picture: 'blog-market',
  title: { en: 'What the market has now', es: 'Lo que hay en el mercado' },
  intro: {
    en: 'Mangoes, the first green beans and a lady who sells by the handful: a morning among the stalls.',
    es: 'Mangos, los primeros ejotes y una señora que vende por manojo: una mañana entre los puestos.',
  },
  body: {
    en: `Dear friends,

On Thursdays we shop for the welcome baskets of our houses, and the market tells us the month better than any calendar.

| now | from next month on |
| --- | --- |
| mangoes, watermelon | *jocotes* |
| green beans | fresh maize |
| dry firewood | mushrooms |

## Ask for a basket

Most of our houses can have one waiting: fruit, bread, coffee from the slope behind. Say so in your inquiry.

Until next month!`,
    es: `Queridos amigos:

Los jueves compramos para las canastas de bienvenida de nuestras casas, y el mercado dice el mes mejor que cualquier calendario.

| ahora | desde el otro mes |
| --- | --- |
| mango, sandía | jocote |
| ejote | elote |
| leña seca | hongos |

## Pida su canasta

En casi todas nuestras casas puede estar lista: fruta, pan, café de la ladera de atrás. Dígalo en su consulta.

¡Hasta el otro mes!`,
  },
}

const carpets: NewsletterSeed = {
  slug: { en: 'carpets-for-one-morning', es: 'alfombras-para-una-manana' },
  sentOn: -113,
  picture: 'blog-carpet-street',
  title: { en: 'Carpets for one morning', es: 'Alfombras para una mañana' },
  intro: {
    en: 'Neighbours colour sawdust all night for a procession that passes at dawn. How to see it, and how to help.',
    es: 'Los vecinos tiñen aserrín toda la noche para una procesión que pasa al amanecer. Cómo verlo y cómo ayudar.',
  },
  body: {
    en: `Dear friends,

In Lent our street does not sleep. Sawdust is dyed in barrels, stencils come down from the attics, and at four in the morning a carpet of forty metres is finished. At six the procession walks over it.

## How to help

Ask whoever kneels there. Somebody will hand you a sieve. We have yet to meet the guest who was sent away.

## Where to sleep

Antigua is full. Think of the villages around it: twenty minutes away, quiet at night, and half the price.

Until next month!`,
    es: `Queridos amigos:

En Cuaresma nuestra calle no duerme. Se tiñe aserrín en toneles, bajan los moldes del tapanco y a las cuatro de la mañana queda lista una alfombra de cuarenta metros. A las seis le pasa la procesión encima.

## Cómo ayudar

Pregúntele a quien esté hincado. Alguien le da un cedazo. Todavía no conocemos al huésped al que hayan mandado de regreso.

## Dónde dormir

Antigua está llena. Piense en los pueblos de alrededor: a veinte minutos, tranquilos de noche y a mitad de precio.

¡Hasta el otro mes!`,
  },
}

/** The newest first. */
export const newsletterIssues: readonly NewsletterSeed[] = [may, lake, market, carpets]
